import { expect, test } from "vitest";
import { standAtHead, standBeside, type Box } from "../src/parts/help/bubble";

const BUBBLE = { width: 300, height: 160 };
const WINDOW = { width: 1366, height: 650 };
const things: Box[] = [
  { left: 660, top: 60, width: 80, height: 110 },
  { left: 1200, top: 560, width: 150, height: 40 },
  { left: 10, top: 10, width: 60, height: 60 },
  { left: 400, top: 500, width: 70, height: 100 },
];

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test("the bubble stands in the window, beside the thing and not over it", () => {
  for (const thing of things) {
    const { left, top, side } = standBeside(thing, BUBBLE, WINDOW);
    expect(overlap({ left, top, ...BUBBLE }, thing)).toBe(false);
    expect(left >= 0 && top >= 0 && left + BUBBLE.width <= WINDOW.width && top + BUBBLE.height <= WINDOW.height).toBe(true);
    expect(side).not.toBe("rest");
  }
});

test("where no side has room it stands at the farther end of the window", () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 374, height: 200 };
  const high = { left: 5, width: 380, height: 560 };
  expect(standBeside({ ...high, top: 60 }, wide, phone).top).toBe(844 - 200 - 8);
  expect(standBeside({ ...high, top: 200 }, wide, phone).top).toBe(8);
});

test("with nothing to point at it stands at the head of the map", () => {
  const place = standAtHead({ left: 8, top: 52, width: 650, height: 450 }, BUBBLE, WINDOW);
  expect(place).toEqual({ left: 183, top: 60, side: "rest", tail: 0 });
});
