// Carriages 3 to 7, from a cart to a state coach, drawn from the left to the right: carriage first, horses before it.
import { at, flat, hatch, oval, ring, smooth, trace, type Line, type Mark, type Point } from "./engrave";

/** A spoked wheel. */
export function wheel(x: number, y: number, r: number, spokes: number): Mark[] {
  const polar = (angle: number, d: number): Point => [x + Math.cos(angle) * d, y + Math.sin(angle) * d];
  let lines = "";
  let staves = "";
  for (let i = 0; i < spokes; i++) {
    const a = (i * 2 * Math.PI) / spokes + 0.2;
    const [n0, n1] = [0.3, 0.055];
    staves += trace([polar(a - n0, r * 0.2), polar(a - n1, r * 0.85), polar(a + n1, r * 0.85), polar(a + n0, r * 0.2)], true);
    lines += `M${at(polar(a + Math.PI / spokes, r * 0.86))}L${at(polar(a + Math.PI / spokes, r))}`;
  }
  return [
    ["timber", staves],
    ["rim", `${ring(x, y, r)}${ring(x, y, r * 0.85)}`],
    ["ink", ring(x, y, r) + ring(x, y, r * 0.85)],
    ["fine", lines + trace(oval(x, y, r * 0.93, r * 0.93, -40, 80, 16))],
    ["timber", ring(x, y, r * 0.22)],
    ["gold", ring(x, y, r * 0.1)],
  ];
}

/** A horse at a trot, looking right; its hooves on y, its chest about at x. */
function horse(x: number, y: number, scale: number, tone: string, harness = true): Mark[] {
  const p = (...numbers: number[]) => flat(...numbers).map(([a, b]): Point => [x + a * scale, y + b * scale]);
  const closed = (...numbers: number[]) => smooth(p(...numbers), 1.4, true);
  const far: Mark[] = [
    [tone, trace(closed(-40, -26, -44, -18, -40, -12, -43, -2, -40, 0, -37, -3, -35, -12, -37, -17, -33, -25), true)],
    [tone, trace(closed(-8, -26, -3, -18, 5, -17, 6, -12, 3, -6, 6, -4, 9, -7, 10, -15, 8, -21, 0, -24, -2, -30), true)],
  ];
  const body = closed(
    -46, -40, -42, -45, -34, -46, -24, -43, -12, -44, -4, -49, 2, -58, 6, -66, 8, -71, 10, -68, 12, -70, 13, -66, 19, -60, 23, -54,
    22, -51, 18, -51, 13, -54, 11, -50, 9, -42, 8, -34, 4, -28, -4, -24, -14, -22, -26, -23, -34, -26, -42, -28, -47, -33,
  );
  const hind = closed(-46, -36, -48, -28, -44, -20, -50, -12, -54, -4, -52, 0, -47, -1, -48, -5, -43, -13, -38, -20, -33, -27, -36, -36);
  const fore = closed(-4, -30, -4, -20, -6, -12, -8, -4, -7, 0, -1, 0, -2, -4, 0, -12, 3, -20, 6, -30);
  const belly = body.map(([px, py]): Point => [px, Math.max(py, y - 32 * scale)]);
  return [
    ...far,
    ["mane", trace(smooth(p(-46, -41, -52, -40, -57, -33, -56, -22, -60, -16, -54, -18, -50, -26, -49, -34), 1.4, true), true)],
    [tone, trace(body, true)],
    ["fine", hatch(belly, 65, 1.5 * Math.max(1, scale), 3)],
    [tone, trace(hind, true)],
    [tone, trace(fore, true)],
    ["fine", hatch(hind.map(([px, py]): Point => [Math.max(px, x - 44 * scale), py]), 70, 1.6, 5, 0.6)],
    ["mane", trace(closed(8, -71, 3, -68, -3, -60, -9, -49, -4, -48, 1, -57, 5, -65), true)],
    ["dark", ring(x + 14 * scale, y - 61.5 * scale, 0.9 * scale)],
    ["dark", [[-53, 0], [-40.6, 0], [-4.4, 0]].map(([a = 0]) => trace(p(a - 3, 0.6, a - 2, -2.4, a + 2.4, -2.4, a + 3.4, 0.6), true)).join("")],
    ...(harness
      ? ([
          ["strap", trace(p(9, -46, 0, -36, -6, -25)) + trace(p(-20, -43, -20, -22)) + trace(p(4, -38, -46, -36)) + trace(p(17, -56, 13, -64)) + trace(p(20, -52, 14, -53))],
          ["gold", ring(x + 4 * scale, y - 40 * scale, 1.3 * scale)],
        ] as Mark[])
      : []),
  ];
}

