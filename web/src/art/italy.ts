// The road to Rome: where its places lie on our sheet of the way over the Alps.
import { PLACES as BOARD_PLACES } from "../generated/data";
import type { Point } from "./engrave";

export const PANEL = { width: 420, height: 740, left: 24, top: 24, right: 396, bottom: 716 } as const;
/** Below this line lies the hall of the audience. */
export const HALL = 626;
/** The niches of the hall, one for each rank. */
export const NICHES: readonly { readonly rank: number; readonly x: number }[] = [1, 2, 3, 4, 5].map((rank) => ({ rank, x: 62 + (rank - 1) * 74 }));

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** Where its name stands: under it, or to a side. */
  readonly side: "below" | "left" | "right";
}

const SPOTS: Readonly<Record<string, readonly [x: number, y: number, side?: Place["side"]]>> = {
  loerrach: [62, 124],
  tuttlingen: [126, 84],
  st_gallen: [186, 126],
  freising: [268, 72],
  hallstatt: [354, 112],
  luzern: [84, 190],
  chur: [152, 186],
  brixen: [270, 178],
  villach: [350, 196],
  mailand: [102, 312],
  como: [146, 256],
  trient: [248, 240],
  udine: [344, 262],
  genua: [88, 388],
  piacenza: [150, 350],
  brescia: [190, 296],
  verona: [250, 300],
  venedig: [350, 326],
  padua: [300, 316],
  parma: [186, 392],
  mantua: [232, 352],
  ferrara: [290, 374],
  ravenna: [330, 416, "left"],
  pisa: [150, 466, "left"],
  bologna: [244, 414],
  rimini: [338, 460, "left"],
  florenz: [216, 468],
  siena: [206, 524, "left"],
  perugia: [280, 514],
  ancona: [364, 506],
  viterbo: [238, 566, "left"],
  spoleto: [318, 556, "right"],
  rom: [284, 604, "right"],
};

export const PLACES: readonly Place[] = BOARD_PLACES.map(({ id, name }) => {
  const spot = SPOTS[id];
  if (!spot) throw new Error(`${name} is not drawn`);
  const [x, y, side = "below"] = spot;
  return { id, name, at: [x, y], side };
});

const BY_ID = new Map(PLACES.map((one) => [one.id, one]));
const BY_NAME = new Map(PLACES.map((one) => [one.name, one]));

/** The place of an id, or of its printed name. */
export function placeOf(name: string): Place {
  const found = BY_ID.get(name) ?? BY_NAME.get(name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
}
