// The four officials as half-figures, each with the tools of the office: about 120 wide and 130 high, cut off at the waist.
import { flat, hatch, oval, ring, smooth, trace, type Line, type Mark, type Point } from "./engrave";
import { hornMarks } from "./ornament";
import { wheel } from "./carriages";
import type { Official } from "../generated/api";

export const shape = (...numbers: number[]): Point[] => smooth(flat(...numbers), 2.5, true);
const moved = (marks: readonly Mark[], x: number, y: number, scale: number, turn = 0): Mark[] =>
  marks.map(([tone, path]): Mark => [tone, shifted(path, x, y, scale, turn)]);

/** A path of strokes (M, L and l, each with its letter) moved, scaled and turned. */
function shifted(path: string, x: number, y: number, scale: number, turn: number): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return path.replace(/([MLl])(-?[\d.]+) (-?[\d.]+)/g, (_, letter: string, a: string, b: string) => {
    const [px, py] = [Number(a), Number(b)];
    const [left, top] = letter === "l" ? [0, 0] : [x, y];
    return `${letter}${(px * c - py * s + left).toFixed(1)} ${(px * s + py * c + top).toFixed(1)}`;
  });
}

/** A surface in a tone, with hatching on the part right of a line (from the light). */
export function solid(tone: string, outline: Line, from: number, angle = 60, gap = 1.7, lean = 0): Mark[] {
  const dark = outline.map(([x, y]): Point => [Math.max(x, from + y * lean), y]);
  return [
    [tone, trace(outline, true)],
    ["fine", hatch(dark, angle, gap, 3)],
  ];
}

/** A face looking a little to the left, its middle at x y. */
export function face(x: number, y: number, old = false): Mark[] {
  const p = (...numbers: number[]) => flat(...numbers).map(([a, b]): Point => [a + x, b + y]);
  const head = smooth(p(-12, -9, -12.6, 0, -11.4, 8, -8, 14, -3.5, 17.6, 1, 18, 6, 15, 10, 9, 12, 0, 12, -9, 8, -17, -1, -19, -9, -16), 2, true);
  const line = (...numbers: number[]) => trace(smooth(p(...numbers), 1.2));
  const shade = smooth(p(7, -12, 12, -8, 12, 0, 10, 9, 6, 15, 1, 18, 4, 12, 6.4, 6, 8, 0), 1.6, true);
  return [
    ["skin", trace(head, true)],
    ["fine", hatch(shade, 60, 1.1, 2)],
    ["fine", hatch(smooth(p(-9, 6, -5, 5, -4, 9, -8, 10), 1, true), 120, 1.2, 4)],
    ["blush", trace(smooth(p(-9.6, 5, -7, 3.6, -5, 6, -7.4, 8), 1, true), true) + trace(smooth(p(4, 4.6, 7.4, 3.8, 8, 6.6, 5, 7.6), 1, true), true)],
    ["ink", line(-10.2, -5.6, -7.4, -7.6, -4, -6.4) + line(1.2, -6.4, 4.6, -7.6, 8, -5.8)],
    ["ink", line(-9.4, -1.6, -7, -3.4, -4.2, -1.8) + line(1.8, -1.8, 4.4, -3.4, 7.2, -1.6)],
    ["fine", line(-9, -1, -6.8, -0.2, -4.6, -1.2) + line(2.2, -1.2, 4.4, -0.2, 6.8, -1)],
    ["dark", ring(x - 7, y - 1.9, 1.15) + ring(x + 4.2, y - 1.9, 1.15)],
    ["ink", line(-1.6, -4, -2.6, 1, -4.8, 4.6, -3.6, 6, -1, 6.2)],
    ["ink", line(-6, 10.6, -3.6, 9.8, -1.6, 10.3, 2.4, 10)],
    ["fine", line(-4.6, 12.4, -2, 13, 0.6, 12.2) + (old ? line(-9.8, 1, -7.4, 2.4, -5, 1.4) + line(2.4, 1.8, 5, 2.6, 7.4, 1.2) + line(5.4, 8.6, 6.2, 11) : "")],
  ];
}