/** A driver or postilion from the seat up. */
function rider(x: number, y: number, coat: string, whip: boolean): Mark[] {
  return [
    [coat, trace(smooth(flat(x - 6, y, x - 7, y - 12, x - 3, y - 18, x + 4, y - 18, x + 7, y - 11, x + 8, y), 1.5, true), true)],
    ["fine", hatch(flat(x + 2, y, x + 2, y - 17, x + 6, y - 14, x + 8, y), 80, 1.3, 2)],
    [coat, trace(smooth(flat(x + 2, y - 15, x + 8, y - 9, x + 15, y - 11, x + 15, y - 8, x + 8, y - 5, x, y - 11), 1.5, true), true)],
    ["skin", ring(x + 1, y - 22, 4.2)],
    ["linen", trace(smooth(flat(x - 4, y - 25, x - 5, y - 20, x - 7, y - 17, x - 3, y - 17, x - 1.4, y - 21), 1, true), true)],
    ["dark", ring(x + 3.2, y - 22.4, 0.6)],
    ["night", trace(smooth(flat(x - 7, y - 24, x - 4, y - 28, x + 2, y - 30, x + 6, y - 27, x + 9, y - 25, x + 3, y - 25, x - 2, y - 24), 1, true), true)],
    ...(whip ? ([["ink", `M${x + 14} ${y - 10}L${x + 24} ${y - 34}q10 -4 14 8`]] as Mark[]) : []),
  ];
}

/** Shafts or a pole and traces from a carriage to its horse. */
const shaft = (...numbers: number[]): Mark => ["pole", trace(flat(...numbers))];

function chest(tone: string, outline: Line, windows: readonly (readonly [number, number, number, number])[], from: number): Mark[] {
  const dark = outline.map(([x, y]): Point => [Math.max(x, from), y]);
  return [
    [tone, trace(outline, true)],
    ["fine", hatch(dark, 75, 1.8, 4) + hatch(outline.map(([x, y]): Point => [x, Math.max(y, -26)]), 0, 1.9, 6, 0.6)],
    ...windows.flatMap(([x, y, w, h]): Mark[] => [
      ["glass", `M${x} ${y}v${-h}q${w / 2} -3 ${w} 0v${h}z`],
      ["gleam", `M${x + 2} ${y - 2}l${w * 0.5} ${-h * 0.6}M${x + 5} ${y - 2}l${w * 0.4} ${-h * 0.5}`],
    ]),
  ];
}

