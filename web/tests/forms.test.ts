import { expect, test } from "vitest";
import { placeMessage } from "../src/text/forms";
import { marked, plain } from "../src/text/marked";
import { enumerate, makeBundle, setLanguage, t, type Values } from "../src/text/texts.svelte";

const SOURCE = `
begins = { $player } starts in { FORM($city, case: "in") }
place-linz = Linz
    .in = Linzben
place-wuerttemberg-hohenzollern = Württemberg/Hohenzollern
    .in = Württembergben és Hohenzollernben
`;

function say(values: Values): string {
  const bundle = makeBundle("hu", SOURCE);
  const errors: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage("begins")?.value ?? "", values, errors);
  expect(errors).toEqual([]);
  return text;
}

test("a place has one message for its forms", () => {
  expect(placeMessage("München")).toBe("place-muenchen");
  expect(placeMessage("St. Gallen")).toBe("place-st-gallen");
  expect(placeMessage("Württemberg/Hohenzollern")).toBe("place-wuerttemberg-hohenzollern");
});

test("a place gets the form that is asked for", () => {
  expect(say({ player: "Anna", city: "Linz" })).toBe("Anna starts in Linzben");
  expect(say({ player: "Anna", city: "Württemberg/Hohenzollern" })).toBe("Anna starts in Württembergben és Hohenzollernben");
});

test("what has no form stays as it is", () => {
  expect(say({ player: "Anna", city: "Atlantis" })).toBe("Anna starts in Atlantis");
  expect(say({ player: "Anna", city: "" })).toBe("Anna starts in ");
});

test("Hungarian has its forms in the browser too", async () => {
  await setLanguage("hu");
  expect(t("told-drives", { you: "no", coach: "Baden", place: "Rom" })).toBe("Rómába lépteti Baden kocsiját");
  expect(t("told-drives", { you: "yes", coach: "Baden", place: "Rom" })).toBe("Rómába lépteted Baden kocsiját");
});

test("Spanish says e before the sound of y, before a city’s chip too", async () => {
  await setLanguage("es");
  expect(enumerate(["Linz", "Passau", "Innsbruck"])).toBe("Linz, Passau e Innsbruck");
  expect(plain(enumerate([marked("Ulm"), marked("Ingolstadt")]))).toBe("Ulm e Ingolstadt");
  expect(enumerate(["Ana", "Íñigo"])).toBe("Ana e Íñigo");
  expect(enumerate(["Innsbruck", "Linz"])).toBe("Innsbruck y Linz");
});
