// Where everything on the board lies on our drawing of it.
import type { Stack } from "../generated/api";
import { CITIES as BOARD_CITIES, PROVINCES as BOARD_PROVINCES, REGIONS } from "../generated/data";
import type { Point } from "./engrave";

/** The whole sheet and the land inside its frame. */
export const SHEET = { width: 1040, height: 740 } as const;
export const FRAME = { left: 34, top: 34, right: 1006, bottom: 706 } as const;
/** View boxes for the board: the whole sheet, what its frame holds, or only the land, for a small screen. */
export const WHOLE_VIEW = "0 0 1040 740";
export const FRAMELESS_VIEW = "33 33 974 674";
export const LAND_VIEW = "154 68 852 638";

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

export const PROVINCES = BOARD_PROVINCES.map(({ id }) => id as ProvinceId);
const PROVINCE_IDS = new Map(BOARD_PROVINCES.map(({ id, name }) => [name, id as ProvinceId]));
export const PROVINCE_NAMES = Object.fromEntries(BOARD_PROVINCES.map(({ id, name }) => [id, name])) as Readonly<Record<ProvinceId, string>>;

const TOWNS: Readonly<Record<string, Point>> = {
  mannheim: [330, 198],
  carlsruhe: [264, 336],
  freiburg: [234, 492],
  stuttgart: [412, 300],
  ulm: [472, 434],
  sigmaringen: [356, 462],
  basel: [212, 616],
  zuerich: [338, 652],
  innsbruck: [616, 656],
  wuerzburg: [506, 160],
  nuernberg: [648, 238],
  regensburg: [764, 330],
  ingolstadt: [640, 384],
  augsburg: [584, 484],
  passau: [852, 466],
  muenchen: [714, 526],
  kempten: [500, 590],
  pilsen: [812, 176],
  budweis: [944, 300],
  linz: [950, 478],
  salzburg: [904, 634],
  lodz: [938, 136],
};

export const CITIES: readonly City[] = BOARD_CITIES.map(({ id, name, province }) => {
  const [at, land] = [TOWNS[id], PROVINCE_IDS.get(province)];
  if (!at || !land) throw new Error(`${name} is not drawn`);
  return { id, name, province: land, at };
});

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
  baden: [288, 407],
  wuerttemberg_hohenzollern: [412, 386],
  schweiz_tyrol: [452, 674],
  baiern: [772, 436],
  boehmen_salzburg: [884, 376],
  route_5: [104, 264],
  route_6: [104, 318],
  route_7: [104, 374],
  all_provinces: [104, 438],
  game_end: [104, 498],
} as const satisfies Record<Stack, Point>;

export const STACK_IDS = Object.keys(STACKS) as Stack[];

/** The provinces whose colours the stack and the coach of a region have: one or two. */
export const REGION_PROVINCES: Readonly<Record<string, readonly ProvinceId[]>> = Object.fromEntries(
  REGIONS.map(({ id, provinces }) => [id, provinces.map((name) => PROVINCE_IDS.get(name) as ProvinceId)]),
);

/** How large the towns' drawings, a hundred wide, stand on the sheet. */
export const TOWN_SCALE = 0.72;

/** How wide the drawing of each carriage is. */
export const CARRIAGE_WIDTHS: Readonly<Record<number, number>> = { 3: 132, 4: 138, 5: 160, 6: 206, 7: 274 };