/** A sausage curl of a wig, lying. */
export function curl(x: number, y: number, w: number, h: number): Mark[] {
  const roll = smooth(oval(x, y, w / 2, h / 2, 0, 360, 12), 1.5, true);
  return [
    ["linen", trace(roll, true)],
    ["fine", `${trace(oval(x + w * 0.24, y, w * 0.17, h * 0.32, 0, 360, 12), true)}${trace(oval(x + w * 0.24, y, w * 0.07, h * 0.14, 0, 360, 8), true)}${hatch(roll.map(([a, b]): Point => [Math.min(a, x + w * 0.05), b]), 80, 1.5, 5, 0.5)}`],
  ];
}

/** A tricorne seen from the front, its brim's middle at x y. */
export function tricorne(x: number, y: number, cockade: boolean): Mark[] {
  const p = (...numbers: number[]) => flat(...numbers).map(([a, b]): Point => [a + x, b + y]);
  const crown = smooth(p(-12, 0, -10, -11, 0, -14, 10, -11, 12, 0), 2, true);
  const brim = smooth(p(-25, -4, -14, -9, -4, -2, 0, 1, 4, -2, 14, -10, 25, -5, 17, 3, 8, 6, 0, 6.6, -8, 6, -17, 3), 2, true);
  return [
    ["night", trace(crown, true)],
    ["night", trace(brim, true)],
    ["lace", trace(smooth(p(-25, -4, -14, -9, -4, -2, 0, 1, 4, -2, 14, -10, 25, -5), 2))],
    ["gleam", hatch(smooth(p(-22, -2, -12, -5, -6, 1, -10, 3, -17, 1), 2, true), 25, 1.8, 3)],
    ...(cockade ? ([["seal", ring(x + 13, y - 4, 3.6)], ["gold", ring(x + 13, y - 4, 1.5)]] as Mark[]) : []),
  ];
}

/** A fist, thumb to the left. */
function fist(x: number, y: number, turn = 0): Mark[] {
  const marks: Mark[] = [
    ["skin", trace(smooth(flat(-6, -4, 0, -6, 6, -4, 7, 2, 4, 6, -3, 6, -7, 2), 1.5, true), true)],
    ["fine", "M-2 -5.4L-2.6 -0.6M1.6 -5.8L1.2 -1M4.6 -4.6L4.4 -0.4M-6.4 1.4L-2.6 0.4L-1.6 2.4L-5 4.4"],
  ];
  return moved(marks, x, y, 1, turn);
}

/** A coat's trunk with collar, lapels, cravat and buttons; shoulders at y, hem below the picture. */
export function trunk(x: number, y: number, tone: string, trim: string): Mark[] {
  const p = (...numbers: number[]) => flat(...numbers).map(([a, b]): Point => [a + x, b + y]);
  const body = smooth(p(-11, -4, -26, 2, -36, 12, -39, 34, -38, 66, 38, 66, 39, 34, 36, 12, 26, 2, 11, -4), 3, true);
  const vest = p(-7, -2, -9, 20, -7, 66, 8, 66, 9, 20, 7, -2);
  let buttons = "";
  for (let i = 0; i < 5; i++) buttons += ring(x, y + 22 + i * 9, 1.3);
  let studs = "";
  for (let i = 0; i < 4; i++) studs += ring(x - 14.5 + i * 0.4, y + 18 + i * 11, 1.6) + ring(x + 14.5 - i * 0.4, y + 18 + i * 11, 1.6);
  return [
    ...solid(tone, body, x + 16, 66, 1.6),
    ["fine", hatch(smooth(p(-37, 20, -30, 18, -28, 66, -38, 66), 3, true), 100, 2.2, 4)],
    [trim, trace(vest, true)],
    ["fine", hatch(p(3, 0, 7, -2, 9, 20, 8, 66, 3, 66), 90, 1.6, 5)],
    [tone, trace(p(-7, -3, -18, 4, -21, 24, -9, 34, -9, 20), true) + trace(p(7, -3, 18, 4, 21, 24, 9, 34, 9, 20), true)],
    ["lace", trace(p(-18, 4, -21, 24, -9, 34)) + trace(p(18, 4, 21, 24, 9, 34))],
    ["gold", studs],
    ["dark", buttons],
    ["linen", trace(smooth(p(-8, -6, 8, -6, 7, 2, 6, 14, 2, 21, -3, 20, -6, 13, -7, 2), 1.6, true), true)],
    ["fine", trace(smooth(p(-3, -3, -2, 6, -3.4, 18), 1.5)) + trace(smooth(p(2.4, -3, 1.4, 8, 1.6, 19), 1.5)) + trace(smooth(p(-8, -2, 0, 1.4, 8, -2), 1.5))],
  ];
}

