// Where the board's mountains, hills and woods lie: where the land has them and nothing else stands.
import { type Line, type Mark, type Point } from "./engrave";
import { hill, occupied, peak, range, strew, type Range, type Wood } from "./hills";
import { CITIES, FRAME, STACKS } from "./places";
import { LAKES, RIVERS } from "./rivers";
import { ROADS } from "./roads";

const RANGES: readonly Range[] = [
  // The Alps along the south, and the hills before them
  range(peak, 24, 14, 25, 250, 712, 330, 708, 420, 698, 500, 690, 560, 704, 660, 706, 740, 700, 820, 700, 880, 704, 1000, 700),
  range(peak, 17, 12, 19, 470, 652, 540, 644, 570, 630, 690, 634, 750, 632, 800, 660, 860, 680, 960, 672, 1000, 650),
  range(hill, 11, 10, 14, 452, 634, 540, 612, 620, 590, 690, 592, 760, 596, 800, 616),
  range(hill, 14, 11, 16, 990, 620, 980, 590, 1000, 540),
  // The Swiss Jura, the Vosges, the Black Forest, the Swabian and the Franconian Jura
  range(hill, 12, 11, 17, 168, 700, 156, 660, 226, 664, 262, 640, 300, 612),
  range(hill, 20, 11, 17, 148, 590, 142, 540, 156, 470, 168, 420, 188, 350, 208, 296),
  range(hill, 20, 9, 14, 256, 566, 272, 540, 284, 470, 284, 440, 286, 390, 296, 340),
  range(hill, 9, 10, 14, 336, 528, 420, 492, 440, 480, 400, 400, 440, 360, 480, 350, 520, 332, 560, 318),
  range(hill, 8, 9, 13, 574, 340, 600, 350, 690, 345, 704, 290, 694, 220, 680, 170),
  // The Odenwald and Spessart, the Rhön, the Thuringian and the Franconian Forest, the Ore Mountains
  range(hill, 16, 10, 15, 356, 240, 386, 196, 400, 150, 420, 108, 440, 66),
  range(hill, 12, 10, 15, 470, 70, 540, 66, 580, 50),
  range(hill, 14, 10, 16, 690, 72, 716, 100, 736, 110, 760, 76, 820, 60, 866, 50),
  // The Bohemian Forest
  range(hill, 13, 12, 18, 734, 160, 750, 210, 782, 256, 806, 306, 838, 350, 872, 398, 940, 404, 1000, 396),
  range(hill, 9, 10, 14, 890, 206, 930, 226, 1000, 240),
];

const WOODS: readonly Wood[] = [
  [560, 220, 40, 18], [700, 190, 34, 12], [560, 320, 40, 14], [700, 440, 40, 12], [650, 470, 34, 10], [800, 560, 40, 16],
  [530, 540, 30, 10], [760, 390, 26, 8], [860, 240, 46, 20], [980, 250, 24, 6], [930, 370, 30, 8], [960, 560, 30, 12],
  [440, 510, 36, 10], [450, 250, 30, 10], [330, 310, 26, 10], [280, 260, 30, 12], [590, 420, 22, 6], [680, 590, 30, 8],
  [980, 180, 24, 8], [900, 90, 30, 10], [860, 130, 20, 8], [150, 600, 30, 8], [320, 560, 30, 10], [260, 450, 18, 6],
  [740, 470, 24, 8], [840, 410, 22, 6], [470, 300, 24, 8], [600, 260, 26, 8], [400, 560, 22, 6], [620, 560, 30, 10],
];

/** A space where nothing may be drawn: a box around its middle. */
interface Block {
  readonly at: Point;
  readonly across: number;
  readonly up: number;
  readonly down: number;
}

/** How far a town's drawing, ribbon and offices reach from its foot. */
const TOWN_REACH = { across: 42, up: 44, down: 36 } as const;

const BLOCKS: readonly Block[] = [
  ...CITIES.map((city) => ({ at: city.at, ...TOWN_REACH })),
  ...Object.values(STACKS).map((place) => ({ at: place as Point, across: 22, up: 24, down: 26 })),
];

function built(x: number, y: number, w: number, h: number): boolean {
  for (const { at: [bx, by], across, up, down } of BLOCKS)
    if (x + w / 2 > bx - across && x - w / 2 < bx + across && y > by - up && y - h < by + down) return true;
  return x - w / 2 < FRAME.left + 2 || x + w / 2 > FRAME.right - 2 || y > FRAME.bottom - 2 || y - h < FRAME.top + 4;
}

/** The board's relief; the lines in `free` must stay clear as well. */
export function reliefMarks(free: readonly Line[]): Mark[] {
  const lines = [...ROADS.map((road) => road.line), ...Object.values(RIVERS).map((one) => one.line), ...LAKES, ...free];
  const taken = occupied(lines);
  return strew(RANGES, WOODS, (x, y, w, h) => built(x, y, w, h) || taken(x - w / 2 - 1, y - h, x + w / 2 + 1, y + 2));
}
