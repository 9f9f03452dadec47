// The board as the engine has it. board.json is written from it by `python -m tests.web.board_data`.
import board from "./board.json";

export type CityName = string;
export type ProvinceName = string;
export type RegionName = string;
export type PlaceName = string;
export type StackId = string;
export type Official = "postmaster" | "carrier" | "administrator" | "cartwright";

export interface City {
  id: string;
  name: CityName;
  x: number; // of its name plate, 0 (west) to 1000 (east)
  y: number; // of its name plate, 0 (north) to 700 (south)
  province: ProvinceName;
  neighbours: CityName[];
}

export interface Province {
  id: string; // also the name of its colours in theme.css: --baden, --baden-strong
  name: ProvinceName;
  colour: string;
  region: RegionName | null; // null: it belongs to none, like Polen
  cities: CityName[];
}

export interface Region {
  id: string; // also its stack of tiles
  name: RegionName;
  provinces: ProvinceName[];
  cities: CityName[];
  start: PlaceName; // where its coach starts on the way to Rome
  startForTwo: PlaceName;
}

export interface Stack {
  id: StackId;
  values: number[]; // the top of the stack first
}

export interface Place {
  id: string;
  name: PlaceName;
  roads: PlaceName[]; // the next places on the way south; only Rome has none
}

export const CITIES: readonly City[] = board.cities;
export const PROVINCES: readonly Province[] = board.provinces;
export const REGIONS: readonly Region[] = board.regions;
export const ROADS = board.roads as unknown as readonly (readonly [CityName, CityName])[];
export const STACKS: readonly Stack[] = board.stacks;
export const CARRIAGES: readonly { number: number; points: number }[] = board.carriages;
export const MATERIAL = board.material;
export const OFFICIALS = board.officials as readonly Official[];
export const PLACES: readonly Place[] = board.places;
export const ROME: PlaceName = board.rome;
export const CLERICS: readonly string[] = board.clerics; // ids by rank, from rank 1
export const TOKENS = board.tokens as Record<string, Record<Official, number>>;
export const CHIPS = board.chips;

function byName<Named extends { name: string }>(things: readonly Named[], kind: string): (name: string) => Named {
  const known = new Map(things.map((thing) => [thing.name, thing]));
  return (name) => {
    const thing = known.get(name);
    if (!thing) throw new Error(`there is no ${kind} ${name}`);
    return thing;
  };
}

export const city = byName(CITIES, "city");
export const province = byName(PROVINCES, "province");
export const region = byName(REGIONS, "region");
export const place = byName(PLACES, "place");

const byId = new Map(CITIES.map((city) => [city.id, city]));

/** The printed name of a city that goes by its id, as in the drawings. */
export function nameOf(id: string): CityName {
  return byId.get(id)?.name ?? id;
}

export function provinceOf(name: CityName): Province {
  return province(city(name).province);
}

export function areNeighbours(one: CityName, other: CityName): boolean {
  return city(one).neighbours.includes(other);
}

/** The fewest and the most steps that the roads south from a place take to Rome. */
export function stepsToRome(name: PlaceName): { least: number; most: number } {
  const ways = place(name).roads.map(stepsToRome);
  if (!ways.length) return { least: 0, most: 0 };
  return {
    least: 1 + Math.min(...ways.map((way) => way.least)),
    most: 1 + Math.max(...ways.map((way) => way.most)),
  };
}
