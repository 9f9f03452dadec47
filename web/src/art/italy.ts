// The road to Rome: the places of rome.toml, and where they lie on our sheet of the way over the Alps.
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

const place = (id: string, name: string, x: number, y: number, side: Place["side"] = "below"): Place => ({ id, name, at: [x, y], side });

export const PLACES: readonly Place[] = [
  place("loerrach", "Lörrach", 62, 124),
  place("tuttlingen", "Tuttlingen", 126, 84),
  place("st_gallen", "St. Gallen", 186, 126),
  place("freising", "Freising", 268, 72),
  place("hallstatt", "Hallstatt", 354, 112),
  place("luzern", "Luzern", 84, 190),
  place("chur", "Chur", 152, 186),
  place("brixen", "Brixen", 270, 178),
  place("villach", "Villach", 350, 196),
  place("mailand", "Mailand", 102, 312),
  place("como", "Como", 146, 256),
  place("trient", "Trient", 248, 240),
  place("udine", "Udine", 344, 262),
  place("genua", "Genua", 88, 388),
  place("piacenza", "Piacenza", 150, 350),
  place("brescia", "Brescia", 190, 296),
  place("verona", "Verona", 250, 300),
  place("venedig", "Venedig", 350, 326),
  place("padua", "Padua", 300, 316),
  place("parma", "Parma", 186, 392),
  place("mantua", "Mantua", 232, 352),
  place("ferrara", "Ferrara", 290, 374),
  place("ravenna", "Ravenna", 330, 416, "left"),
  place("pisa", "Pisa", 150, 466, "left"),
  place("bologna", "Bologna", 244, 414),
  place("rimini", "Rimini", 338, 460, "left"),
  place("florenz", "Florenz", 216, 468),
  place("siena", "Siena", 206, 524, "left"),
  place("perugia", "Perugia", 280, 514),
  place("ancona", "Ancona", 364, 506, "below"),
  place("viterbo", "Viterbo", 238, 566, "left"),
  place("spoleto", "Spoleto", 318, 556, "right"),
  place("rom", "Rom", 284, 604, "right"),
];

const BY_ID = new Map(PLACES.map((one) => [one.id, one]));
const BY_NAME = new Map(PLACES.map((one) => [one.name, one]));

/** The place of an id, or of its printed name. */
export function placeOf(name: string): Place {
  const found = BY_ID.get(name) ?? BY_NAME.get(name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
}
