// The engraver's stock of buildings. x is a building's middle, y its foot (upwards is negative); each gives its marks from
// back to front. The light comes from the left, so right-hand sides are hatched.
import { dice, flat, hatch, oval, smooth, trace, unsteady, type Line, type Mark, type Point } from "./engrave";

export type Top = "spire" | "needle" | "onion" | "hood" | "dome" | "pyramid" | "battlement" | "flat";
type Tone = "roof" | "slate" | "copper" | "stone";

const box = (x: number, y: number, w: number, h: number): Point[] => flat(x - w / 2, y, x - w / 2, y - h, x + w / 2, y - h, x + w / 2, y);
const shadeOf = (x: number, y: number, w: number, h: number, part = 0.42): string =>
  hatch(flat(x + w / 2 - w * part, y, x + w / 2 - w * part, y - h, x + w / 2, y - h, x + w / 2, y), 90, 1.1, 7);

/** A pane: a dark upright slot, round-headed when tall. */
function pane(x: number, y: number, w: number, h: number): string {
  return `M${x - w / 2} ${y}v${-h}${h > 2 * w ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`}v${h}z`;
}

/** Panes in rows on a front. */
function panes(x: number, y: number, w: number, h: number, across: number, rows: number, size = 1.1): string {
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < across; i++)
      path += pane(x - w / 2 + (w * (i + 0.5)) / across, y - (h * (row + 0.35)) / rows, size, size * 1.5);
  return path;
}

/** A house seen from its long side, under a pitched roof. */
export function house(x: number, y: number, w: number, h: number, pitch: number, tone: Tone = "roof", across = 3, rows = 1): Mark[] {
  const roof = flat(x - w / 2 - 0.8, y - h, x - w / 2 + pitch * 0.55, y - h - pitch, x + w / 2 - pitch * 0.45, y - h - pitch, x + w / 2 + 0.8, y - h);
  return [
    ["wall", trace(box(x, y, w, h), true)],
    ["fine", shadeOf(x, y, w, h, 0.3)],
    ["dark", panes(x, y, w, h, across, rows)],
    [tone, trace(roof, true)],
    ["fine", hatch(roof, 76, 1.9, 3, 0.55)],
  ];
}

/** A house with its gable to the street. */
export function gable(x: number, y: number, w: number, h: number, pitch: number, rows = 2): Mark[] {
  const front = flat(x - w / 2, y, x - w / 2, y - h, x, y - h - pitch, x + w / 2, y - h, x + w / 2, y);
  return [
    ["wall", trace(front, true)],
    ["fine", shadeOf(x, y, w, h)],
    ["dark", panes(x, y, w * 0.9, h, 2, rows, 1)],
    ["roofline", trace(flat(x - w / 2 - 1, y - h + 1, x, y - h - pitch, x + w / 2 + 1, y - h + 1))],
  ];
}

/** What crowns a tower of width w whose walls end at y. */
function crown(x: number, y: number, w: number, h: number, top: Top, tone: Tone): Mark[] {
  const r = w / 2;
  const finial: Mark = ["ink", `M${x} ${y - h}v-3.4m-1.1 1.2h2.2`];
  const turned = (...half: number[]): Point[] => {
    // A profile given for the right side from the foot up, mirrored.
    const right = smooth(flat(...half), 1.2);
    return [...right.map(([px, py]): Point => [x + px, y + py]), ...right.map(([px, py]): Point => [x - px, y + py]).reverse()];
  };
  const covered = (shape: Line, angle = 90): Mark[] => [
    [tone, trace(shape, true)],
    ["fine", hatch(shape.map(([px, py]): Point => [Math.max(px, x + r * 0.1), py]), angle, 1.1, 9)],
  ];
  switch (top) {
    case "spire":
      return [...covered(flat(x - r - 0.6, y, x, y - h, x + r + 0.6, y), 84), finial];
    case "needle":
      return [...covered(turned(r, 0, r * 0.72, -h * 0.12, r * 0.34, -h * 0.5, 0.2, -h), 86), finial];
    case "onion":
      return [
        ...covered(turned(r * 0.8, 0, r * 1.22, -h * 0.18, r * 1.05, -h * 0.38, r * 0.4, -h * 0.55, r * 0.3, -h * 0.62, r * 0.4, -h * 0.7, 0.3, -h)),
        finial,
      ];
    case "hood":
      return [...covered(turned(r * 1.02, 0, r * 1.12, -h * 0.25, r * 0.9, -h * 0.6, r * 0.35, -h * 0.86, 0.3, -h)), finial];
    case "dome":
      return [
        ...covered(turned(r, 0, r * 0.94, -h * 0.34, r * 0.6, -h * 0.62, r * 0.18, -h * 0.74)),
        ["wall", trace(box(x, y - h * 0.72, r * 0.42, h * 0.2), true)],
        [tone, trace(flat(x - r * 0.3, y - h * 0.92, x, y - h, x + r * 0.3, y - h * 0.92), true)],
        finial,
      ];
    case "pyramid":
      return covered(flat(x - r - 0.8, y, x - r * 0.12, y - h, x + r * 0.12, y - h, x + r + 0.8, y), 84);
    case "battlement": {
      const teeth = Math.max(2, Math.round(w / 2.4));
      let line = `M${x - r - 0.7} ${y}v-2.6`;
      for (let i = 0; i < teeth; i++) line += `h${(w + 1.4) / (teeth * 2 - 1)}${i < teeth - 1 ? `v1.4h${(w + 1.4) / (teeth * 2 - 1)}v-1.4` : ""}`;
      return [["wall", `${line}v2.6z`]];
    }
    case "flat":
      return [];
  }
}

/** A tower with its crown. */
export function tower(x: number, y: number, w: number, h: number, top: Top, crest: number, tone: Tone = "slate", lights = 2): Mark[] {
  let slots = "";
  for (let i = 0; i < lights; i++) slots += pane(x - w * 0.08, y - h * (0.94 - i * 0.26) + 2.8, Math.min(1.5, w * 0.22), 2.8);
  return [
    ["wall", trace(box(x, y, w, h), true)],
    ["fine", shadeOf(x, y, w, h)],
    ["fine", `M${x - w / 2} ${y - h * 0.62}h${w}M${x - w / 2} ${y - h * 0.34}h${w}`],
    ["dark", slots],
    ...crown(x, y - h, w, crest, top, tone),
  ];
}

/** A round tower with a battered foot, as castles have them. */
export function keep(x: number, y: number, w: number, h: number, top: Top, crest: number, tone: Tone = "slate"): Mark[] {
  return [...tower(x, y, w, h, top, crest, tone, 1), ["ink", `M${x - w / 2 - 0.8} ${y}l0.8 -3M${x + w / 2 + 0.8} ${y}l-0.8 -3`]];
}

/** A church's body from the side, with its row of windows and buttresses. */
export function nave(x: number, y: number, w: number, h: number, pitch: number, tone: Tone = "roof", bays = 5): Mark[] {
  const roof = flat(x - w / 2, y - h, x - w / 2 + 1.6, y - h - pitch, x + w / 2 - pitch * 0.5, y - h - pitch, x + w / 2 + 0.8, y - h);
  let windows = "";
  let piers = "";
  for (let i = 0; i < bays; i++) windows += pane(x - w / 2 + (w * (i + 0.5)) / bays, y - h * 0.22, 1.3, h * 0.46);
  for (let i = 0; i <= bays; i++) piers += `M${x - w / 2 + (w * i) / bays} ${y}v${-h * 0.9}`;
  return [
    ["wall", trace(box(x, y, w, h), true)],
    ["dark", windows],
    ["fine", piers],
    [tone, trace(roof, true)],
    ["fine", hatch(roof, 80, 1.9, 4, 0.5)],
  ];
}

/** A palace: a long front with storeys of windows, a mansard roof and a raised middle. */
export function palace(x: number, y: number, w: number, h: number, tone: Tone = "slate", across = 11): Mark[] {
  const roof = flat(x - w / 2 - 0.8, y - h, x - w / 2 + 1.4, y - h - 3.6, x - w / 2 + 3.4, y - h - 5, x + w / 2 - 3.4, y - h - 5, x + w / 2 - 1.4, y - h - 3.6, x + w / 2 + 0.8, y - h);
  return [
    ["wall", trace(box(x, y, w, h), true)],
    ["fine", shadeOf(x, y, w, h, 0.14)],
    ["dark", panes(x, y, w, h, across, 2, 1)],
    [tone, trace(roof, true)],
    ["fine", hatch(roof, 85, 2.2, 5, 0.5)],
    ...gable(x, y, w * 0.2, h + 2, w * 0.07, 2),
  ];
}

/** A town wall between two places. */
export function wall(from: number, to: number, y: number, h: number): Mark[] {
  let line = `M${from} ${y}v${-h}`;
  const teeth = Math.round((to - from) / 3.2);
  const step = (to - from) / (teeth * 2 - 1);
  for (let i = 0; i < teeth; i++) line += `h${step.toFixed(2)}${i < teeth - 1 ? `v1.3h${step.toFixed(2)}v-1.3` : ""}`;
  let stones = "";
  const roll = dice(from * 7 + to);
  for (let i = 0; i < (to - from) / 3; i++) stones += `M${(from + 2 + roll() * (to - from - 5)).toFixed(1)} ${(y - 1 - roll() * (h - 2.4)).toFixed(1)}h1.6`;
  return [
    ["wall", `${line}V${y}z`],
    ["fine", stones + hatch(flat(to - (to - from) * 0.22, y, to - (to - from) * 0.22, y - h, to, y - h, to, y), 90, 1.2, 8)],
  ];
}

/** A town gate: an arch between two little towers. */
export function gate(x: number, y: number, h: number, tone: Tone = "roof"): Mark[] {
  return [
    ["wall", trace(box(x, y, 7, h), true)],
    ["dark", pane(x, y, 3.2, 3.4)],
    ...tower(x - 5, y, 4.2, h + 2.5, "spire", 5, tone, 1),
    ...tower(x + 5, y, 4.2, h + 2.5, "spire", 5, tone, 1),
  ];
}

/** A rock or hill with strokes down its shaded side; `steep` for cliffs. */
export function rock(x: number, y: number, w: number, h: number, steep = 0.6, seed = 3): Mark[] {
  const shape = unsteady(smooth(flat(x - w / 2, y, x - w * (0.18 + steep * 0.24), y - h * (0.45 + steep * 0.36), x - w * 0.08, y - h, x + w * 0.14, y - h * 0.96, x + w * (0.2 + steep * 0.2), y - h * (0.45 + steep * 0.26), x + w / 2, y), 2.4), 0.5, seed);
  const dark = shape.map(([px, py]): Point => [Math.max(px, x + w * 0.06 + (y - py) * 0.16), py]);
  return [
    ["rock", trace(shape, true)],
    ["fine", hatch(dark, 62, 1.5, seed, 0.35)],
    ["fine", hatch(shape.map(([px, py]): Point => [Math.min(px, x - w * 0.2), py]), 118, 2.6, seed + 1, 0.25)],
  ];
}

/** A leafy tree, as tall as h. */
export function tree(x: number, y: number, h: number, seed = 1): Mark[] {
  const roll = dice(seed);
  const r = h * 0.34;
  const leaves = smooth(
    oval(x, y - h * 0.62, r, h * 0.38, 0, 360, 9).map(([px, py]): Point => [px + (roll() - 0.5) * r * 0.5, py + (roll() - 0.5) * r * 0.4]),
    1.6,
    true,
  );
  return [
    ["ink", `M${x} ${y}v${-h * 0.4}`],
    ["leaf", trace(leaves, true)],
    ["fine", hatch(leaves.map(([px, py]): Point => [Math.max(px, x + r * 0.15), py]), 90, 1, seed)],
  ];
}

/** Still water under a town: short level strokes on a wash. */
export function water(x: number, y: number, w: number, h: number, seed = 2): Mark[] {
  const shape = smooth(flat(x - w / 2, y - h * 0.2, x - w * 0.3, y - h, x + w * 0.3, y - h, x + w / 2, y - h * 0.3, x + w * 0.3, y, x - w * 0.3, y), 2, true);
  return [
    ["water", trace(shape, true)],
    ["current", hatch(shape, 0, 1.5, seed, 0.3)],
  ];
}

/** A stone bridge of several arches. */
export function bridge(x: number, y: number, w: number, arches: number, h = 5): Mark[] {
  let holes = "";
  const span = w / arches;
  for (let i = 0; i < arches; i++) holes += pane(x - w / 2 + span * (i + 0.5), y, span * 0.62, h * 0.32).replace(/h[\d.]+/, `a${span * 0.31} ${h * 0.4} 0 0 1 ${span * 0.62} 0`);
  const deck = smooth(flat(x - w / 2, y - h, x, y - h - 1.6, x + w / 2, y - h), 3);
  return [
    ["wall", `${trace([...deck, [x + w / 2, y], [x - w / 2, y]], true)}`],
    ["dark", holes],
  ];
}

/** Shadow on the ground to the right of a town, and tufts before it. */
export function ground(from: number, to: number, seed: number): Mark[] {
  const roll = dice(seed);
  let strokes = "";
  for (let i = 0; i < 9; i++) {
    const start = from + roll() * (to - from) * 0.75;
    strokes += `M${start.toFixed(1)} ${(0.8 + (i % 4) * 1.1).toFixed(1)}h${(5 + roll() * 12).toFixed(1)}`;
  }
  return [["fine", strokes]];
}
