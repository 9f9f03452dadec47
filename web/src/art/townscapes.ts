// The 22 towns, each by what a traveller would know it: a hundred units wide, standing on y = 0.
import { bridge, gable, gate, ground, house, keep, nave, palace, rock, tower, tree, wall, water } from "./buildings";
import type { Mark } from "./engrave";
import { peak } from "./hills";

const row = (...places: readonly (readonly [x: number, w: number, h: number, pitch: number])[]): Mark[] =>
  places.flatMap(([x, w, h, pitch], i) => (i % 3 === 1 ? gable(x, 0, w, h, pitch) : house(x, 0, w, h, pitch)));

const TOWNS: Readonly<Record<string, () => Mark[]>> = {
  // The prince's palace and the Jesuits' dome above the fortress star.
  mannheim: () => [
    ...tower(-20, 0, 9, 25, "hood", 10, "slate"),
    ...tower(20, -6, 15, 17, "dome", 20, "copper"),
    ...palace(0, -3, 76, 12, "slate", 15),
    ...tower(-40, -2, 8, 15, "hood", 8),
    ...tower(40, -2, 8, 15, "hood", 8),
    ...wall(-48, 48, 1, 5),
  ],
  // A tall tower in the middle of a fan.
  carlsruhe: () => [
    ...tree(-40, -6, 14, 4), ...tree(38, -6, 15, 5), ...tree(30, -8, 13, 6), ...tree(-31, -8, 14, 7),
    ...tower(0, -6, 10, 34, "hood", 12, "copper", 3),
    ...palace(0, -4, 46, 14, "slate", 9),
    ...house(-36, 1, 26, 8, 6, "slate", 6), ...house(36, 1, 26, 8, 6, "slate", 6),
    ...tree(-14, 2, 8, 8), ...tree(14, 2, 8, 9),
  ],
  // The minster's open spire before the wooded hills.
  freiburg: () => [
    ...rock(26, 0, 60, 24, 0.35, 5),
    ...tree(30, -18, 8, 1), ...tree(38, -14, 8, 2), ...tree(22, -20, 7, 3),
    ...nave(12, 0, 34, 16, 11, "roof"),
    ...tower(-9, 0, 10, 30, "needle", 28, "stone", 3),
    ...tower(41, 0, 8, 18, "pyramid", 8, "roof"),
    ...row([-28, 16, 9, 7], [-38, 11, 11, 8], [32, 11, 8, 7]), ...wall(-48, -14, 1, 5),
  ],
  // The collegiate church's unequal towers and the old castle among vineyards.
  stuttgart: () => [
    ...rock(-26, 0, 54, 20, 0.3, 8), ...rock(30, 0, 48, 17, 0.3, 9),
    ...nave(-6, 0, 26, 15, 10),
    ...tower(-22, 0, 9, 30, "pyramid", 5, "slate", 3), ...tower(-11, 0, 7, 24, "spire", 14, "slate"),
    ...house(25, 0, 30, 15, 9, "roof", 5, 2),
    ...keep(10, 0, 9, 19, "hood", 6, "roof"), ...keep(40, 0, 9, 19, "hood", 6, "roof"),
    ...row([-38, 14, 8, 7], [-30, 10, 9, 7]), ...wall(-48, 6, 1, 5),
  ],
  // The minster, higher than anything, on the Danube's wall.
  ulm: () => [
    ...nave(16, -2, 40, 18, 12, "roof", 6),
    ...tower(34, -2, 5, 30, "needle", 12, "stone"),
    ...tower(-8, -2, 13, 36, "needle", 31, "stone", 3),
    ...row([-36, 15, 10, 8], [-25, 12, 12, 9], [42, 13, 9, 7]), ...tower(-44, 0, 7, 17, "pyramid", 7, "roof"),
    ...wall(-49, 49, 0, 6), ...water(0, 5, 100, 6),
  ],
  // The castle on its rock above the river.
  sigmaringen: () => [
    ...rock(4, 0, 74, 25, 0.8, 4),
    ...house(10, -22, 34, 12, 7, "roof", 6, 2), ...house(-10, -21, 16, 10, 6, "roof", 3, 2),
    ...tower(-20, -20, 8, 20, "spire", 15, "slate"), ...keep(28, -21, 7, 15, "spire", 9, "slate"),
    ...tower(2, -23, 6, 20, "onion", 9, "copper"),
    ...row([-38, 13, 8, 6], [40, 11, 9, 6]), ...tree(-26, 1, 9, 3), ...tree(30, 1, 8, 6), ...water(0, 5, 92, 5),
  ],
  // The red minster over the Rhine, and the bridge.
  basel: () => [
    ...rock(-14, 0, 66, 13, 0.7, 6),
    ...nave(-4, -11, 32, 11, 9, "copper"),
    ...tower(-25, -11, 7, 21, "needle", 17, "roof"), ...tower(-16, -11, 7, 21, "needle", 16, "roof"),
    ...row([-42, 12, 9, 7], [18, 13, 12, 8], [29, 12, 10, 7], [-6, 13, 7, 6], [6, 10, 8, 6]),
    ...tower(40, 0, 8, 20, "pyramid", 9, "roof"), ...water(0, 6, 100, 7), ...bridge(24, 4, 46, 5),
  ],
  // The Grossmünster's caps, the Fraumünster's needle, and a boat on the lake.
  zuerich: () => [
    ...rock(22, 0, 56, 14, 0.3, 7),
    ...nave(25, -4, 26, 14, 9),
    ...tower(6, -4, 8, 30, "hood", 8, "slate", 3), ...tower(16, -4, 8, 30, "hood", 8, "slate", 3),
    ...house(-34, 0, 20, 9, 7), ...tower(-22, 0, 7, 24, "needle", 24, "copper"),
    ...row([-11, 12, 10, 7], [-3, 9, 11, 8], [41, 13, 9, 7], [31, 11, 7, 6]),
    ...water(0, 6, 100, 8),
    ["wall", "M-22 3h14l-2 2.6h-10z"], ["wall", "M-15 2.4v-9l6 8z"],
  ],
  // The town tower and the golden roof under the northern range.
  innsbruck: () => [
    ...peak(4, 0, 44, 34, 13), ...peak(-26, 0, 46, 38, 11), ...peak(27, 0, 50, 46, 12),
    ...tower(-14, 0, 9, 30, "onion", 16, "copper", 3),
    ...gable(8, 0, 15, 15, 7, 3), ["gold", "M3 -12h10l1.6 3.4h-13.2z"],
    ...tower(34, 0, 7, 20, "onion", 11, "copper"), ...tower(26, 0, 7, 20, "onion", 11, "copper"),
    ...row([-34, 14, 10, 7], [-25, 9, 12, 7], [19, 11, 10, 7], [42, 11, 9, 7], [-2, 9, 11, 7]), ...wall(-48, -28, 1, 5),
  ],
  // The fortress on the hill, the cathedral's spires, the bridge over the Main.
  wuerzburg: () => [
    ...rock(-26, 0, 52, 24, 0.5, 14),
    ...house(-25, -22, 26, 9, 5, "roof", 5, 2), ...keep(-36, -21, 6, 13, "spire", 8), ...keep(-14, -21, 6, 12, "spire", 7),
    ...tower(-25, -24, 5, 18, "spire", 9, "slate", 1),
    ...nave(32, 0, 28, 13, 9), ...tower(16, 0, 7, 27, "spire", 17, "slate"), ...tower(24, 0, 7, 27, "spire", 17, "slate"),
    ...tower(44, 0, 6, 19, "spire", 12, "slate"),
    ...row([2, 12, 9, 7], [10, 9, 10, 7], [36, 10, 7, 6]), ...water(-10, 6, 80, 7), ...bridge(-10, 4, 48, 6),
  ],
  // The imperial castle with its round tower, St Lorenz, and the walls.
  nuernberg: () => [
    ...rock(-18, 0, 66, 20, 0.75, 15),
    ...keep(-32, -18, 10, 21, "pyramid", 9, "roof"), ...house(-14, -18, 24, 11, 8, "roof", 4, 2),
    ...tower(2, -17, 7, 18, "spire", 9, "roof"),
    ...nave(36, 0, 24, 14, 10), ...tower(18, 0, 7, 27, "spire", 18, "slate"), ...tower(26, 0, 7, 27, "spire", 18, "slate"),
    ...row([-36, 13, 9, 7], [-24, 11, 10, 8], [-12, 13, 8, 7], [4, 11, 10, 8]), ...wall(-49, 49, 1, 6),
    ...keep(-46, 1, 8, 13, "spire", 7, "roof"), ...keep(46, 1, 8, 13, "spire", 7, "roof"), ...gate(-2, 1, 8),
  ],
  // The cathedral and the stone bridge.
  regensburg: () => [
    ...nave(12, 0, 30, 17, 12, "roof"), ...tower(-10, 0, 9, 31, "needle", 24, "stone", 3), ...tower(1, 0, 9, 31, "needle", 24, "stone", 3),
    ...tower(-27, 0, 8, 25, "battlement", 3), ...tower(34, 0, 7, 22, "pyramid", 8, "roof"),
    ...row([-38, 14, 9, 7], [-18, 11, 10, 8], [24, 12, 9, 7], [42, 12, 10, 7], [14, 10, 8, 6]),
    ...gate(-44, 1, 9), ...water(0, 6, 100, 7), ...bridge(2, 4, 84, 9, 6),
  ],
  // The minster's slanting towers and the gate of many turrets, in a fortress.
  ingolstadt: () => [
    ...nave(-8, 0, 42, 19, 15, "roof", 6), ...tower(-32, 0, 10, 34, "hood", 9, "slate", 3), ...tower(-24, 0, 8, 27, "battlement", 3, "slate", 3),
    ...row([22, 12, 9, 7], [14, 10, 10, 7], [46, 10, 8, 6]),
    ...tower(33, 0, 11, 22, "spire", 15, "roof"), ...tower(27, 0, 4, 20, "spire", 8, "roof", 1), ...tower(39, 0, 4, 20, "spire", 8, "roof", 1),
    ...wall(-49, 49, 1, 5), ["wall", "M-20 4l6 -6h12l6 6z"], ["wall", "M14 4l6 -6h12l6 6z"], ["fine", "M-16 3h16M18 3h16M-14 1.4h12M20 1.4h12"],
  ],
  // The town hall with two onion towers, and the Perlach tower.
  augsburg: () => [
    ...row([-42, 12, 9, 7], [38, 14, 9, 7], [45, 9, 11, 8]),
    ...tower(-26, 0, 9, 38, "onion", 16, "copper", 3),
    ...tower(-3, 0, 8, 33, "onion", 13, "copper", 3), ...tower(23, 0, 8, 33, "onion", 13, "copper", 3),
    ...house(10, 0, 20, 23, 1, "slate", 5, 4), ...gable(10, -22, 13, 8, 7, 1),
    ...row([-14, 10, 9, 7], [-34, 9, 8, 6], [32, 9, 8, 6]), ...wall(-49, -30, 1, 5), ...wall(28, 49, 1, 5),
  ],
  // Three domes between three rivers, and the upper fortress.
  passau: () => [
    ...rock(28, 0, 48, 26, 0.7, 16), ...house(28, -24, 26, 7, 5, "roof", 5), ...keep(40, -23, 6, 13, "pyramid", 5, "roof"), ...keep(16, -22, 5, 11, "spire", 6, "roof"),
    ...nave(-10, -2, 26, 16, 8, "slate", 4), ...tower(-30, -2, 9, 27, "onion", 15, "copper"), ...tower(-18, -2, 9, 27, "onion", 15, "copper"),
    ...tower(4, -2, 12, 22, "dome", 18, "copper"),
    ...row([-42, 13, 9, 7], [16, 12, 9, 7], [-22, 12, 7, 6], [-8, 11, 8, 6], [28, 11, 8, 6], [40, 11, 9, 6]), ...water(0, 6, 100, 7),
    ["wall", "M10 3h15l-2.4 2.6h-10z"], ["ink", "M17 3v-7l5 5.5z"],
  ],
  // The cathedral of Our Lady.
  muenchen: () => [
    ...nave(16, 0, 42, 21, 15, "roof", 7),
    ...tower(-16, 0, 10, 40, "onion", 15, "copper", 3), ...tower(-4, 0, 10, 40, "onion", 15, "copper", 3),
    ...tower(43, 0, 7, 26, "spire", 13, "roof"),
    ...row([-36, 13, 10, 8], [-28, 10, 12, 8], [30, 12, 9, 7], [18, 11, 8, 6], [6, 10, 9, 7]), ...tower(-44, 0, 7, 18, "hood", 8, "copper"),
    ...wall(-49, 49, 1, 6), ...gate(-25, 1, 9),
  ],
  // The abbey church before the Allgäu hills.
  kempten: () => [
    ...peak(2, 0, 40, 30, 17), ...peak(-28, 0, 44, 27, 5), ...peak(30, 0, 50, 37, 18),
    ...house(30, 0, 34, 14, 7, "roof", 7, 3), ...tower(6, -2, 15, 22, "dome", 17, "slate"),
    ...nave(-2, 0, 22, 14, 7), ...tower(-20, 0, 9, 30, "hood", 9, "copper", 3), ...tower(-9, 0, 9, 30, "hood", 9, "copper", 3),
    ...row([-40, 13, 9, 7], [-31, 10, 10, 8]), ...tree(-48, 1, 9, 2), ...tree(16, 2, 8, 5), ...tree(46, 2, 9, 8),
  ],
  // St Bartholomew's spire over the square; casks by the wayside.
  pilsen: () => [
    ...nave(16, 0, 36, 17, 15, "roof", 5), ...tower(-8, 0, 12, 32, "needle", 29, "copper", 3),
    ...gable(-26, 0, 13, 14, 9, 3), ...gable(-38, 0, 11, 12, 9, 2), ...gable(38, 0, 12, 13, 9, 3), ...house(47, 0, 9, 9, 6),
    ...wall(-49, -16, 1, 4),
    ["roof", "M-2 2q-1.6 -3.4 0 -6.8h6q1.6 3.4 0 6.8zM8 2q-1.6 -3.4 0 -6.8h6q1.6 3.4 0 6.8zM3 -4.8q-1.6 -3 0 -6h6q1.6 3 0 6z"],
    ["ink", "M-2.6 -3.2h7.4M-2.6 0.4h7.4M7.4 -3.2h7.4M7.4 0.4h7.4M2.4 -9.4h7.2M2.4 -6.2h7.2"],
  ],
  // The Black Tower and the arcades of the square.
  budweis: () => [
    ...nave(16, 0, 30, 15, 10, "roof", 4), ...tower(-10, 0, 11, 39, "hood", 13, "roof", 3),
    ["wall", "M-18 -39h16v3h-16z"], ["fine", "M-16 -39v3M-13.6 -39v3M-11 -39v3M-8.6 -39v3M-6 -39v3M-3.6 -39v3"],
    ...gable(-28, 0, 12, 14, 8, 2), ...gable(-40, 0, 11, 12, 8, 2), ...gable(30, 0, 12, 13, 8, 2), ...gable(41, 0, 10, 12, 8, 2),
    ["dark", "M-45 0v-3.4a2 2 0 0 1 4 0v3.4zM-39 0v-3.4a2 2 0 0 1 4 0v3.4zM-33 0v-3.4a2 2 0 0 1 4 0v3.4zM-27 0v-3.4a2 2 0 0 1 4 0v3.4zM25 0v-3.4a2 2 0 0 1 4 0v3.4zM31 0v-3.4a2 2 0 0 1 4 0v3.4zM37.5 0v-3.4a2 2 0 0 1 4 0v3.4z"],
    ...ground(-46, 46, 3),
  ],
  // The castle over the Danube and the Jesuits' towers.
  linz: () => [
    ...rock(-22, 0, 56, 19, 0.7, 19), ...house(-22, -17, 40, 13, 7, "roof", 9, 3), ...keep(-42, -16, 7, 16, "spire", 8, "roof"),
    ...nave(34, 0, 24, 13, 8), ...tower(16, 0, 8, 29, "onion", 14, "copper", 3), ...tower(26, 0, 8, 29, "onion", 14, "copper", 3),
    ...row([-34, 13, 8, 7], [-22, 11, 9, 7], [-9, 13, 8, 6], [4, 11, 10, 7], [44, 10, 9, 7]), ...water(0, 6, 100, 7),
    ["wall", "M-34 3h17l-2.6 2.6h-12z"], ["ink", "M-26 3v-8M-26 -4l6 2l-6 2"],
  ],
  // The fortress high above the cathedral.
  salzburg: () => [
    ...rock(4, 0, 82, 32, 0.75, 20),
    ...house(6, -29, 36, 10, 4, "slate", 7, 2), ...house(10, -38, 18, 9, 4, "slate", 4, 2), ...keep(-14, -27, 8, 16, "pyramid", 5, "slate"), ...keep(26, -27, 8, 14, "battlement", 3),
    ...tower(9, -44, 6, 12, "spire", 6, "slate", 1),
    ...tower(-1, -4, 14, 18, "dome", 16, "copper"), ...nave(-4, 0, 26, 12, 6, "slate", 4),
    ...tower(-24, 0, 7, 23, "hood", 9, "copper"), ...tower(-15, 0, 7, 23, "hood", 9, "copper"),
    ...row([-40, 13, 9, 6], [-33, 9, 10, 7], [16, 12, 9, 6], [27, 11, 10, 7], [40, 13, 8, 6]), ...water(0, 5, 96, 5),
  ],
  // A wooden church, cottages and a windmill: a village then.
  lodz: () => [
    ...tree(-46, 0, 13, 1), ...tree(-38, 0, 15, 2), ...tree(20, 0, 12, 3),
    ...nave(-6, 0, 26, 11, 12, "roof", 4), ...tower(-22, 0, 9, 18, "spire", 18, "roof"), ...tower(2, -22, 4, 3, "onion", 7, "roof", 0),
    ...tower(36, 0, 11, 18, "hood", 7, "roof"),
    ["ink", "M36 -19L22 -31M36 -19L50 -31M36 -19L24 -7M36 -19L48 -7"],
    ["wall", "M22 -31l3 -2.6l7 6l-2.4 3zM50 -31l-3 -2.6l-7 6l2.4 3zM24 -7l-2.6 -2.6l6 -6.6l3 2.4zM48 -7l2.6 -2.6l-6 -6.6l-3 2.4z"],
    ...house(14, 0, 15, 6, 8, "roof", 2), ...house(-36, 0, 14, 5, 7, "roof", 2), ...ground(-46, 44, 5),
    ["ink", "M-48 2v-4M-44 2v-4M-40 2v-4M-36 2v-4M-49 -0.4h15M22 2v-4M26 2v-4M30 2v-4M21 -0.4h11"],
  ],
};

const drawn = new Map<string, readonly Mark[]>();

/** The marks of a town, from back to front. */
export function townscape(id: string): readonly Mark[] {
  let marks = drawn.get(id);
  if (!marks) {
    marks = [...ground(-50, 52, id.length * 31), ...(TOWNS[id]?.() ?? [])].filter(([, path]) => path !== "");
    drawn.set(id, marks);
  }
  return marks;
}
