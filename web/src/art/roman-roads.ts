// The roads to Rome as they are drawn.
import { smooth, unsteady, type Line, type Point } from "./engrave";
import { placeOf } from "./italy";

/** The roads, all southwards. */
export const ROMAN_ROADS: readonly (readonly [from: string, to: string, bow: number])[] = [
  ["loerrach", "luzern", 0.1],
  ["tuttlingen", "chur", 0.07],
  ["st_gallen", "chur", -0.1],
  ["freising", "brixen", 0.08],
  ["hallstatt", "villach", -0.12],
  ["luzern", "mailand", 0.08],
  ["chur", "como", -0.1],
  ["brixen", "trient", 0.12],
  ["villach", "udine", 0.12],
  ["mailand", "genua", 0.1],
  ["mailand", "piacenza", 0.08],
  ["como", "mailand", 0.1],
  ["como", "brescia", 0.1],
  ["trient", "brescia", -0.08],
  ["trient", "verona", 0.1],
  ["udine", "padua", -0.08],
  ["udine", "venedig", 0.1],
  ["genua", "pisa", 0.12],
  ["piacenza", "parma", 0.08],
  ["brescia", "parma", 0.07],
  ["brescia", "mantua", 0.1],
  ["verona", "mantua", -0.1],
  ["verona", "padua", 0.12],
  ["venedig", "ravenna", 0.14],
  ["padua", "ferrara", 0.1],
  ["parma", "bologna", 0.1],
  ["mantua", "bologna", 0.1],
  ["ferrara", "bologna", -0.08],
  ["ferrara", "ravenna", 0.08],
  ["ravenna", "rimini", -0.1],
  ["pisa", "siena", 0.08],
  ["bologna", "florenz", -0.08],
  ["rimini", "perugia", -0.07],
  ["rimini", "ancona", 0.1],
  ["florenz", "siena", 0.1],
  ["florenz", "perugia", 0.08],
  ["siena", "viterbo", -0.1],
  ["perugia", "spoleto", 0.1],
  ["ancona", "spoleto", -0.08],
  ["viterbo", "rom", -0.1],
  ["spoleto", "rom", 0.1],
];

/** The line of each road. */
export const ROMAN_WAYS: readonly { readonly from: string; readonly to: string; readonly line: Line }[] = ROMAN_ROADS.map(
  ([from, to, bow], i) => {
    const [a, b] = [placeOf(from).at, placeOf(to).at];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const middle: Point = [a[0] + dx / 2 + dy * bow, a[1] + dy / 2 - dx * bow];
    return { from, to, line: unsteady(smooth([a, middle, b], 5), 0.5, 300 + i) };
  },
);

/** The road from a place to the next one south of it, as a line. */
export function romanRoad(from: string, to: string): Line {
  const [a, b] = [placeOf(from), placeOf(to)];
  return ROMAN_WAYS.find((way) => way.from === a.id && way.to === b.id)?.line ?? [a.at, b.at];
}
