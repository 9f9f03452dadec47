// The land on the road to Rome: coasts, rivers and mountains, drawn when the client is built.
import { apart, beside, flat, hatch, smooth, trace, unsteady, type Line, type Mark } from "./engrave";
import { hill, occupied, peak, range, strew } from "./hills";
import { HALL, PANEL, PLACES, type Place } from "./italy";
import { textWidth } from "./letters";
import { ROMAN_WAYS } from "./roman-roads";

export const NAME_SIZE = 17;

/** The box of a place's name: left, top, right, bottom. */
export function nameBox({ name, at: [x, y], side }: Place): readonly [number, number, number, number] {
  const width = textWidth(name, NAME_SIZE);
  const left = side === "below" ? x - width / 2 : side === "left" ? x - 15 - width : x + 15;
  const top = side === "below" ? y + 4 : y - NAME_SIZE * 0.88;
  return [left, top, left + width, top + NAME_SIZE * 0.96];
}

const COASTS = {
  west: smooth(flat(24, 438, 44, 424, 64, 408, 86, 402, 104, 412, 114, 432, 126, 450, 136, 472, 146, 498, 160, 516, 172, 540, 196, 560, 216, 590, 240, 610, 256, 626), 5),
  east: smooth(flat(396, 288, 378, 290, 372, 304, 374, 320, 362, 334, 344, 344, 350, 362, 348, 384, 342, 402, 346, 424, 356, 450, 376, 482, 390, 500, 396, 508), 5),
} as const;

const SEAS: readonly Line[] = [
  [...unsteady(COASTS.west, 1, 61), [24, HALL]],
  unsteady(COASTS.east, 1, 62),
];

const STREAMS: readonly (readonly [seed: number, from: number, to: number, line: Line])[] = [
  [71, 1, 5, smooth(flat(28, 344, 56, 352, 84, 340, 118, 350, 150, 340, 176, 354, 204, 350, 226, 368, 256, 356, 286, 366, 316, 358, 348, 366), 5)],
  [72, 0.8, 3, smooth(flat(236, 150, 250, 178, 262, 196, 252, 222, 248, 246, 256, 272, 250, 296, 276, 320, 300, 342, 346, 352), 5)],
  [73, 0.8, 3.4, smooth(flat(266, 470, 288, 494, 296, 522, 286, 548, 300, 572, 280, 600, 262, 622), 5)],
  [74, 0.8, 2.6, smooth(flat(244, 452, 218, 462, 196, 456, 172, 462, 146, 474), 5)],
  [75, 0.8, 3, smooth(flat(396, 96, 380, 60, 384, 24), 5)],
  [76, 1, 3.4, smooth(flat(176, 150, 160, 170, 172, 134, 164, 116), 5)],
  [77, 1.2, 5, smooth(flat(150, 108, 120, 118, 84, 108, 50, 112, 40, 84, 46, 50, 42, 24), 5)],
  [78, 1.2, 4, smooth(flat(90, 66, 128, 76, 170, 60, 214, 48, 256, 46, 300, 34, 340, 24), 5)],
];

const WATERS: readonly Line[] = [
  smooth(flat(218, 250, 224, 248, 228, 268, 224, 284, 218, 284, 216, 268), 4, true),
  smooth(flat(148, 226, 152, 224, 156, 240, 152, 250, 147, 244), 4, true),
  smooth(flat(106, 236, 111, 234, 114, 252, 110, 268, 105, 262), 4, true),
  smooth(flat(146, 104, 158, 100, 174, 108, 168, 114, 154, 112), 4, true),
];

/** Sea, rivers and lakes. */
export function romanWater(): Mark[] {
  let wash = "";
  let banks = "";
  let lines = "";
  for (const sea of SEAS) {
    const shore = sea.slice(0, sea === SEAS[0] ? -1 : undefined);
    wash += trace(sea, true);
    banks += trace(shore);
    for (const off of [3, 6.6, 11, 16.5]) lines += trace(beside(shore, sea === SEAS[0] ? -off : off).filter(([x, y]) => x > PANEL.left && x < PANEL.right && y < HALL));
  }
  for (const [seed, from, to, course] of STREAMS) {
    const line = unsteady(course, 1.4, seed);
    const half = (way: number) => (from + (to - from) * way) / 2;
    const [left, right] = [beside(line, half), beside(line, (way) => -half(way))];
    wash += trace([...left, ...[...right].reverse()], true);
    banks += trace(left) + trace(right);
  }
  for (const lake of WATERS) {
    wash += trace(lake, true);
    banks += trace(lake, true);
    lines += hatch(lake, 0, 2.4, 3, 0.6);
  }
  return [
    ["water", wash],
    ["current", lines],
    ["bank", banks],
  ];
}