/** A sleeve from the shoulder over the elbow to the wrist, with its cuff: a stroke as thick as an arm. */
function sleeve(tone: string, cuff: string, shoulder: Point, elbow: Point, wrist: Point): Mark[] {
  const line = smooth([shoulder, elbow, wrist], 3);
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const d = Math.hypot(dx, dy) || 1;
  const [tx, ty] = [dx / d, dy / d];
  const corner = (along: number, out: number): Point => [wrist[0] + tx * along - ty * out, wrist[1] + ty * along + tx * out];
  const lower = line.map(([x, y]): Point => [x + 2.4, y + 7.4]).reverse();
  return [
    ["limb-edge", trace(line)],
    [`limb-${tone}`, trace(line)],
    ["fine", hatch([...line.map(([x, y]): Point => [x + 1, y + 2.6]), ...lower], 60, 1.6, 6)],
    ["linen", trace(smooth([corner(2, -6.4), corner(8.4, -5.4), corner(6.4, -2), corner(9, 0), corner(6.4, 2.4), corner(8.4, 5.4), corner(2, 6.4)], 1, true), true)],
    [cuff, trace([corner(-5, -9), corner(4, -8.2), corner(4, 8.2), corner(-5, 9)], true)],
  ];
}

/** A folded letter with its seal. */
function letter(x: number, y: number, turn: number, scale = 1): Mark[] {
  return moved(
    [
      ["linen", "M-14 -9L14 -9L14 9L-14 9Z"],
      ["ink", "M-14 -9L0 2.4L14 -9M-14 9L-4 -0.6M14 9L4 -0.6"],
      ["seal", trace(oval(0, 2.4, 3.4, 3.4, 0, 360, 12), true)],
    ],
    x, y, scale, turn,
  );
}

const postmaster = (): Mark[] => [
  ["night", "M46 48L40 62L50 60ZM74 48L80 62L70 60Z"],
  ...trunk(60, 68, "royal", "sand"),
  ["cordage", trace(smooth(flat(40, 72, 50, 96, 66, 112, 84, 118), 2))],
  ...moved(hornMarks().slice(2), 82, 112, 0.56, -8),
  ...sleeve("royal", "seal", [29, 84], [20, 112], [36, 104]),
  ...letter(42, 92, -14, 0.95),
  ...fist(43, 103, -10),
  ...[0, 1, 2].flatMap((i) => [...curl(45 - i * 0.6, 44 + i * 6.4, 9, 6.2), ...curl(75.6 + i * 0.6, 44 + i * 6.4, 9, 6.2)]),
  ...face(60, 47),
  ["linen", trace(shape(46, 40, 48, 31, 60, 27, 72, 31, 74.6, 40, 70, 35, 60, 33, 50, 35), true)],
  ...tricorne(60, 31, true),
];

