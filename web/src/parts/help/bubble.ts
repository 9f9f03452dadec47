// Where the tutor's bubble stands: beside what it speaks of, never over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "rest";

export interface Place {
  left: number;
  top: number;
  side: Side; // of the thing, on which the bubble stands
  tail: number; // how far along the bubble's edge it points at the thing, in pixels
}

const GAP = 18; // pixels between the bubble and the thing
const MARGIN = 8; // and between the bubble and the window's edge

/** Stand beside a thing, on the first side that has room; where none has, at the end of the window that is farther away. */
export function standBeside(thing: Box, bubble: { width: number; height: number }, window: { width: number; height: number }): Place {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const left = within(middle.x - bubble.width / 2, bubble.width, window.width);
  const top = within(middle.y - bubble.height / 2, bubble.height, window.height);
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const beside = { top, tail: middle.y - top };
  const over = { left, tail: middle.x - left };
  if (right + GAP + bubble.width + MARGIN <= window.width) return { ...beside, left: right + GAP, side: "right" };
  if (thing.left - GAP - bubble.width >= MARGIN) return { ...beside, left: thing.left - GAP - bubble.width, side: "left" };
  if (thing.top - GAP - bubble.height >= MARGIN) return { ...over, top: thing.top - GAP - bubble.height, side: "above" };
  if (bottom + GAP + bubble.height + MARGIN <= window.height) return { ...over, top: bottom + GAP, side: "below" };
  const above = middle.y > window.height / 2;
  return { left, top: above ? MARGIN : window.height - bubble.height - MARGIN, side: "rest", tail: 0 };
}

/** Stand at the head of the map, over the land's edge, while there is nothing to point at. */
export function standAtHead(map: Box, bubble: { width: number; height: number }, window: { width: number; height: number }): Place {
  const left = within(map.left + map.width / 2 - bubble.width / 2, bubble.width, window.width);
  return { left, top: within(map.top + MARGIN, bubble.height, window.height), side: "rest", tail: 0 };
}

function within(start: number, length: number, end: number): number {
  return Math.max(MARGIN, Math.min(start, end - length - MARGIN));
}
