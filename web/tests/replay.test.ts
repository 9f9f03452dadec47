import { expect, test } from "vitest";
import type { Replay } from "../src/server/messages";
import { Again } from "../src/state/replay.svelte";
import { event, view } from "./fakes";

const began = (round: number, seat: number) => event("turn_began", seat, { round });

function replay(): Replay {
  const events = [[began(1, 0)], [event("took_hidden", 0, { city: "Linz" })], [began(1, 1)], [], [began(2, 0)], []];
  return {
    names: ["Anna", "Bert"],
    edition: "italian",
    modules: [],
    switches: {},
    start: 0,
    scores: [1, 2],
    ranking: [1, 0],
    is_over: true,
    commitment: null,
    shuffle: null,
    frames: events.map((each, at) => ({ action: null, events: each, view: view(null, 0, { round: at }), scores: [at, 0] })),
  };
}

test("one steps through a game and stays within it", () => {
  const again = new Again(replay(), null);
  expect([again.ply, again.last]).toEqual([0, 5]);
  again.step(-1);
  expect(again.ply).toBe(0);
  again.step(3);
  expect(again.frame?.view.round).toBe(3);
  again.goTo(99);
  expect(again.ply).toBe(5);
});

test("one goes from turn to turn, both ways", () => {
  const again = new Again(replay(), 1);
  again.turn(1);
  expect(again.ply).toBe(2);
  again.turn(1);
  expect(again.ply).toBe(4);
  again.turn(1);
  expect(again.ply).toBe(5);
  again.turn(-1);
  expect(again.ply).toBe(4);
  again.turn(-1);
  again.turn(-1);
  expect(again.ply).toBe(0);
});

test("a link leads to a place in the game, even one that is not there", () => {
  expect(new Again(replay(), 3).ply).toBe(3);
  expect(new Again(replay(), 300).ply).toBe(5);
});