const carrier = (): Mark[] => [
  // Speed behind him
  ["fine", "M2 60h16M0 70h14M4 80h16M2 92h12M6 102h12"],
  ...letter(14, 46, -28, 0.55), ...letter(26, 30, 22, 0.48),
  ...sleeve("moss", "sand", [44, 74], [22, 88], [14, 108]),
  ...fist(12, 114, 30),
  ...solid("moss", shape(50, 66, 38, 74, 34, 96, 30, 134, 84, 134, 86, 100, 82, 76, 70, 66), 70, 62, 1.7),
  ["sand", trace(flat(62, 66, 60, 100, 58, 134, 74, 134, 75, 100, 72, 68), true)],
  ["gold", [78, 90, 102, 114].map((y) => ring(66, y, 1.3)).join("")],
  // The bag and its strap
  ["strap", trace(smooth(flat(76, 68, 62, 88, 44, 108, 38, 116), 2))],
  ...solid("leather", shape(14, 106, 22, 100, 46, 102, 54, 108, 54, 130, 50, 136, 18, 136, 13, 130), 40, 75, 1.8),
  ["leather", trace(shape(13, 106, 34, 100, 55, 107, 52, 118, 34, 123, 16, 118), true)],
  ["gold", ring(34, 119.6, 2.6)],
  ["linen", "M22 102L26 92L38 94L36 102ZM37 102L42 94L50 99L47 103Z"],
  // The arm swung forward, with his staff
  ["pole", "M104 60L92 136"],
  ...sleeve("moss", "sand", [78, 76], [92, 100], [100, 88]),
  ...fist(101, 82, 8),
  ["seal", trace(shape(58, 64, 66, 70, 76, 66, 74, 74, 66, 77, 60, 73), true)],
  ["fine", "M64 70L61 82M68 71L69 83"],
  ["seal", "M62 74L56 84L62 86L66 76Z"],
  // Wind-blown hair and a round hat
  ["hair", trace(shape(52, 36, 47, 44, 42, 46, 46, 50, 43, 56, 50, 56, 54, 50, 55, 40), true)],
  ...face(66, 46),
  ["hair", trace(shape(54, 42, 55, 33, 66, 28, 77, 33, 79, 42, 74, 36, 64, 35, 58, 36), true)],
  ...solid("felt", shape(52, 32, 54, 20, 66, 15, 78, 20, 80, 31, 66, 28), 68, 70, 1.4),
  ...solid("felt", shape(42, 34, 54, 29, 66, 27, 79, 29, 90, 33, 79, 36, 66, 33, 54, 36), 70, 70, 1.4),
  ["plume", trace(smooth(flat(52, 26, 44, 16, 34, 14, 28, 18, 36, 20, 44, 25, 52, 29), 2), true)],
  ["fine", "M51 27L40 17L32 17M46 22L40 22M43 19L42 15.4"],
];

const administrator = (): Mark[] => [
  // The long wig behind
  ["linen", trace(shape(44, 34, 34, 50, 30, 74, 34, 92, 44, 94, 46, 70, 74, 70, 76, 94, 86, 92, 90, 74, 86, 50, 76, 34), true)],
  ...trunk(60, 70, "wine", "night"),
  // The curls before the shoulders
  ...[0, 1, 2, 3, 4, 5].flatMap((i) => [...curl(41 - Math.sin(i) * 1.6 - i * 0.9, 42 + i * 8.6, 12, 9), ...curl(79 + Math.sin(i) * 1.6 + i * 0.9, 42 + i * 8.6, 12, 9)]),
  ...face(60, 46, true),
  ["linen", trace(shape(44, 46, 42, 32, 50, 21, 59, 25, 61, 25, 70, 21, 78, 32, 76, 46, 72, 36, 61, 30, 59, 30, 48, 36), true)],
  ["fine", "M60 25V30M55 24.6Q50 30 47 38M51 23Q46 30 45 40M65 24.6Q70 30 73 38M69 23Q74 30 75 40M57 26Q54 30 52 34M63 26Q66 30 68 34"],
  // Spectacles
  ["ink", `${ring(53, 45.4, 4.6)}${ring(64.4, 45.4, 4.6)}M57.6 44.6q1.2 -1 2.2 0M48.4 44.6L45 43.6M69 44.6L73 43.6`],
  // The ledger on the desk
  ["leather", "M14 112L60 118L106 112L108 136L12 136Z"],
  ["linen", "M16 106Q40 102 60 112Q80 102 104 106L106 130Q80 126 60 135Q40 126 14 130Z"],
  ["ink", "M60 112V135"],
  ["fine", "M22 110Q40 107 55 114M21 114Q40 111 55 118M21 118Q40 115 55 122M20 122Q40 119 55 126M65 114Q80 107 98 110M65 118Q80 111 99 114M65 122Q76 116 88 117"],
  ...sleeve("wine", "linen", [92, 88], [104, 106], [90, 108]),
  ["quill", "M84 116Q92 96 106 70Q110 84 100 96Q94 106 86 114Z"],
  ["fine", "M84 117Q94 98 105 74M96 97l6 -2M93 102l6 -2M99 91l6 -3"],
  ...fist(87, 109, -30),
  ...sleeve("wine", "linen", [28, 88], [16, 106], [32, 110]),
  ...fist(35, 111, 80),
];