/** Each carriage stands on y = 0, around x = 0; CARRIAGE_WIDTHS tells how wide. */
export const CARRIAGES: Readonly<Record<number, () => Mark[]>> = {
  // A two-wheeled cart with a mail sack
  3: () => [
    shaft(-40, -26, 40, -34),
    ...horse(44, 0, 0.86, "bay"),
    ["sand", trace(smooth(flat(-40, -32, -43, -41, -38, -48, -41, -54, -36, -52, -31, -54, -33, -48, -28, -41, -30, -32), 1.5, true), true)],
    ["linen", trace(smooth(flat(-56, -32, -59, -42, -53, -51, -48, -54, -51, -61, -46, -59, -41, -62, -43, -54, -38, -50, -34, -41, -37, -32), 1.5, true), true)],
    ["fine", "M-49 -52Q-52 -44 -50 -34M-46 -52Q-45 -44 -46 -34M-43 -52Q-39 -45 -40 -35M-41 -51Q-36 -44 -37 -36M-47 -60L-46.4 -55M-44 -60L-45 -55"],
    ["strap", "M-48.6 -54.4H-42.4M-38.4 -48.4H-32.8"],
    ["timber", trace(flat(-60, -34, -20, -34, -22, -22, -58, -22), true)],
    ["fine", "M-59 -30h38M-58 -26h36M-50 -34v12M-40 -34v12M-30 -34v12"],
    ...rider(-22, -34, "sand", true),
    ...wheel(-40, -15, 15, 10),
  ],
  // A light two-wheeled chaise with a hood
  4: () => [
    shaft(-30, -24, 44, -34),
    ...horse(48, 0, 0.9, "grey"),
    ["night", trace(smooth(flat(-60, -28, -66, -48, -56, -64, -38, -66, -26, -58, -34, -50, -38, -36, -36, -28), 2, true), true)],
    ["gleam", "M-54 -30Q-58 -48 -46 -62M-46 -30Q-48 -46 -38 -60"],
    ...rider(-28, -30, "moss", true),
    ["moss", trace(smooth(flat(-62, -30, -20, -32, -12, -24, -16, -20, -56, -18, -62, -24), 2, true), true)],
    ["lace", "M-60 -26L-18 -28"],
    ["ink", "M-56 -18q-6 8 -2 10M-16 -20q4 6 8 4"],
    ...wheel(-38, -16, 16, 12),
  ],
  // A closed post chaise on four wheels
  5: () => [
    shaft(-30, -18, 56, -34),
    ...horse(60, 0, 0.9, "bay"),
    ...wheel(-66, -15, 15, 12),
    ...chest("moss", smooth(flat(-74, -26, -78, -50, -72, -64, -54, -67, -36, -64, -30, -50, -36, -26, -54, -20), 2, true), [[-66, -42, 11, 16], [-51, -42, 11, 16]], -44),
    ["night", trace(smooth(flat(-78, -62, -54, -72, -30, -62, -54, -66), 2, true), true)],
    ["lace", "M-77 -38H-32"],
    ["timber", "M-34 -28h22l4 -8h-28z"],
    ...rider(-20, -36, "royal", true),
    ["ink", "M-74 -26q-10 6 -6 14M-36 -26q6 8 16 8"],
    ...wheel(-22, -11, 11, 10),
  ],
  // The mail coach, a pair before it and a postilion
  6: () => [
    shaft(-30, -18, 60, -32),
    ...horse(78, -4, 0.86, "grey"),
    ...horse(66, 0, 0.9, "bay"),
    ...rider(44, -40, "sand", true),
    ["timber", "M-96 -30h18v-22h-18z"],
    ["strap", "M-90 -30v-22M-84 -30v-22"],
    ...chest("butter", smooth(flat(-80, -26, -84, -52, -78, -68, -56, -71, -34, -68, -28, -52, -34, -26, -57, -19), 2, true), [[-75, -44, 10, 17], [-61, -44, 10, 17], [-47, -44, 10, 17]], -44),
    ["night", trace(smooth(flat(-85, -66, -56, -76, -27, -66, -56, -70), 2, true), true)],
    ["leather", trace(smooth(flat(-70, -74, -66, -83, -50, -84, -44, -74), 2, true), true)],
    ["strap", "M-62 -74v-9M-52 -74v-9"],
    ["lace", "M-83 -40H-30"],
    ["seal", ring(-56, -31, 5)],
    ["timber", "M-32 -28h24l5 -9h-30z"],
    ...rider(-18, -37, "royal", true),
    ...wheel(-72, -16, 16, 12),
    ...wheel(-22, -12, 12, 10),
  ],
  // The prince's state coach, four horses before it
  7: () => [
    shaft(-50, -18, 84, -32),
    ...horse(112, -5, 0.84, "grey"), ...horse(100, 0, 0.88, "grey"),
    ...rider(78, -39, "royal", true),
    ...horse(46, -5, 0.84, "grey"), ...horse(34, 0, 0.88, "grey"),
    ["gold", trace(smooth(flat(-116, -20, -110, -34, -100, -26, -104, -18), 2, true), true)],
    ...chest("wine", smooth(flat(-104, -28, -110, -54, -104, -68, -80, -71, -56, -68, -50, -54, -56, -28, -80, -20), 2, true), [[-100, -45, 12, 17], [-86, -45, 12, 17], [-72, -45, 12, 17]], -70),
    ["gold", trace(smooth(flat(-112, -66, -80, -80, -48, -66, -80, -71), 2, true), true)],
    ["gold", `M-88 -77l-2 -10l5 4l5 -8l5 8l5 -4l-2 10z${ring(-80, -93, 1.8)}${ring(-111, -69, 2.2)}${ring(-49, -69, 2.2)}`],
    ["lace", "M-109 -41H-52M-106 -30Q-80 -20 -54 -30"],
    ["plate", "M-86 -37q6 -3 12 0v6q-2 5 -6 6q-4 -1 -6 -6z"],
    ["royal", "M-58 -28h28l6 -12h-30z"],
    ["lace", "M-58 -33h30"],
    ...rider(-40, -40, "wine", true),
    ["gold", trace(smooth(flat(-60, -24, -44, -18, -28, -22, -24, -28, -34, -26, -46, -24), 2, true), true)],
    ...rider(-112, -30, "wine", false),
    ...wheel(-96, -17, 17, 14),
    ...wheel(-44, -12.5, 12.5, 12),
  ],
};
