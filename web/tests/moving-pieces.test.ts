import { expect, test } from "vitest";
import { movementsOf } from "../src/parts/motion/moving-pieces";
import { event } from "./fakes";

const ways = (kind: string, seat: number | null, details: Record<string, unknown>, viewer: number | null = 0) =>
  movementsOf(event(kind, seat, details), viewer).map(({ from, to }) => `${from} > ${to}`);

test("cards go to one's own hand, or to the others", () => {
  expect(ways("took_open", 0, { city: "Linz", slot: 2 })).toEqual(["slot-2 > hand"]);
  expect(ways("took_open", 1, { city: "Linz", slot: 2 })).toEqual(["slot-2 > player-1"]);
  expect(ways("took_hidden", 1, { city: null })).toEqual(["pile > player-1"]);
  expect(ways("took_hidden", 1, { city: null }, null)).toEqual(["pile > player-1"]);
});

test("what is not known flies face down", () => {
  expect(movementsOf(event("took_hidden", 1, { city: null }), 0)[0]?.piece).toEqual({ kind: "card", city: null });
});

test("routes, offices, tiles and discards go where they belong", () => {
  expect(ways("extended_route", 0, { city: "Ulm", end: "left" })).toEqual(["hand > route"]);
  expect(ways("began_route", 1, { city: "Ulm" })).toEqual(["player-1 > city-Ulm"]);
  expect(ways("placed_office", 1, { city: "Ulm" })).toEqual(["player-1 > city-Ulm"]);
  expect(ways("won_tile", 1, { stack: "route_5", value: 2 })).toEqual(["stack-route_5 > player-1"]);
  expect(ways("discarded", 0, { city: "Ulm" })).toEqual(["hand > discards"]);
  expect(ways("swept", null, {})).toHaveLength(6);
});

test("what moves nothing shows nothing", () => {
  expect(ways("turn_began", 0, { round: 1 })).toEqual([]);
});
