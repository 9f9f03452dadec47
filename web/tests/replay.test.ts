import { expect, test } from "vitest";
import type { Replay } from "../src/generated/api";
import { ReplayedTable } from "../src/state/replay.svelte";
import { setLanguage } from "../src/text/texts.svelte";
import { event, view } from "./fakes";

const began = (round: number, seat: number) => event("turn_began", seat, { round });

function replay(): Replay {
  const events = [[began(1, 0)], [event("took_hidden", 0, { city: "Linz" })], [began(1, 1)], [], [began(2, 0)], []];
  return {
    names: ["Anna", "pilgrim-5"],
    portraits: [3, 0],
    colours: ["blue", "red"],
    edition: "italian",
    modules: [],
    switches: {},
    start: 0,
    scores: [1, 2],
    ranking: [1, 0],
    is_over: true,
    practice: false,
    commitment: null,
    shuffle: null,
    frames: events.map((each, at) => ({ action: null, events: each, view: view(null, 0, { round: at }), scores: [at, 0] })),
  };
}

test("who sits where is as it was in the game, and a bot that nobody named is called by its portrait", async () => {
  await setLanguage("en");
  const table = new ReplayedTable(replay(), null);
  expect([table.name(0), table.name(1)]).toEqual(["Anna", "Henry"]);
  expect([table.portrait(0), table.portrait(1)]).toEqual([3, 5]);
  expect([table.colour(0), table.colour(1)]).toEqual([1, 0]);
  expect(table.seats[1]?.bot).toBe("pilgrim");
});

test("one steps through a game and stays within it", () => {
  const table = new ReplayedTable(replay(), null);
  expect([table.ply, table.last]).toEqual([0, 5]);
  table.step(-1);
  expect(table.ply).toBe(0);
  table.step(3);
  expect(table.frame?.view.round).toBe(3);
  table.goTo(99);
  expect(table.ply).toBe(5);
});

test("one goes from turn to turn, both ways", () => {
  const table = new ReplayedTable(replay(), 1);
  table.turn(1);
  expect(table.ply).toBe(2);
  table.turn(1);
  expect(table.ply).toBe(4);
  table.turn(1);
  expect(table.ply).toBe(5);
  table.turn(-1);
  expect(table.ply).toBe(4);
  table.turn(-1);
  table.turn(-1);
  expect(table.ply).toBe(0);
});

test("a link leads to a place in the game, even one that is not there", () => {
  expect(new ReplayedTable(replay(), 3).ply).toBe(3);
  expect(new ReplayedTable(replay(), 300).ply).toBe(5);
});
