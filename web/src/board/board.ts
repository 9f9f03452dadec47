// The board as the engine has it, and what one asks about it.
import type { Place } from "../generated/api";
import { CITIES, PLACES, PROVINCES, REGIONS, type ProvinceInfo } from "../generated/data";

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
export function nameOf(id: string): string {
  return byId.get(id)?.name ?? id;
}

export function provinceOf(name: string): ProvinceInfo {
  return province(city(name).province);
}

export function areNeighbours(one: string, other: string): boolean {
  return city(one).neighbours.some((name) => name === other);
}

/** The fewest and the most steps that the roads south from a place take to Rome. */
export function stepsToRome(name: Place): { least: number; most: number } {
  const ways = place(name).roads.map(stepsToRome);
  if (!ways.length) return { least: 0, most: 0 };
  return {
    least: 1 + Math.min(...ways.map((way) => way.least)),
    most: 1 + Math.max(...ways.map((way) => way.most)),
  };
}