const cartwright = (): Mark[] => [
  ...solid("linen", shape(48, 66, 32, 72, 24, 84, 22, 134, 98, 134, 97, 84, 88, 72, 72, 66), 78, 64, 1.8),
  ["leather", trace(shape(44, 84, 60, 88, 76, 84, 80, 106, 84, 136, 36, 136, 40, 106), true)],
  ["strap", "M46 86L50 66M74 86L70 66"],
  ["fine", hatch(shape(66, 88, 76, 84, 80, 106, 84, 136, 66, 136), 80, 1.9, 3)],
  // The neckerchief
  ["seal", trace(shape(48, 64, 60, 72, 72, 64, 73, 71, 62, 78, 60, 86, 57, 78, 47, 71), true)],
  ...face(60, 46, true),
  // Moustache, side-whiskers and cap
  ["hair", trace(shape(51, 56, 55, 53.4, 57.4, 54.6, 60, 53.4, 66, 56, 69, 59, 63, 58, 57.4, 57, 52, 58.6, 47, 59.6), true)],
  ["hair", trace(shape(47, 36, 46.6, 46, 48, 53, 50, 46, 51, 36), true) + trace(shape(70, 36, 71, 46, 71, 54, 74, 46, 73.6, 36), true)],
  ...solid("felt", shape(44, 37, 46, 24, 54, 17, 66, 16, 76, 24, 77, 37, 60, 33), 64, 70, 1.5),
  ["sand", trace(shape(43, 38, 60, 33.6, 78, 38, 77, 32, 60, 28, 44, 32), true)],
  // The wheel he has made, and his mallet
  ...wheel(34, 108, 30, 10),
  ...sleeve("linen", "linen", [28, 80], [10, 96], [24, 106]),
  ...fist(31, 110, 20),
  ["pole", "M92 122L100 74"],
  ...solid("timber", flat(84, 64, 108, 68, 106, 82, 82, 78), 96, 80, 1.8),
  ...sleeve("linen", "linen", [92, 82], [106, 104], [97, 104]),
  ...fist(95, 102, -8),
];

export const FIGURES = { postmaster, carrier, administrator, cartwright } as const;

/** The tool of each office, about 76 across, around 0 0. */
export const TOOLS: Readonly<Record<Official, () => Mark[]>> = {
  postmaster: hornMarks,
  carrier: () => [
    ["strap", "M-26 -10Q0 -50 26 -10"],
    ["leather", "M-34 -10Q0 -16 34 -10L36 28Q0 36 -36 28Z"],
    ["leather", "M-35 -11Q0 -18 35 -11L28 12Q0 22 -28 12Z"],
    ["linen", "M-18 -14L-14 -30L8 -28L8 -15Z"],
    ["gold", "M-5 10h10v12h-10z"],
  ],
  administrator: () => [
    ["linen", "M-36 -14Q-16 -22 0 -8Q16 -22 36 -14V26Q16 18 0 32Q-16 18 -36 26Z"],
    ["ink", "M0 -8V32"],
    ["fine", "M-30 -8Q-16 -14 -5 -3M-30 0Q-16 -6 -5 5M-30 8Q-16 2 -5 13M-30 16Q-16 10 -5 21M5 -3Q16 -14 30 -8M5 5Q16 -6 30 0M5 13Q14 6 24 6"],
    ["quill", "M4 18Q14 -14 34 -40Q40 -20 26 -6Q18 8 8 18Z"],
    ["fine", "M4 18Q18 -10 33 -35"],
  ],
  cartwright: () => wheel(0, 0, 38, 10),
};