/** The Alps and the Apennines. */
export function romanRelief(): Mark[] {
  const lines = [...ROMAN_WAYS.map((way) => way.line), ...STREAMS.map(([, , , line]) => line), ...WATERS, ...Object.values(COASTS)];
  const boxes = PLACES.map(nameBox);
  const taken = occupied(lines);
  const blocked = (x: number, y: number, w: number, h: number) =>
    x - w / 2 < PANEL.left + 2 || x + w / 2 > PANEL.right - 2 || y - h < PANEL.top + 2 || y > HALL - 3 ||
    SEAS.some((sea) => sea.some((p) => apart(p, [x, y]) < 10)) ||
    boxes.some(([left, top, right, bottom]) => x + w / 2 > left && x - w / 2 < right && y > top && y - h < bottom) ||
    PLACES.some(({ at }) => apart(at, [x, y - h / 2]) < 17) ||
    taken(x - w / 2 - 1, y - h, x + w / 2 + 1, y + 2);
  return strew(
    [
      range(peak, 28, 15, 25, 28, 230, 70, 226, 120, 222, 200, 212, 300, 214, 392, 228),
      range(peak, 24, 13, 20, 28, 280, 40, 260, 200, 180, 240, 160, 310, 150, 392, 160),
      range(hill, 16, 10, 14, 200, 90, 240, 118, 310, 108, 392, 84),
      range(hill, 13, 10, 15, 40, 396, 70, 372, 120, 392, 160, 420, 200, 436, 260, 446, 290, 470, 316, 520, 340, 560, 380, 600),
      range(hill, 12, 9, 13, 180, 500, 240, 520, 250, 548, 300, 590, 340, 600, 392, 560),
    ],
    [[80, 62, 30, 10], [220, 74, 24, 8], [310, 60, 30, 8], [160, 320, 20, 6], [270, 340, 18, 5], [330, 290, 14, 4], [180, 500, 14, 5], [360, 580, 24, 8], [60, 310, 24, 8]],
    blocked,
  );
}

export const SEA_NAMES = [
  { name: "Mare Tyrrhenum", path: trace(smooth(flat(92, 462, 112, 502, 140, 552, 184, 608), 6)) },
  { name: "Mare Adriaticum", path: trace(smooth(flat(380, 338, 373, 374, 368, 408, 376, 446, 392, 474), 6)) },
];

/** A ship under sail, about 60 wide, on 0 0. */
export const SHIP: readonly Mark[] = [
  ["linen", "M-6 -8Q8 -16 -4 -34Q14 -30 16 -10Z"],
  ["linen", "M-24 -8Q-12 -14 -22 -28Q-6 -26 -8 -9Z"],
  ["linen", "M18 -10L30 -14L16 -32Z"],
  ["linen", "M-3 -36Q6 -40 -2 -48Q9 -46 10 -36Z"],
  ["fine", "M4 -12Q12 -18 6 -31M-16 -11Q-10 -16 -14 -26M9 -12Q14 -18 11 -28M22 -13L18 -26"],
  ["ink", "M-4 -4V-54M-20 -4V-32M16 -6V-34M-4 -54l9 2l-9 2.4M28 -9L34 -15"],
  ["timber", "M-32 -10L-28 -6L22 -5L31 -9Q28 4 20 6H-20Q-30 4 -32 -10Z"],
  ["fine", "M-28 -2H26M-26 1.4H23M-20 -4v2M-12 -4v2M-4 -4v2M4 -4v2M12 -4v2"],
  ["current", "M-44 7h24M-34 10h60M0 13h40M24 8h18M-26 14h18"],
];
