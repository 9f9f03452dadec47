// Rivers and lakes where they really flow. Every river is a line from its source to its mouth that grows on the way.
import { beside, flat, normal, smooth, trace, unsteady, type Line, type Mark, type Point } from "./engrave";

interface River {
  readonly line: Line;
  /** Its width at the source and at the mouth. */
  readonly widths: readonly [number, number];
}

function river(seed: number, from: number, to: number, ...course: number[]): River {
  return { line: unsteady(smooth(flat(...course), 5), 1.5, seed), widths: [from, to] };
}

export const RIVERS = {
  // From the Grisons to Lake Constance, and from there by Basel, Freiburg, Carlsruhe and Mannheim.
  alpineRhine: river(3, 1.2, 3, 424, 706, 434, 690, 430, 668, 441, 648, 446, 622),
  rhine: river(
    4, 4, 7.5, 386, 578, 366, 584, 352, 578, 332, 590, 306, 586, 282, 600, 258, 594, 236, 602, 206, 599, 184, 590, 172, 566,
    176, 540, 168, 512, 176, 482, 188, 456, 186, 430, 202, 398, 206, 372, 222, 344, 224, 314, 244, 288, 254, 262, 276, 236,
    282, 212, 292, 188, 284, 164, 290, 140, 274, 112, 282, 84, 272, 58, 276, 34,
  ),
  neckar: river(
    5, 1, 3.8, 306, 476, 316, 446, 308, 424, 330, 400, 352, 372, 372, 338, 398, 316, 412, 296, 398, 268, 404, 246, 386, 226,
    360, 222, 336, 206, 300, 196,
  ),
  main: river(
    6, 1, 4.4, 716, 108, 690, 122, 668, 110, 640, 124, 618, 118, 600, 136, 576, 128, 556, 144, 532, 138, 520, 158, 496, 166,
    484, 190, 458, 184, 444, 160, 426, 168, 420, 142, 398, 128, 372, 134, 352, 112, 316, 110, 280, 100,
  ),
  regnitz: river(16, 1, 2, 668, 262, 650, 242, 628, 234, 618, 204, 624, 176, 610, 152, 606, 134),
  danube: river(
    7, 1.4, 8.5, 262, 520, 282, 506, 306, 508, 326, 482, 352, 470, 378, 462, 396, 444, 424, 448, 448, 436, 474, 444, 500, 424,
    524, 420, 546, 400, 574, 402, 598, 394, 620, 402, 646, 394, 672, 396, 694, 372, 722, 368, 742, 346, 766, 344, 788, 356,
    806, 370, 826, 384, 836, 406, 852, 428, 850, 454, 866, 468, 886, 462, 900, 478, 922, 470, 946, 484, 972, 478, 986, 492, 1006,
    490,
  ),
  iller: river(8, 0.8, 2, 516, 632, 502, 598, 492, 566, 478, 540, 486, 510, 470, 484, 468, 446),
  lech: river(9, 1, 2.8, 506, 644, 540, 630, 556, 604, 548, 572, 564, 544, 572, 512, 586, 488, 578, 452, 590, 424, 584, 400),
  isar: river(
    10, 1, 3.6, 632, 606, 656, 600, 676, 580, 690, 556, 708, 532, 722, 508, 742, 496, 752, 468, 778, 468, 792, 444, 814, 430, 836,
    410,
  ),
  inn: river(
    11, 1.2, 5.6, 484, 706, 512, 690, 528, 700, 556, 682, 586, 684, 614, 664, 648, 670, 676, 648, 706, 642, 722, 616, 740, 606, 742,
    580, 764, 560, 790, 552, 812, 532, 834, 524, 842, 500, 846, 474,
  ),
  salzach: river(12, 1, 2.6, 846, 706, 872, 690, 884, 664, 900, 640, 882, 608, 858, 588, 846, 562, 828, 544, 818, 532),
  naab: river(13, 0.8, 2, 728, 196, 736, 224, 726, 252, 738, 280, 732, 306, 744, 328, 750, 344),
  moldau: river(14, 1, 3, 892, 352, 914, 340, 930, 322, 944, 302, 936, 268, 948, 244, 936, 222, 916, 232, 904, 208, 880, 190, 868, 160, 874, 130, 852, 108, 846, 78),
  mies: river(15, 0.8, 2, 764, 200, 786, 190, 806, 180, 830, 178, 846, 160, 866, 158),
  aare: river(17, 1.2, 3.4, 230, 706, 240, 684, 262, 672, 268, 648, 280, 626, 276, 598),
  enns: river(18, 0.8, 2.2, 950, 606, 966, 580, 960, 552, 976, 526, 972, 500, 980, 486),
  altmuehl: river(19, 0.7, 1.6, 574, 276, 588, 300, 612, 322, 642, 330, 672, 338, 700, 352, 712, 366),
} as const;

/** A lake: its shore, closed. */
function lake(seed: number, ...shore: number[]): Point[] {
  return unsteady(smooth(flat(...shore), 4, true), 0.7, seed);
}

export const LAKES: readonly Line[] = [
  // Lake Constance with its arm at Überlingen, Lake Zürich, Ammersee, Starnberger See, Chiemsee, Lake Lucerne.
  lake(21, 384, 576, 378, 566, 388, 566, 404, 578, 424, 586, 442, 600, 450, 614, 440, 622, 422, 612, 404, 598, 390, 588),
  lake(22, 344, 656, 356, 664, 372, 668, 388, 680, 392, 688, 376, 684, 360, 676, 346, 668),
  lake(23, 634, 540, 638, 532, 642, 542, 640, 556, 634, 554),
  lake(24, 656, 566, 661, 556, 665, 568, 662, 582, 656, 580),
  lake(25, 796, 588, 808, 582, 818, 588, 814, 598, 802, 600),
  lake(26, 290, 696, 300, 688, 312, 692, 318, 702, 304, 700),
];

/** The water's marks: a wash, two banks that taper to the source, a stroke along wide streams, rings of strokes in lakes. */
export function waterMarks(): Mark[] {
  let wash = "";
  let banks = "";
  let current = "";
  for (const { line, widths } of Object.values(RIVERS)) {
    const half = (way: number) => (widths[0] + (widths[1] - widths[0]) * way) / 2;
    const left = beside(line, half);
    const right = beside(line, (way) => -half(way));
    wash += trace([...left, ...right.reverse()], true);
    banks += trace(left) + trace(right);
    if (widths[1] > 4) current += trace(line.slice(Math.round(line.length * 0.35)));
  }
  for (const shore of LAKES) {
    wash += trace(shore, true);
    banks += trace(shore, true);
    for (const inset of [1.8, 3.8, 6.2]) if (shore.length > 16) current += trace(beside(shore, -inset), true);
  }
  return [
    ["water", wash],
    ["bank", banks],
    ["current", current],
  ];
}

/** A bridge over the water where a road crosses it: its two parapets. */
export function bridgeMark(road: Line, place: number, width: number): string {
  const [x, y] = road[place] ?? [0, 0];
  const [nx, ny] = normal(road, place);
  const [tx, ty] = [-ny, nx];
  const half = width / 2 + 2;
  return [-1, 1]
    .map((side) => {
      const [px, py] = [x + nx * side * 3.4, y + ny * side * 3.4];
      const [ex, ey] = [nx * side * 1.8, ny * side * 1.8];
      return trace([
        [px - tx * half + ex, py - ty * half + ey],
        [px - tx * (half - 2), py - ty * (half - 2)],
        [px + tx * (half - 2), py + ty * (half - 2)],
        [px + tx * half + ex, py + ty * half + ey],
      ]);
    })
    .join("");
}
