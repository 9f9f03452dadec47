// The names written over the land: each follows a line.
import { flat, type Line } from "./engrave";
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
  province("hohenzollern", 8.5, 1.2, 308, 509, 356, 515, 406, 508),
  province("schweiz", 17, 9, 166, 674, 220, 688, 296, 690),
  province("tyrol", 18, 17, 676, 700, 745, 692, 800, 694),
  province("baiern", 25, 24, 542, 300, 620, 318, 730, 296),
  province("boehmen", 20, 13, 822, 228, 868, 270, 892, 338),
  province("salzburg_land", 16, 9, 862, 576, 930, 560, 1002, 560),
  province("polen", 17, 10, 890, 76, 945, 70, 1000, 78),
  abroad("Elsass", 13, 4, 96, 560, 130, 556, 170, 550),
  abroad("Hessen", 13, 4, 318, 84, 370, 76, 420, 84),
  abroad("Sachsen", 13, 4, 760, 62, 800, 54, 850, 56),
];

/** Where each province's arms are set on its land, and how wide. */
export const ARMS: Readonly<Record<ProvinceId, readonly [x: number, y: number, width: number]>> = {
  baden: [224, 424, 15],
  wuerttemberg: [496, 302, 15],
  hohenzollern: [310, 446, 11],
  schweiz: [252, 664, 15],
  tyrol: [654, 692, 15],
  baiern: [612, 292, 17],
  boehmen: [984, 356, 15],
  salzburg_land: [984, 530, 15],
  polen: [986, 106, 15],
};
