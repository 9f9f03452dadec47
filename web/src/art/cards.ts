// What never changes on a card: the sky over its town, the little map in its corner, the pattern of its back.
import { PROVINCE_SHAPES } from "./borders";
import { at, dice, trace, type Point } from "./engrave";
import { CITIES, cityOf, PROVINCES, type ProvinceId } from "./places";
import { neighbours } from "./roads";

const SCALE = 0.097;
const small = ([x, y]: Point): Point => [(x - 140) * SCALE, (y - 34) * SCALE];

const path = (tone: string, d: string) => `<path class="art-card-${tone}" d="${d}"/>`;

/** The sky in level strokes, closer above, with clouds left open. */
function sky(): string {
  const roll = dice(12);
  const clouds = [[44, 86, 26, 9], [150, 76, 30, 8], [104, 104, 20, 7], [176, 112, 18, 6], [16, 116, 16, 6]] as const;
  let strokes = "";
  for (let y = 63, gap = 2.6; y < 134; y += gap, gap *= 1.07) {
    let from: number | undefined;
    for (let x = 11; x <= 189; x += 3) {
      const open = clouds.some(([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 0.8 + roll() * 0.4) || roll() < 0.012;
      if (!open && from === undefined) from = x;
      if (from !== undefined && (open || x >= 188)) {
        strokes += `M${at([from, y])}H${x}`;
        from = undefined;
      }
    }
  }
  return path("clouds", strokes);
}

/** The back's lozenges with a dot in each. */
function back(): string {
  const lozenges = Array.from({ length: 88 }, (_, i) => {
    const [x, y] = [20 + (i % 8) * 20, 20 + Math.floor(i / 8) * 21.8];
    return `M${x} ${y + 10.9}l10 -10.9l10 10.9l-10 10.9zM${x + 9} ${y + 10.9}h2`;
  });
  return path("lattice", lozenges.join(""));
}

/** The provinces in small, one of them marked, their outlines rubbed smooth by the small scale. */
const lands = (own: ProvinceId) =>
  PROVINCES.map((id) => path(id === own ? "land own" : "land", trace(PROVINCE_SHAPES[id].filter((_, i) => i % 2 === 0).map(small), true))).join("");

/** Where a city lies, and the straight ways to its neighbours. */
function spot(city: string): string {
  const here = small(cityOf(city).at);
  const ways = neighbours(city).map((id) => trace([here, small(cityOf(id).at)])).join("");
  return `${path("ways", ways)}<circle class="art-card-spot" cx="${here[0].toFixed(1)}" cy="${here[1].toFixed(1)}" r="4.4"/>`;
}

export function cardDrawings(): Readonly<Record<string, string>> {
  const places = CITIES.map(({ id, province }) => [`place-${id}`, lands(province) + spot(id)]);
  return { sky: sky(), back: back(), ...Object.fromEntries(places) as Record<string, string> };
}
