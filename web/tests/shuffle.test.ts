import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { GameRecord } from "../src/state/deal";
import { commitmentOf, prove, seedOf, shuffleOf, termsOf } from "../src/state/shuffle";
import { notedShuffle, noteShuffle, type Note } from "../src/state/shuffle-notes";

// The examples that docs/fair-shuffle.md does by hand: first one of today, then one of former times.
const guide = readFileSync(join(import.meta.dirname, "../../docs/fair-shuffle.md"), "utf8");
const [today = "", former = ""] = guide.split("\n## Older games");
const line = (text: string, name: string) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(text)?.[1] ?? "";

function recordOf(text: string): GameRecord {
  const shuffle = {
    commitment: line(text, "Commitment"),
    secret: line(text, "Secret"),
    randomness: [0, 1, 2].map((seat) => line(text, `Randomness${seat}`)),
  };
  const bound = { game: line(text, "Game"), terms: line(text, "Terms"), attempts: line(text, "Attempts").split(" ").map(Number) };
  return {
    ...{ rules: 2, edition: "italian", seats: 3, modules: [], switches: {}, start: null, result: null, actions: [] },
    seed: line(text, "Seed"),
    shuffle: bound.game ? { ...shuffle, ...bound } : shuffle,
  };
}

const record = recordOf(today);
const proofOf = (changes: Partial<NonNullable<GameRecord["shuffle"]>>): GameRecord =>
  ({ ...record, shuffle: { ...record.shuffle, ...changes } }) as GameRecord;
const note: Note = { game: line(today, "Game"), commitment: line(today, "Commitment"), terms: line(today, "Terms"), attempt: 1, randomness: { 1: "Zoë!" } };
const fits = { commitment: true, bound: true, seed: true, noted: true, added: true, cards: true, turnedUp: 6, seen: null };

beforeEach(() => localStorage.clear());

test("the commitment and the seed are those of the guide", async () => {
  for (const text of [today, former]) {
    const shuffle = shuffleOf(recordOf(text));
    expect(shuffle.randomness).toEqual(["three horses", "Zoë!", ""]);
    expect(await commitmentOf(shuffle)).toBe(line(text, "Commitment"));
    expect(await seedOf(shuffle)).toBe(line(text, "Seed"));
  }
  expect(shuffleOf(record).attempts).toEqual([1, 1, 1]);
});

test("and those of the doctests in Python", async () => {
  const shuffle = { secret: "00".repeat(32), randomness: ["three horses", ""], game: "", terms: "", attempts: [] };
  expect(await commitmentOf(shuffle)).toBe("15be123e11f13d097e6e117fcf92a563c3b9c1b4fcfb1ced4c6b3eb8665379e0");
  expect(await seedOf(shuffle)).toBe("149549225756466316211383323757280570374");
  const bound = { ...shuffle, game: "k3w9", terms: "rules=2 seats=2 edition=italian start=lot", attempts: [1, 1] };
  expect(await commitmentOf(bound)).toBe("aea7264d652103b3d742aa9875de41414d405a1ce4914c4d7577c1e7e718b08c");
  expect(await seedOf(bound)).toBe("157753489088198551639819603419997597336");
});

test("terms are those of Python", () => {
  expect(termsOf(record)).toBe(line(today, "Terms"));
  const switches = { may_abandon: true, placement: "free", max_rounds: 7 };
  expect(termsOf({ ...record, edition: "hungarian", modules: ["audience", "honours"], start: 2, switches })).toBe(
    "rules=2 seats=3 edition=hungarian modules=audience,honours start=2 may_abandon=True placement=free max_rounds=7",
  );
});

test("what fits is proved, and whatever is changed is noticed", async () => {
  expect(await prove(record, [], note)).toMatchObject(fits);
  expect(await prove(record, [], null)).toMatchObject({ ...fits, noted: null, added: null });
  const other = `0${record.shuffle?.secret.slice(1)}`;
  expect(await prove(proofOf({ secret: other }), [], note)).toMatchObject({ ...fits, commitment: false, seed: false });
  expect(await prove(proofOf({ randomness: ["three horsesZ", "oë!", ""] }), [], note)).toMatchObject({ ...fits, seed: false, added: false });
  expect(await prove(proofOf({ attempts: [1, 2, 1] }), [], note)).toMatchObject({ ...fits, seed: false, added: false });
  expect(await prove({ ...record, seed: `${record.seed}1` }, [], note)).toMatchObject({ ...fits, seed: false });
  expect(await prove({ ...record, seed: null }, [], note)).toMatchObject({ ...fits, seed: false });
  expect(await prove(record, [], { ...note, commitment: "" })).toMatchObject({ ...fits, noted: false });
});

test("a commitment for another game or other rules is noticed, also if all the server says now agrees", async () => {
  expect(await prove(proofOf({ game: "another" }), [], null)).toMatchObject({ commitment: false, seed: false });
  expect(await prove({ ...record, edition: "spanish" }, [], null)).toMatchObject({ bound: false });
  expect(await prove(record, [], { ...note, game: "another" })).toMatchObject({ ...fits, bound: false });
  expect(await prove(record, [], { ...note, terms: note.terms?.replace("lot", "0") ?? "" })).toMatchObject({ ...fits, bound: false });
});

test("a game of former times is proved as what it was, bound to nothing", async () => {
  const old = recordOf(former);
  const noted = { game: "g", commitment: line(former, "Commitment"), randomness: { 1: "Zoë!" } };
  expect(await prove(old, [], noted)).toMatchObject({ ...fits, bound: null });
  expect(await prove({ ...old, rules: 1 }, [], noted)).toMatchObject({ ...fits, bound: null, cards: null, turnedUp: 0 });
});

test("notes are kept by game", () => {
  noteShuffle(note);
  noteShuffle({ ...note, game: "h", commitment: "later" });
  noteShuffle({ ...note, commitment: "again" });
  expect(notedShuffle(note.game)?.commitment).toBe("again");
  expect(notedShuffle("h")?.randomness[1]).toBe("Zoë!");
  expect(notedShuffle("x")).toBeNull();
});
