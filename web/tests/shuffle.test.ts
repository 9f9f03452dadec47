import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { commitmentOf, notedShuffle, noteShuffle, prove, readSeed, seedOf } from "../src/state/shuffle";

// The example that docs/fair-shuffle.md does by hand.
const guide = readFileSync(join(import.meta.dirname, "../../docs/fair-shuffle.md"), "utf8");
const line = (name: string) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(guide)?.[1] ?? "";
const shuffle = { secret: line("Secret"), randomness: [0, 1, 2].map((seat) => line(`Randomness${seat}`)) };
const note = { game: "g", commitment: line("Commitment"), randomness: { 1: "Zoë!" } };

beforeEach(() => localStorage.clear());

test("the commitment and the seed are those of the guide", async () => {
  expect(shuffle.randomness).toEqual(["three horses", "Zoë!", ""]);
  expect(await commitmentOf(shuffle.secret)).toBe(line("Commitment"));
  expect(await seedOf(shuffle)).toBe(line("Seed"));
});

test("and those of the doctests in Python", async () => {
  const secret = "00".repeat(32);
  expect(await commitmentOf(secret)).toBe("15be123e11f13d097e6e117fcf92a563c3b9c1b4fcfb1ced4c6b3eb8665379e0");
  expect(await seedOf({ secret, randomness: ["three horses", ""] })).toBe("149549225756466316211383323757280570374");
});

test("what fits is proved, and whatever is changed is noticed", async () => {
  const seed = readSeed(guide);
  const fits = { commitment: true, seed: true, noted: true, added: true };
  expect(await prove(shuffle, note.commitment, seed, note)).toEqual(fits);
  expect(await prove(shuffle, note.commitment, seed, null)).toEqual({ ...fits, noted: null, added: null });
  const other = `0${shuffle.secret.slice(1)}`;
  expect(await prove({ ...shuffle, secret: other }, note.commitment, seed, note)).toEqual({ ...fits, commitment: false, seed: false });
  const moved = { ...shuffle, randomness: ["three horsesZ", "oë!", ""] };
  expect(await prove(moved, note.commitment, seed, note)).toEqual({ ...fits, seed: false, added: false });
  expect(await prove(shuffle, note.commitment, `${seed}1`, note)).toEqual({ ...fits, seed: false });
  expect(await prove(shuffle, note.commitment, null, note)).toEqual({ ...fits, seed: false });
  expect(await prove(shuffle, note.commitment, seed, { ...note, commitment: "" })).toEqual({ ...fits, noted: false });
});

test("notes are kept by game", () => {
  noteShuffle(note);
  noteShuffle({ ...note, game: "h", commitment: "later" });
  noteShuffle({ ...note, commitment: "again" });
  expect(notedShuffle("g")?.commitment).toBe("again");
  expect(notedShuffle("h")?.randomness[1]).toBe("Zoë!");
  expect(notedShuffle("x")).toBeNull();
});
