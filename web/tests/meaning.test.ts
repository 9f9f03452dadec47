// What a click on a city means, on the map and on the cards.
import { expect, test } from "vitest";
import { LegalActions } from "../src/board/actions";
import { hasRouteToLose, litBy, meaningOf, type Area } from "../src/parts/table/meaning";

const LEGAL = new LegalActions([
  "draw Linz", "draw Kempten", "play Linz left", "play Linz right", "begin Linz", "begin Kempten", "begin Pilsen",
]);
const texts = (area: Area, city: string, hasRoute = true) => meaningOf(LEGAL, area, city, hasRoute).map(({ text }) => text);

test("a card that fits is laid, not begun with; where both ends are possible both are meant", () => {
  expect(texts("own", "Linz")).toEqual(["play Linz left", "play Linz right"]);
  expect(texts("board", "Linz")).toEqual(["play Linz left", "play Linz right"]);
  expect(texts("display", "Linz")).toEqual(["draw Linz"]);
});

test("on the map nothing that loses the route is meant while something else can be", () => {
  expect(texts("board", "Kempten")).toEqual(["draw Kempten"]);
  expect(texts("board", "Pilsen")).toEqual(["begin Pilsen"]);
  expect(texts("board", "Kempten", false)).toEqual(["begin Kempten"]);
  expect(texts("board", "Ulm")).toEqual([]);
});

test("what is asked for, what an official helps with and what would lose the route are lit differently", () => {
  const lit = (area: Area, city: string, hasRoute: boolean) => litBy(meaningOf(LEGAL, area, city, hasRoute), "play", hasRoute);
  expect(lit("own", "Linz", true)).toBe("asked");
  expect(lit("display", "Linz", true)).toBe("helped");
  expect(lit("own", "Kempten", true)).toBe("anew");
  expect(lit("own", "Kempten", false)).toBe("asked");
  expect(lit("own", "Ulm", true)).toBeUndefined();
  expect(litBy(meaningOf(LEGAL, "own", "Linz", true), "close", true)).toBe("helped");
});

test("a route can be lost by a click only while something else can be done", () => {
  expect(hasRouteToLose(LEGAL, 3)).toBe(true);
  expect(hasRouteToLose(LEGAL, 0)).toBe(false);
  expect(hasRouteToLose(new LegalActions(["begin Linz", "begin Ulm"]), 3)).toBe(false);
});
