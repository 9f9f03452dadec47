import { expect, test } from "vitest";
import type { Closing, Outcome } from "../src/generated/api";
import { sharedGains, withoutShared, bringsSomething, pointsText, previewOf } from "../src/parts/table/preview";

const NOTHING: Outcome = {
  town: null, unseen: null, route: null, closing: null, journey: null,
  offices: [], tiles: [], carriage: null, chips: 0, points: 0, official: null, token: false,
  lost: [], swept: [], hand: [], brings_end: false, ends_turn: false, next_seat: 0, next_step: "close",
};
const CLOSING: Closing = {
  option: "close Baiern", offices: ["Linz"], choice: ["Ulm", "Passau"], choose: 1,
  tiles: [{ stack: "route_5", value: 2 }], carriage: 4, points: 3, drives: { Baiern: 2 }, free_drives: 0, brings_end: false,
  cartwright: null, best: { offices: ["Linz", "Ulm"], tiles: [{ stack: "route_5", value: 2 }, { stack: "baiern", value: 5 }], points: 9 }, ways: [],
};
const closing = (changes: Partial<Closing>) => previewOf({ ...NOTHING, closing: { ...CLOSING, ...changes } });

test("a closing shows what is certain, what may come, and how much it can be", () => {
  const preview = closing({});
  expect(preview.offices).toEqual(["Linz"]);
  expect(preview.maybe).toEqual(["Ulm", "Passau"]);
  expect(preview.count).toBe(2);
  expect(preview.maybeTiles).toEqual([{ stack: "baiern", value: 5 }]);
  expect(preview.drives).toEqual({ Baiern: 2 });
  expect(pointsText(preview)).toBe("+3–9");
  expect(pointsText(closing({ best: null }))).toBe("+3");
});

test("a closing that is chosen with its offices and the cartwright shows those and nothing else", () => {
  const placed = { offices: ["Linz", "Passau"] as const, tiles: [], points: 4 };
  const outcome = { ...NOTHING, closing: { ...CLOSING, cartwright: { carriage: 5, tiles: [], points: 2 } } };
  const way = previewOf(outcome, { way: { ...placed, offices: [...placed.offices] }, cartwright: false });
  expect(way).toMatchObject({ offices: ["Linz", "Passau"], maybe: [], count: 2, tiles: [], maybeTiles: [], carriage: 4 });
  expect(pointsText(way)).toBe("+4");
  const helped = previewOf(outcome, { way: undefined, cartwright: true });
  expect(helped).toMatchObject({ carriage: 5, helped: null, count: 2 });
  expect(pointsText(helped)).toBe("+5–11");
});

test("another choice shows what it brings at once, or the route as it would be", () => {
  const built = previewOf({ ...NOTHING, offices: ["Lodz"], points: 1 });
  expect(built).toMatchObject({ offices: ["Lodz"], count: 1, points: 1, most: 1, route: null });
  const laid = previewOf({ ...NOTHING, route: { cities: ["Ulm", "Linz"], left: [], right: [], closing: null } });
  expect(laid.route).toEqual(["Ulm", "Linz"]);
  expect(bringsSomething(laid)).toBe(false);
  expect(bringsSomething(built)).toBe(true);
});

test("what all choices would bring is told once, and not of each", () => {
  const one = closing({});
  const other = closing({ tiles: [{ stack: "route_5", value: 2 }, { stack: "baden", value: 3 }] });
  const shared = sharedGains([one, other]);
  expect(shared).toEqual({ tiles: [{ stack: "route_5", value: 2 }], carriage: 4 });
  expect(withoutShared(other, shared)).toMatchObject({ tiles: [{ stack: "baden", value: 3 }], carriage: null });
  expect(sharedGains([one, closing({ carriage: null })]).carriage).toBeNull();
  expect(sharedGains([one])).toEqual({ tiles: [], carriage: null });
});
