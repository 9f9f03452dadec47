// The 45 post roads: gently winding lines from town to town, and cords laid along them.
import { beside, smooth, trace, unsteady, type Line, type Point } from "./engrave";
import { cityOf } from "./places";

interface Road {
  readonly from: string;
  readonly to: string;
  readonly line: Line;
}

/** Each road with how far it bows to the left of the straight way, as a part of its length, at one third and two thirds. */
const COURSES: readonly (readonly [from: string, to: string, bow: number, then?: number])[] = [
  ["mannheim", "wuerzburg", 0.06, -0.04],
  ["mannheim", "carlsruhe", -0.1],
  ["mannheim", "stuttgart", 0.08, -0.04],
  ["carlsruhe", "stuttgart", 0.07, -0.05],
  ["carlsruhe", "freiburg", 0.06, -0.05],
  ["stuttgart", "wuerzburg", -0.06, 0.05],
  ["stuttgart", "nuernberg", 0.05, -0.04],
  ["stuttgart", "ingolstadt", 0.06, -0.02],
  ["stuttgart", "sigmaringen", -0.08, 0.02],
  ["stuttgart", "ulm", 0.1],
  ["wuerzburg", "nuernberg", 0.06, -0.05],
  ["freiburg", "sigmaringen", 0.07, -0.05],
  ["freiburg", "basel", -0.06, 0.05],
  ["freiburg", "zuerich", 0.06, -0.04],
  ["basel", "zuerich", -0.07, 0.04],
  ["sigmaringen", "ulm", 0.12],
  ["sigmaringen", "kempten", 0.05, -0.04],
  ["sigmaringen", "zuerich", -0.03, 0.05],
  ["ulm", "ingolstadt", -0.09],
  ["ulm", "augsburg", -0.07, 0.03],
  ["ulm", "kempten", -0.07, 0.03],
  ["kempten", "zuerich", -0.1, -0.14],
  ["kempten", "augsburg", 0.07, -0.03],
  ["kempten", "innsbruck", -0.06, 0.05],
  ["augsburg", "innsbruck", 0.05, -0.05],
  ["augsburg", "ingolstadt", -0.06, 0.04],
  ["augsburg", "muenchen", 0.06, -0.04],
  ["ingolstadt", "nuernberg", 0.06, -0.04],
  ["ingolstadt", "regensburg", 0.11],
  ["ingolstadt", "muenchen", 0.05, -0.04],
  ["nuernberg", "pilsen", 0.05, -0.05],
  ["nuernberg", "regensburg", 0.05, -0.04],
  ["regensburg", "pilsen", -0.04, 0.05],
  ["regensburg", "muenchen", -0.05, 0.03],
  ["regensburg", "passau", -0.13],
  ["pilsen", "lodz", 0.06, -0.05],
  ["pilsen", "budweis", -0.05, 0.04],
  ["budweis", "linz", 0.05, -0.05],
  ["linz", "passau", 0.18],
  ["linz", "salzburg", 0.06, -0.04],
  ["passau", "salzburg", 0.06, -0.05],
  ["passau", "muenchen", -0.05, 0.04],
  ["muenchen", "salzburg", 0.06, -0.05],
  ["muenchen", "innsbruck", -0.05, 0.06],
  ["innsbruck", "salzburg", -0.05, -0.07],
];

function lay(from: Point, to: Point, bow: number, then: number, seed: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const via = (part: number, side: number): Point => [from[0] + dx * part + dy * side, from[1] + dy * part - dx * side];
  return unsteady(smooth([from, via(0.34, bow), via(0.67, then), to], 5), 0.55, seed);
}

export const ROADS: readonly Road[] = COURSES.map(([from, to, bow, then = bow], i) => ({
  from,
  to,
  line: lay(cityOf(from).at, cityOf(to).at, bow, then, 100 + i),
}));

const BY_ENDS = new Map(ROADS.flatMap((road) => [[`${road.from} ${road.to}`, road] as const]));

/** The road between two towns, as a line from the first to the second; undefined where there is none. */
export function roadBetween(from: string, to: string): Line | undefined {
  const [a, b] = [cityOf(from).id, cityOf(to).id];
  const road = BY_ENDS.get(`${a} ${b}`);
  if (road) return road.line;
  const other = BY_ENDS.get(`${b} ${a}`);
  return other && [...other.line].reverse();
}

/** The towns joined to a town by a road. */
export function neighbours(name: string): string[] {
  const { id } = cityOf(name);
  return ROADS.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));
}

const LANE = 5.6; // a cord is 5.4 wide

/** The cords of all seats' routes, by seat one path for each road. Cords that share a road lie side by side. */
export function cords(routes: readonly (readonly string[])[]): string[][] {
  const legs = routes.map((route) =>
    route.slice(1).map((to, i) => [cityOf(route[i] ?? to).id, cityOf(to).id].sort() as [string, string]),
  );
  return legs.map((ways, seat) =>
    ways.map(([from, to]) => {
      const sharing = legs.flatMap((others, other) => (others.some(([a, b]) => a === from && b === to) ? [other] : []));
      const lane = sharing.indexOf(seat) - (sharing.length - 1) / 2;
      return trace(beside(roadBetween(from, to) ?? [], lane * LANE));
    }),
  );
}
