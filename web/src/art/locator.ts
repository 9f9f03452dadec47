// The land in small, for the corner of a card.
import { PROVINCE_SHAPES } from "./borders";
import { trace, type Point } from "./engrave";
import { cityOf, PROVINCES, type ProvinceId } from "./places";
import { neighbours } from "./roads";

const SCALE = 0.097;
const small = ([x, y]: Point): Point => [(x - 140) * SCALE, (y - 34) * SCALE];

/** The size of the little map. */
export const LOCATOR = { width: 84, height: 65.2 } as const;

/** The provinces' outlines, rubbed smooth by the small scale. */
export const SMALL_LANDS: readonly { readonly id: ProvinceId; readonly path: string }[] = PROVINCES.map((id) => ({
  id,
  path: trace(PROVINCE_SHAPES[id].filter((_, i) => i % 2 === 0).map(small), true),
}));

/** Where a city lies on the little map, and the straight ways to its neighbours. */
export function spot(city: string): { x: number; y: number; ways: string } {
  const here = small(cityOf(city).at);
  const ways = neighbours(city).map((id) => trace([here, small(cityOf(id).at)])).join("");
  return { x: here[0], y: here[1], ways };
}
