// The provinces as polygons. Neighbours share their border line point by point, so no gap can open between them.
import { flat, smooth, unsteady, type Line, type Point } from "./engrave";
import { FRAME, type ProvinceId } from "./places";
import { RIVERS } from "./rivers";

const border = (seed: number, ...course: number[]) => unsteady(smooth(flat(...course), 7), 2.2, seed);

/** The part of a river between the points nearest to two places, as a border. */
function along(river: Line, from: Point, to: Point): Point[] {
  const nearest = (place: Point) =>
    river.reduce((best, p, i) => {
      const b = river[best] ?? p;
      return Math.hypot(p[0] - place[0], p[1] - place[1]) < Math.hypot(b[0] - place[0], b[1] - place[1]) ? i : best;
    }, 0);
  return river.slice(nearest(from), nearest(to) + 1);
}

const first = (line: Line) => line[0] ?? ([0, 0] as Point);
const last = (line: Line) => line[line.length - 1] ?? ([0, 0] as Point);

const rhineSouth = along(RIVERS.rhine.line, [386, 578], [190, 594]); // Baden | Schweiz, flowing west
const rhineWest = along(RIVERS.rhine.line, [190, 594], [286, 132]); // Baden | Alsace and the Palatinate, flowing north
const lakeWest = first(rhineSouth);
const basel = last(rhineSouth);
const badenNorth = last(rhineWest);

/** The lines between the provinces and around them; each runs from one meeting point to the next. */
const LINES = {
  rhineSouth,
  rhineWest,
  // Baden | Hesse and Franconia, then Württemberg
  badenTop: border(41, ...badenNorth, 312, 124, 348, 136, 372, 128, 392, 150, 402, 184),
  badenWuerttemberg: border(42, 402, 184, 376, 226, 360, 256, 338, 282, 330, 322, 314, 352, 324, 386, 312, 420),
  badenHohenzollern: border(43, 312, 420, 302, 446, 294, 480, 306, 514),
  badenLake: border(44, 306, 514, 324, 536, 352, 544, 366, 560, ...lakeWest),
  // Hohenzollern, wrapped in Württemberg
  hohenzollern: border(45, 312, 420, 338, 412, 372, 416, 402, 424, 412, 456, 412, 500, 384, 524, 346, 522, 306, 514),
  wuerttembergLake: border(46, ...lakeWest, 404, 590, 428, 602, 447, 612),
  wuerttembergTop: border(47, 402, 184, 430, 204, 462, 208, 492, 226, 520, 240),
  wuerttembergEast: border(48, 520, 240, 528, 268, 516, 298, 534, 328, 524, 356, 534, 386, 516, 410, 520, 444, 512, 476, 488, 502, 466, 520, 456, 552, 446, 576, 447, 612),
  // The southern lands
  schweizWest: border(49, ...basel, 168, 602, 152, 622, 160, 652, 142, 678, 146, 706),
  schweizTyrol: border(50, 447, 612, 436, 640, 440, 664, 426, 684, 424, 706),
  tyrolTop: border(51, 447, 612, 462, 630, 488, 642, 516, 634, 546, 622, 572, 610, 604, 600, 636, 596, 668, 606, 702, 598, 732, 612, 762, 614, 786, 636, 812, 646),
  tyrolSalzburg: border(52, 812, 646, 800, 664, 816, 684, 808, 706),
  salzburgBaiern: border(53, 812, 646, 840, 640, 852, 622, 838, 598, 838, 566, 858, 544, 878, 522, 900, 506, 908, 478, 900, 446, 908, 424, 896, 404),
  // Bohemia and Poland
  boehmenSalzburg: border(54, 896, 404, 922, 398, 950, 408, 978, 392, 1006, 398),
  boehmenBaiern: border(55, 896, 404, 868, 392, 850, 362, 826, 344, 818, 312, 798, 290, 790, 260, 764, 240, 752, 208, 738, 182, 744, 150, 730, 122),
  boehmenTop: border(56, 730, 122, 752, 98, 782, 96, 812, 76, 846, 74, 880, 62),
  boehmenPolen: border(57, 880, 62, 872, 96, 884, 124, 878, 156, 896, 184, 924, 194, 944, 212, 976, 208, 1006, 222),
  polenTop: border(58, 880, 62, 884, 48, 878, 34),
  // Franconia's northern edge
  baiernTop: border(59, 402, 184, 410, 150, 438, 128, 452, 104, 486, 92, 520, 102, 556, 88, 592, 98, 622, 82, 656, 92, 690, 88, 712, 106, 730, 122),
};

export type BorderId = keyof typeof LINES;
export const BORDERS: Readonly<Record<BorderId, Line>> = LINES;

const back = (line: Line) => [...line].reverse();
const corner = (x: number, y: number): Line => [[x, y]];

/** The polygon of each province, clockwise or not, without a closing point. */
export const PROVINCE_SHAPES: Readonly<Record<ProvinceId, Line>> = {
  baden: [
    ...LINES.rhineSouth, ...LINES.rhineWest, ...LINES.badenTop, ...LINES.badenWuerttemberg,
    ...LINES.badenHohenzollern, ...LINES.badenLake,
  ],
  wuerttemberg: [
    ...LINES.wuerttembergTop, ...LINES.wuerttembergEast, ...back(LINES.wuerttembergLake), ...back(LINES.badenLake),
    ...back(LINES.hohenzollern), ...back(LINES.badenWuerttemberg),
  ],
  hohenzollern: [...LINES.hohenzollern, ...back(LINES.badenHohenzollern)],
  schweiz: [...LINES.schweizWest, ...back(LINES.schweizTyrol), ...back(LINES.wuerttembergLake), ...LINES.rhineSouth],
  tyrol: [...LINES.tyrolTop, ...LINES.tyrolSalzburg, ...back(LINES.schweizTyrol)],
  baiern: [
    ...LINES.baiernTop, ...back(LINES.boehmenBaiern), ...back(LINES.salzburgBaiern), ...back(LINES.tyrolTop),
    ...back(LINES.wuerttembergEast), ...back(LINES.wuerttembergTop),
  ],
  boehmen: [...LINES.boehmenTop, ...LINES.boehmenPolen, ...back(LINES.boehmenSalzburg), ...LINES.boehmenBaiern],
  salzburg_land: [
    ...LINES.boehmenSalzburg, ...corner(FRAME.right, FRAME.bottom), ...back(LINES.tyrolSalzburg), ...LINES.salzburgBaiern,
  ],
  polen: [...LINES.polenTop, ...corner(FRAME.right, FRAME.top), ...back(LINES.boehmenPolen)],
};
