import { beforeEach, expect, test } from "vitest";
import { summaryOf } from "../src/parts/result/summary";
import { byOpponents, bySeats, entriesOf, favouriteCities, lossesOf, meanLoss, sources, tally, toCsv } from "../src/parts/statistics/statistics";
import { forgetResults, keepResult, keepReview, results, type Result } from "../src/state/results";
import { game, mine, seat, view } from "./fakes";

beforeEach(() => localStorage.clear());

function result(id: string, changes: Partial<Result> = {}): Result {
  return {
    id,
    at: 1_750_000_000_000,
    practice: false,
    modules: [],
    names: ["Anna", "pilgrim-2"],
    bots: [null, "pilgrim"],
    scores: [40, 30],
    ranking: [0, 1],
    rounds: 20,
    own: { 0: { points: { carriage: 10, offices: -2 }, offices: ["Linz", "Ulm"] } },
    ...changes,
  };
}

const over = { status: "over", scores: [3, 5], ranking: [1, 0], round: 21 } as const;

test("a game that is over is summed up for the seats of this browser", () => {
  const player = { hand_size: 0, known_cards: [], route: [], offices: ["Linz" as const], offices_left: 2, carriage: 3, points: 0 };
  const end = view(null, null, { step: "over", players: [{ ...player, tiles: [] }, { ...player, tiles: [["baden", 3]] }] });
  const summary = summaryOf(game([seat(0), mine(1)], { ...over, scores: [3, 5], ranking: [1, 0] }), end, 7);
  expect(summary).toMatchObject({ id: "g", at: 7, practice: false, bots: ["pilgrim", null], scores: [3, 5], ranking: [1, 0], rounds: 21 });
  expect(Object.keys(summary?.own ?? {})).toEqual(["1"]);
  expect(summary?.own[1]?.points).toMatchObject({ baden: 3, offices: -2 });
  expect(summary?.own[1]?.offices).toEqual(["Linz"]);
});

test("lessons and practice are apart, and what is not over, or was played by a bot in the end, is not summed up", () => {
  const end = view(null, null, { step: "over" });
  const ended = { ...over, scores: [3, 5], ranking: [1, 0] };
  expect(summaryOf(game([mine(0), seat(1)]), end, 0)).toBeNull();
  expect(summaryOf(game([mine(0), seat(1)], ended), view(null, 0), 0)).toBeNull();
  expect(summaryOf(game([mine(0), seat(1)], { ...ended, practice: true }), end, 0)?.practice).toBe(true);
  expect(summaryOf(game([mine(0), seat(1)], { ...ended, lesson: "base" }), end, 0)?.practice).toBe(true);
  const given = summaryOf(game([{ ...mine(0), bot: "pilgrim" }, seat(1)], ended), end, 0);
  if (given) keepResult(given);
  expect(results()).toEqual([]);
});

test("results are kept once, the newest first, and can be forgotten", () => {
  keepResult(result("old", { at: 1 }));
  keepResult(result("new", { at: 2 }));
  keepResult(result("old", { at: 3 }));
  expect(results().map(({ id }) => id)).toEqual(["new", "old"]);
  forgetResults();
  expect(results()).toEqual([]);
});

test("games are counted by players and opponents", () => {
  const four = { names: ["Anna", "Bert", "prince-1", "prince-2"], bots: [null, null, "prince", "prince"], scores: [20, 30, 25, 26], ranking: [1, 3, 2, 0] };
  const strangers = { names: ["Anna", "person-1", "person-2"], bots: [null, null, null], ranking: [1, 0, 2] };
  expect(byOpponents(entriesOf([result("e", strangers)], false)).map(([opponent]) => opponent)).toEqual([{ level: null, name: "" }]);
  const entries = entriesOf([result("a"), result("b", { scores: [10, 12], ranking: [1, 0] }), result("c", four), result("d", { practice: true })], false);
  expect(tally(entries)).toEqual({ games: 3, wins: 1, average: 70 / 3, most: 40 });
  expect(bySeats(entries)).toEqual([
    [2, { games: 2, wins: 1, average: 25, most: 40 }],
    [4, { games: 1, wins: 0, average: 20, most: 20 }],
  ]);
  expect(byOpponents(entries).map(([opponent, { games, wins }]) => [opponent, games, wins])).toEqual([
    [{ level: "pilgrim", name: "" }, 2, 1],
    [{ level: null, name: "Bert" }, 1, 0],
    [{ level: "prince", name: "" }, 1, 0],
  ]);
});

test("where one screen is passed around every own seat counts", () => {
  const sheet = { points: {}, offices: [] };
  const entries = entriesOf([result("a", { names: ["Anna", "Bert"], bots: [null, null], own: { 0: sheet, 1: sheet } })], false);
  expect(entries.map(({ name, won, points }) => [name, won, points])).toEqual([
    ["Anna", true, 40],
    ["Bert", false, 30],
  ]);
});

test("points by source and favourite cities; what a module brings counts in its games alone", () => {
  const rome = { modules: ["audience"], own: { 0: { points: { carriage: 4, clerics: 6, offices: 0 }, offices: ["Linz"] } } };
  const entries = entriesOf([result("a"), result("b", rome)], false);
  expect(sources(entries)).toEqual([["carriage", 7], ["clerics", 6], ["offices", -1]]);
  expect(favouriteCities(entries)).toEqual([["Linz", 2], ["Ulm", 1]]);
});

test("what choices gave away is kept by what they were about, once a game is reviewed", () => {
  keepResult(result("a"));
  keepResult(result("b"));
  const choice = (of: number, skill: "drawing" | "closing", before: number, after: number) => ({ seat: of, skill, before: [before, 1 - before], after: [after, 1 - after] });
  keepReview("a", [choice(0, "drawing", 0.5, 0.4), choice(0, "drawing", 0.5, 0.25), choice(0, "closing", 0.5, 0.5), choice(1, "closing", 0.5, 0.9)]);
  keepReview("b", null);
  keepReview("nowhere", []);
  const losses = lossesOf(entriesOf(results(), false));
  expect(losses).toHaveLength(1);
  expect(meanLoss(losses, "drawing")).toBeCloseTo(0.35);
  expect(meanLoss(losses, "closing")).toBe(0);
  expect(meanLoss(losses, null)).toBeCloseTo(0.35);
  expect(results().find(({ id }) => id === "b")?.losses).toBeNull();
});

test("the table for spreadsheets has a row for each own seat, and nothing in it is a formula", () => {
  const [heading, row, end] = toCsv([result("a", { names: ["=1+1", 'Bert "the horse", Müller'] })]).split("\r\n");
  expect(heading).toBe("date,game,kind,players,modules,rounds,seat,name,points,place,opponents,offices,points_carriage,points_offices");
  expect(row).toBe(`2025-06-15,a,game,2,,20,0,'=1+1,40,1,"Bert ""the horse"", Müller",Linz; Ulm,10,-2`);
  expect(end).toBe("");
});
