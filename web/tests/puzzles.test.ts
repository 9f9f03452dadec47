import { beforeEach, expect, test } from "vitest";
import type { LegalAction, Puzzle, PuzzleIndex, PuzzleInfo } from "../src/generated/api";
import { PuzzleTable } from "../src/state/puzzle-table.svelte";
import { dailyPuzzle, nextPuzzle, noteAnswer, solvedPuzzles, streak } from "../src/state/puzzles";
import { setLanguage } from "../src/text/texts.svelte";
import { view } from "./fakes";

beforeEach(async () => {
  localStorage.clear();
  await setLanguage("en");
});

const info = (id: string, kind: PuzzleInfo["kind"] = "draw", stars = 1): PuzzleInfo => ({ id, kind, stars, seats: 2, modules: [] });
const index: PuzzleIndex = { page_size: 2, puzzles: [info("a"), info("b", "play", 2), info("c", "draw", 3), info("d", "play", 4)] };
const ANY = { kind: null, stars: null };

function puzzle(): Puzzle {
  const legal = ["draw Linz", "draw pile", "administrator"];
  const tried = legal.map((action, at) => ({ action, chance: 0.5 - at / 10, points: 20 - at, text: `brings ${action}` }));
  return {
    id: "a",
    kind: "draw",
    stars: 1,
    names: ["person-1", "Bert"],
    portraits: [0, 2],
    colours: ["green", "red"],
    edition: "italian",
    modules: [],
    switches: {},
    view: view(0, 0, { legal_actions: legal as Puzzle["view"]["legal_actions"] }),
    legal: legal.map((action) => ({ action, verb: "draw", outcome: { points: 3 }, text: `wins ${action}` }) as unknown as LegalAction),
    tried: tried.slice(0, 2),
    worlds: 20_000,
    played: null,
  };
}

test("a puzzle is solved by its best choice, and by no other", async () => {
  const notes: [boolean, boolean][] = [];
  const table = new PuzzleTable(puzzle(), (...note) => notes.push(note));
  expect(table.isOnTurn).toBe(true);
  await table.play("draw pile");
  expect(table.problem?.message).toContain("40%");
  await table.play("administrator"); // nobody has looked at that
  expect(table.problem?.message).toContain("not the best choice");
  expect([table.answer, table.missed]).toEqual([null, ["draw pile", "administrator"]]);
  await table.play("draw Linz");
  expect([table.answer, table.problem, table.legal.size]).toEqual(["found", null, 0]);
  await table.play("draw pile"); // it is solved
  expect(notes).toEqual([[false, false], [false, false], [true, false]]);
});

test("the first try counts, and looking at the solution does not", async () => {
  const notes: [boolean, boolean][] = [];
  await new PuzzleTable(puzzle(), (...note) => notes.push(note)).play("draw Linz");
  const table = new PuzzleTable(puzzle(), (...note) => notes.push(note));
  table.show();
  expect([table.answer, table.hasEnded]).toEqual(["shown", true]);
  expect(notes).toEqual([[true, true], [false, false]]);
});

test("everything that is shown comes with the puzzle", async () => {
  const table = new PuzzleTable(puzzle(), () => undefined);
  expect([table.name(0), table.name(1)]).toEqual(["You", "Bert"]);
  expect([table.portrait(0), table.portrait(1)]).toEqual([1, 2]);
  expect([table.colour(0), table.colour(1)]).toEqual([3, 0]);
  expect(table.outcome("draw Linz")).toEqual({ points: 3 });
  expect(table.gainText("draw pile")).toBe("wins draw pile");
  await table.askWhy();
  expect(table.problem?.message).not.toBe("");
  table.explain("stack");
  expect(table.problem).toEqual({ code: "thing-stack", message: "", rule: "R6" });
});

test("the next puzzle is a little harder, and one that was not solved", () => {
  expect(nextPuzzle(index, ANY, new Set(), null)?.id).toBe("a");
  expect(nextPuzzle(index, ANY, new Set(["b"]), "a")?.id).toBe("c");
  expect(nextPuzzle(index, ANY, new Set(["d"]), "c")?.id).toBe("a");
  expect(nextPuzzle(index, { kind: "play", stars: null }, new Set(), null)?.id).toBe("b");
  expect(nextPuzzle(index, { kind: "play", stars: 4 }, new Set(), null)?.id).toBe("d");
  expect(nextPuzzle(index, { kind: "close", stars: null }, new Set(), null)).toBeUndefined();
  expect(nextPuzzle(index, ANY, new Set(["a", "b", "c", "d"]), "b")?.id).toBe("c"); // all are solved
});

test("every day has its puzzle, all day long, and in time all have their day", () => {
  const noon = (day: number) => new Date(2026, 10, day, 12);
  expect(dailyPuzzle(index, new Date(2026, 10, 17, 0, 1))).toBe(dailyPuzzle(index, new Date(2026, 10, 17, 23, 59)));
  const shown = new Set(Array.from({ length: 60 }, (_, day) => dailyPuzzle(index, noon(day))?.id));
  expect(shown.size).toBe(4);
  expect(dailyPuzzle({ page_size: 2, puzzles: [] })).toBeUndefined();
});

test("a streak lasts until a puzzle is missed, and nothing counts twice", () => {
  noteAnswer("a", true, true);
  noteAnswer("b", true, true);
  noteAnswer("b", true, true);
  expect([streak(), [...solvedPuzzles()]]).toEqual([2, ["a", "b"]]);
  noteAnswer("c", false, false);
  expect([streak(), solvedPuzzles().has("c")]).toEqual([0, false]);
  noteAnswer("c", true, false); // at the second try
  expect([streak(), solvedPuzzles().has("c")]).toEqual([0, true]);
});
