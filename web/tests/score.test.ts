import { expect, test } from "vitest";
import type { Player } from "../src/generated/api";
import { nearness, scoreLines, totals } from "../src/parts/result/score";
import { view } from "./fakes";

function player(changes: Partial<Player>): Player {
  return { hand_size: 0, known_cards: [], route: [], offices: [], offices_left: 20, carriage: 0, tiles: [], points: -20, ...changes };
}

test("the sheet comes to the points that the server says", () => {
  const players = [
    player({ carriage: 7, offices_left: 6, tiles: [["route_5", 2], ["route_5", 1], ["baden", 3], ["game_end", 1]], chips: 2, points: 22 }),
    player({ carriage: 4, offices_left: 0, chips: 0, points: 4 }),
    player({}),
  ];
  const position = view(0, null, {
    players,
    audience: { "1": [1], "4": [0], "5": [0] },
    supply: { postmaster: 1, carrier: 1, administrator: 1, cartwright: 1 },
  });
  const lines = scoreLines(position);
  expect(lines.map(({ kind, stack, points }) => [stack ?? kind, ...points])).toEqual([
    ["carriage", 10, 3, null],
    ["route_5", 3, null, null],
    ["baden", 3, null, null],
    ["game_end", 1, null, null],
    ["clerics", 9, 1, null],
    ["chips", 2, null, null],
    ["offices", -6, null, -20],
  ]);
  expect(totals(lines, 3)).toEqual(players.map((each) => each.points));
  expect(totals(lines.slice(0, 2), 3)).toEqual([13, 3, 0]);
});

test("without the modules nothing of them is on the sheet", () => {
  const kinds = scoreLines(view(0, 0, { players: [player({}), player({})] })).map(({ kind }) => kind);
  expect(kinds).toEqual(["carriage", "offices"]);
});

test("the end is near when a carriage or the offices are", () => {
  const near = (...players: Player[]) => nearness(view(0, 0, { players }));
  expect(near(player({}), player({}))).toMatchObject({ carriage: 0, officesLeft: 20, officeSeats: [0, 1], isNear: false });
  expect(near(player({ carriage: 6 }), player({ offices_left: 9 }))).toMatchObject({
    carriage: 6,
    carriageSeats: [0],
    lastCarriage: 7,
    officesLeft: 9,
    officeSeats: [1],
    isNear: true,
  });
  expect(near(player({ offices_left: 3 })).isNear).toBe(true);
});
