// The names written over the land: each follows a line.
import { flat, lengthOf, pointAt, smooth, type Line, type Point } from "./engrave";
import { textWidth } from "./letters";
import { PROVINCE_NAMES, type ProvinceId } from "./places";

interface Label {
  readonly name: string;
  readonly line: Line;
  readonly size: number;
  readonly spacing: number;
  /** Land beyond the board's provinces, named in passing. */
  readonly foreign?: boolean;
}

const province = (id: ProvinceId, size: number, spacing: number, ...course: number[]): Label => ({
  name: PROVINCE_NAMES[id].toUpperCase(),
  line: flat(...course),
  size,
  spacing,
});

const abroad = (name: string, size: number, spacing: number, ...course: number[]): Label => ({
  name,
  line: flat(...course),
  size,
  spacing,
  foreign: true,
});

export const LABELS: readonly Label[] = [
  province("baden", 17, 9, 284, 566, 310, 552, 340, 544),
  province("wuerttemberg", 14.5, 4.5, 372, 262, 420, 248, 470, 246, 526, 262),
  province("hohenzollern", 8.5, 1.2, 320, 431, 364, 426, 410, 431),
  province("schweiz", 17, 7, 160, 682, 214, 694, 284, 696),
  province("tyrol", 18, 17, 676, 700, 745, 692, 800, 694),
  province("baiern", 25, 24, 542, 300, 620, 318, 730, 296),
  province("boehmen", 19, 8, 862, 212, 930, 226, 1000, 252),
  province("salzburg_land", 16, 9, 862, 576, 930, 560, 1002, 560),
  province("polen", 17, 10, 890, 76, 945, 70, 1000, 78),
  abroad("Elsass", 13, 4, 96, 560, 130, 556, 170, 550),
  abroad("Hessen", 13, 4, 318, 84, 370, 76, 420, 84),
  abroad("Sachsen", 13, 4, 760, 62, 800, 54, 850, 56),
];

/** Where each province's arms are set on its land, and how wide. */
export const ARMS: Readonly<Record<ProvinceId, readonly [x: number, y: number, width: number]>> = {
  baden: [224, 424, 15],
  wuerttemberg: [500, 352, 15],
  hohenzollern: [310, 446, 11],
  schweiz: [278, 660, 15],
  tyrol: [838, 688, 15],
  baiern: [582, 344, 17],
  boehmen: [988, 364, 15],
  salzburg_land: [990, 590, 15],
  polen: [986, 106, 15],
};

/** The line of a name with both ends drawn out straight: its letters are centred on it and must not run off. */
export function courseOf({ line }: Pick<Label, "line">): Line {
  const out = (tip: Point, next: Point): Point => [tip[0] + (tip[0] - next[0]) * 15, tip[1] + (tip[1] - next[1]) * 15];
  const course = smooth(line, 6);
  const [a, b] = [course[0], course[1]];
  const [y, z] = [course[course.length - 2], course[course.length - 1]];
  return a && b && y && z ? [out(a, b), ...course, out(z, y)] : course;
}

/** The box of each letter of a name: left, top, right, bottom. */
export function letterBoxes(label: Label): [number, number, number, number][] {
  const course = courseOf(label);
  const long = lengthOf(course);
  const { name, size, spacing } = label;
  let way = (long - textWidth(name, size) - spacing * name.length) / 2;
  return [...name].map((letter) => {
    const width = textWidth(letter, size);
    const [x, y] = pointAt(course, (way + width / 2) / long);
    way += width + spacing;
    return [x - width / 2, y - size * 0.68, x + width / 2, y];
  });
}
