import { expect, test, vi } from "vitest";
import { actionOf } from "../src/board/actions";
import type { Outcome } from "../src/generated/api";
import { ACTIONS } from "../src/generated/data";
import { HelpState, spotsOf } from "../src/parts/help/help.svelte";

const asker = { id: "abc", revision: 3, isOnTurn: true, present: { seat: 0 }, outcome: () => undefined, askOutcomes: () => undefined };

/** Answer each question when told to. */
function answering(): ((answer: unknown, status?: number) => Promise<void>)[] {
  const answers: ((answer: unknown, status?: number) => Promise<void>)[] = [];
  vi.stubGlobal("fetch", () =>
    new Promise<Response>((resolve) =>
      answers.push(async (answer, status = 200) => {
        resolve(new Response(JSON.stringify(answer), { status }));
        await new Promise((settled) => setTimeout(settled));
      }),
    ),
  );
  return answers;
}

const advice = (...texts: string[]) => ({
  revision: 3,
  by: "prince",
  choices: texts.map((action) => ({ action, visits: 9, chance: 0.5, points: 20, text: "" })),
});


test("every action is done somewhere", () => {
  for (const { action } of ACTIONS) expect(spotsOf(actionOf(action)).length, action).toBeGreaterThan(0);
  expect(spotsOf(actionOf("play Linz left"))).toEqual(["hand/Linz", "town/Linz"]);
  expect(spotsOf(actionOf("take Linz"))).toEqual(["display/Linz", "town/Linz"]);
  expect(spotsOf(actionOf("drive Baiern Verona"))).toEqual(["place/Verona"]);
});

test("the choices of advice are numbered where they are done", async () => {
  const answers = answering();
  const help = new HelpState(() => asker);
  help.toggle("advice");
  void help.ask();
  expect(help.waiting).toBe(true);
  await answers[0]?.(advice("play Linz left", "play Linz right", "draw pile"));
  expect(help.waiting).toBe(false);
  expect(help.numbersAt("hand/Linz")).toEqual([1, 2]);
  expect(help.numbersAt("pile")).toEqual([3]);
  expect(help.numbered("town")).toEqual([["Linz", [1, 2]]]);
  help.close();
  expect(help.numbersAt("pile")).toEqual([]);
});

test("the towns that a closing brings offices to are numbered", async () => {
  const answers = answering();
  const closing = { offices: ["Linz"], best: { offices: ["Linz", "Ulm"] } };
  const outcome = (action: string) => (action === "close each" ? ({ closing } as unknown as Outcome) : undefined);
  const help = new HelpState(() => ({ ...asker, outcome }));
  help.toggle("advice");
  void help.ask();
  await answers[0]?.(advice("pass", "close each"));
  expect(help.numbersAt("choice/close each")).toEqual([2]);
  expect(help.numbered("town")).toEqual([["Linz", [2]], ["Ulm", [2]]]);
});

test("an answer about an earlier position is not shown, and advice for it is put away", async () => {
  const answers = answering();
  let revision = 3;
  const help = new HelpState(() => ({ ...asker, revision }));
  help.toggle("advice");
  void help.ask();
  revision = 4;
  void help.ask();
  expect(help.open).toBeNull();
  await answers[0]?.(advice("pass"));
  expect(help.advice).toBeNull();
});

test("hints are asked for anew at each position, and what is refused is said", async () => {
  const answers = answering();
  let revision = 3;
  const help = new HelpState(() => ({ ...asker, revision }));
  help.toggle("hints");
  void help.ask();
  await answers[0]?.({ revision, hints: [{ action: "pass", text: "Your turn ends." }] });
  expect(help.hints).toHaveLength(1);
  revision = 4;
  void help.ask();
  expect(help.hints).toEqual([]);
  await answers[1]?.({ error: { code: "no-hints", message: "Without hints" } }, 409);
  expect(help.problem?.message).toBe("Without hints");
  expect(help.open).toBe("hints");
});
