import { expect, test } from "vitest";
import { peaksOf } from "../src/parts/motion/peaks";
import { event } from "./fakes";

test("a carriage, a tile, a region, Rome and the end are peaks; what happens every turn is none", () => {
  const kinds = peaksOf([
    event("took_open", 0, { city: "Ulm", slot: 1 }),
    event("placed_office", 0, { city: "Ulm" }),
    event("won_carriage", 0, { number: 4 }),
    event("won_tile", 0, { stack: "route_5", value: 2 }),
    event("won_tile", 0, { stack: "baden", value: 3 }),
    event("arrived", 0, { coach: "Baden" }),
    event("won_tile", 0, { stack: "game_end", value: 1 }),
    event("brought_end", 0),
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual(["carriage", "tile", "region", "rome", "end"]);
});
