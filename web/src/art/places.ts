// What the board shows and where: the facts of board.toml with the places of our own drawing.
import type { Point } from "./engrave";

/** The whole sheet and the land inside its frame. */
export const SHEET = { width: 1040, height: 740 } as const;
/** View boxes for the board: the whole sheet, or only the land, for a small screen. */
export const WHOLE_VIEW = "0 0 1040 740";
export const LAND_VIEW = "154 62 852 644";
export const FRAME = { left: 34, top: 34, right: 1006, bottom: 706 } as const;

export type ProvinceId =
  | "baden"
  | "wuerttemberg"
  | "hohenzollern"
  | "schweiz"
  | "tyrol"
  | "baiern"
  | "boehmen"
  | "salzburg_land"
  | "polen";

export interface City {
  readonly id: string;
  readonly name: string;
  readonly province: ProvinceId;
  /** The foot of the town's drawing, where its roads meet. */
  readonly at: Point;
}

export const PROVINCE_NAMES: Readonly<Record<ProvinceId, string>> = {
  baden: "Baden",
  wuerttemberg: "Württemberg",
  hohenzollern: "Hohenzollern",
  schweiz: "Schweiz",
  tyrol: "Tyrol",
  baiern: "Baiern",
  boehmen: "Böhmen",
  salzburg_land: "Salzburg",
  polen: "Polen",
};

export const PROVINCES = Object.keys(PROVINCE_NAMES) as ProvinceId[];

const city = (name: string, province: ProvinceId, x: number, y: number, id = name.toLowerCase()): City => ({
  id,
  name,
  province,
  at: [x, y],
});

export const CITIES: readonly City[] = [
  city("Mannheim", "baden", 330, 198),
  city("Carlsruhe", "baden", 264, 336),
  city("Freiburg", "baden", 234, 492),
  city("Stuttgart", "wuerttemberg", 412, 300),
  city("Ulm", "wuerttemberg", 472, 434),
  city("Sigmaringen", "hohenzollern", 356, 462),
  city("Basel", "schweiz", 212, 616),
  city("Zürich", "schweiz", 338, 652, "zuerich"),
  city("Innsbruck", "tyrol", 616, 656),
  city("Würzburg", "baiern", 506, 160, "wuerzburg"),
  city("Nürnberg", "baiern", 648, 238, "nuernberg"),
  city("Regensburg", "baiern", 764, 330),
  city("Ingolstadt", "baiern", 640, 384),
  city("Augsburg", "baiern", 584, 484),
  city("Passau", "baiern", 852, 466),
  city("München", "baiern", 714, 526, "muenchen"),
  city("Kempten", "baiern", 500, 590),
  city("Pilsen", "boehmen", 812, 176),
  city("Budweis", "boehmen", 944, 300),
  city("Linz", "salzburg_land", 950, 478),
  city("Salzburg", "salzburg_land", 904, 634),
  city("Lodz", "polen", 938, 136),
];

const BY_ID = new Map(CITIES.map((one) => [one.id, one]));
const BY_NAME = new Map(CITIES.map((one) => [one.name, one]));

/** The city of an id, or of its printed name. */
export function cityOf(name: string): City {
  const found = BY_ID.get(name) ?? BY_NAME.get(name);
  if (!found) throw new Error(`no city ${name}`);
  return found;
}

/** The stacks of bonus tiles and where they lie on the sheet. */
export const STACKS = {
  baden: [298, 397],
  wuerttemberg_hohenzollern: [412, 386],
  schweiz_tyrol: [452, 674],
  baiern: [772, 436],
  boehmen_salzburg: [884, 376],
  route_5: [104, 264],
  route_6: [104, 318],
  route_7: [104, 374],
  all_provinces: [104, 438],
  game_end: [104, 498],
} as const satisfies Record<string, Point>;

export type StackId = keyof typeof STACKS;
export const STACK_IDS = Object.keys(STACKS) as StackId[];

/** The colours of the region stacks: one or two provinces. */
export const REGION_PROVINCES: Readonly<Record<string, readonly ProvinceId[]>> = {
  baden: ["baden"],
  wuerttemberg_hohenzollern: ["wuerttemberg", "hohenzollern"],
  schweiz_tyrol: ["schweiz", "tyrol"],
  baiern: ["baiern"],
  boehmen_salzburg: ["boehmen", "salzburg_land"],
};

export const OFFICIALS = ["postmaster", "carrier", "administrator", "cartwright"] as const;
export type OfficialId = (typeof OFFICIALS)[number];

/** How large the towns' drawings, a hundred wide, stand on the sheet. */
export const TOWN_SCALE = 0.72;

/** How wide the drawing of each carriage is. */
export const CARRIAGE_WIDTHS: Readonly<Record<number, number>> = { 3: 132, 4: 138, 5: 160, 6: 206, 7: 274 };
