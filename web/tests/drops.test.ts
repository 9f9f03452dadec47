import { expect, test } from "vitest";
import { actionOf, LegalActions } from "../src/board/actions";
import { dropAction, intendedAction, type Dragged, type Zone } from "../src/parts/motion/drops";

const open = (city: string | null): Dragged => ({ from: "display", city });
const own = (city: string): Dragged => ({ from: "hand", city });
const drop = (legal: string[], card: Dragged, zone: Zone, routeLength = 3) =>
  dropAction(new LegalActions(legal), card, zone, routeLength)?.text;

test("an open card or the pile goes to the hand", () => {
  expect(drop(["draw Linz", "draw pile"], open("Linz"), "hand")).toBe("draw Linz");
  expect(drop(["draw Linz", "draw pile"], open(null), "hand")).toBe("draw pile");
  expect(drop(["take Linz", "take pile"], open("Linz"), "hand")).toBe("take Linz");
  expect(drop(["take Linz", "take pile"], open(null), "hand")).toBe("take pile");
  expect(drop(["draw Linz", "play Linz left"], open("Linz"), "left")).toBeUndefined();
  expect(drop(["draw Linz"], open("Ulm"), "hand")).toBeUndefined();
});

test("an open card that fits is drawn and laid by letting it go at the end of the route, and never loses a route", () => {
  const legal = new LegalActions(["draw Linz", "begin Linz"]);
  const lay = (zone: Zone, routeLength: number, ...lays: string[]) => dropAction(legal, open("Linz"), zone, routeLength, lays.map(actionOf))?.text;
  expect(lay("right", 3, "play Linz right")).toBe("play Linz right");
  expect(lay("left", 3, "play Linz right")).toBeUndefined();
  expect(lay("left", 1, "play Linz right")).toBe("play Linz right");
  expect(lay("right", 0, "begin Linz")).toBe("begin Linz");
  expect(lay("right", 3)).toBeUndefined();
  expect(lay("discards", 3, "play Linz right")).toBeUndefined();
});

test("a card of the hand goes to the end of the route where it fits", () => {
  const legal = ["play Linz left", "play Ulm left", "play Ulm right", "begin Lodz"];
  expect(drop(legal, own("Linz"), "left")).toBe("play Linz left");
  expect(drop(legal, own("Linz"), "right")).toBeUndefined();
  expect(drop(legal, own("Ulm"), "right")).toBe("play Ulm right");
  expect(drop(legal, own("Basel"), "left")).toBeUndefined();
});

test("one card has no ends, and without a fitting end a route begins", () => {
  expect(drop(["play Linz right"], own("Linz"), "left", 1)).toBe("play Linz right");
  expect(drop(["begin Linz"], own("Linz"), "left", 0)).toBe("begin Linz");
  expect(drop(["begin Lodz", "play Ulm left"], own("Lodz"), "right")).toBe("begin Lodz");
});

test("a card of the hand goes to the discards, and never back to the hand", () => {
  expect(drop(["discard Linz"], own("Linz"), "discards")).toBe("discard Linz");
  expect(drop(["play Linz left"], own("Linz"), "discards")).toBeUndefined();
  expect(drop(["discard Linz"], own("Linz"), "hand")).toBeUndefined();
});

test("what is not allowed is asked about as it was meant", () => {
  expect(intendedAction(open("Linz"), "hand", "draw", true)).toBe("draw Linz");
  expect(intendedAction(open(null), "hand", "draw", true)).toBe("draw pile");
  expect(intendedAction(open("Linz"), "hand", "take", true)).toBe("take Linz");
  expect(intendedAction(own("Linz"), "left", "play", true)).toBe("play Linz left");
  expect(intendedAction(own("Linz"), "left", "play", false)).toBe("begin Linz");
  expect(intendedAction(own("Linz"), "discards", "discard", true)).toBe("discard Linz");
  expect(intendedAction(own("Linz"), "hand", "draw", true)).toBeNull();
});
