// The title's frame: a plate held by scrolls and leaves, crowned by the post horn.
import { flat, hatch, smooth, trace, type Mark, type Point } from "./engrave";
import { markup, moved } from "./markup";
import { acanthus, hornMarks, scroll } from "./ornament";

const mirror = (points: Point[]) => points.map(([x, y]): Point => [-x, y]);
const edge = smooth(flat(-84, 10, -80, -8, -62, -16, -30, -22, 0, -24, 30, -22, 62, -16, 80, -8, 84, 10, 80, 30, 60, 40, 30, 44, 0, 50, -30, 44, -60, 40, -80, 30), 4, true);

function frame(): Mark[] {
  const marks: Mark[] = [];
  for (const side of [1, -1]) {
    const turn = (...numbers: number[]): Point[] => (side > 0 ? flat(...numbers) : mirror(flat(...numbers)));
    const [leafA, leafB] = [turn(86, 6), turn(104, -26)];
    marks.push(...acanthus(leafA[0] ?? [0, 0], leafB[0] ?? [0, 0], 0.24 * side, 7));
    marks.push(...acanthus(turn(84, 24)[0] ?? [0, 0], turn(103, 54)[0] ?? [0, 0], -0.24 * side, 7));
    marks.push(...acanthus(turn(40, 46)[0] ?? [0, 0], turn(66, 62)[0] ?? [0, 0], 0.3 * side, 5.5));
    marks.push(...scroll(turn(10, -25, 40, -26, 70, -20, 88, -6), 8, 0, 1.3 * side));
    marks.push(...scroll(turn(88, 34, 70, 44, 42, 48, 10, 55), 8, 1.3 * side, 0.0));
    marks.push(...scroll(turn(92, -2, 97, 14, 92, 30), 8, 1.1 * -side, 1.1 * -side));
  }
  return marks;
}

const marks: Mark[] = [
  ["plate", trace(edge, true)],
  ["ink", trace(edge.map(([x, y]): Point => [x * 0.95, (y - 13) * 0.9 + 13]), true)],
  ["fine", hatch(smooth(flat(-70, 36, -30, 43, 0, 48, 30, 43, 70, 36, 30, 39, 0, 43, -30, 39), 3, true), 0, 1.6, 3, 0.6)],
  ...frame(),
  ["scroll", "M-12 52q12 -8 24 0q-2 14 -12 20q-10 -6 -12 -20z"],
  ["fine", "M-8 53q8 6 8 17M-4 51q5 6 4 19M8 53q-8 6 -8 17M4 51q-5 6 -4 19"],
];

/** The title in its frame, around 0 0. */
export const cartouche = (title: string): string => `
  ${markup(marks)}
  ${moved(markup(hornMarks()), 2, -44, 0.8)}
  <text class="art-title" y="22" textLength="142">${title}</text>`;
