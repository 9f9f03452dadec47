import { expect, test } from "vitest";
import { keepForms, keepNamed } from "../text-files";

const FILE = `# A comment.
step-draw = Draw
greeting = Hello
    .form = Hallo
of-the-terminal = Press a key
count = { $count ->
    [one] one
   *[other] { step-play }
    }
step-play = Play
`;

test("what the client names is shipped whole, with what it refers to; comments and the rest are not", () => {
  const named = { ids: new Set(["greeting", "count"]), beginnings: [], ends: [] };
  expect(keepNamed(FILE, named)).toBe(`greeting = Hello
    .form = Hallo
count = { $count ->
    [one] one
   *[other] { step-play }
    }
step-play = Play`);
  expect(keepNamed(FILE, { ids: new Set(), beginnings: ["step-"], ends: [] })).toBe("step-draw = Draw\nstep-play = Play");
  expect(keepNamed(FILE, { ids: new Set(), beginnings: [], ends: ["-terminal"] })).toBe("of-the-terminal = Press a key");
});

test("of the places' forms those are shipped that some message asks for", () => {
  const places = "place-ulm = Ulm\n    .in = Ulmban\n    .object = Ulmot";
  expect(keepForms(places, 'a = { FORM($city, case: "in") }')).toBe("place-ulm = Ulm\n    .in = Ulmban");
});
