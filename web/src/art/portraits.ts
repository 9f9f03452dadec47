// The people around the table as busts: about 90 wide, the face around 60 47, cut off at the chest. Even numbers are women.
import { flat, hatch, ring, smooth, trace, type Mark } from "./engrave";
import { curl, face, shape, solid, tricorne, trunk } from "./figures";

/** A shawl over the shoulders, crossed on the breast. */
const shawl = (tone: string): Mark[] => [
  ...solid(tone, shape(44, 66, 26, 76, 20, 134, 62, 134, 60, 100, 50, 78), 48, 64, 1.8),
  ...solid(tone, shape(76, 66, 94, 76, 100, 134, 58, 134, 60, 100, 70, 78), 84, 64, 1.8),
];

/** A gown with a low neckline: neck and breast, bodice, and lace along its edge. */
const gown = (tone: string): Mark[] => [
  ["skin", trace(shape(52, 58, 68, 58, 70, 70, 84, 76, 74, 98, 60, 104, 46, 98, 36, 76, 50, 70), true)],
  ["fine", hatch(shape(64, 60, 68, 60, 70, 70, 78, 76, 68, 80, 63, 72), 60, 1.4, 3)],
  ...solid(tone, shape(36, 75, 26, 82, 20, 134, 100, 134, 94, 82, 84, 75, 78, 92, 60, 101, 42, 92), 78, 66, 1.7),
  ["linen", trace(shape(36, 74, 40, 80, 44, 88, 52, 94, 60, 97, 68, 94, 76, 88, 80, 80, 84, 74, 82, 88, 72, 98, 60, 104, 48, 98, 38, 88), true)],
  ["fine", "M42 88L40 92M47 93L45 97M53 97L52 101M60 99V103M67 97L68 101M73 93L75 97M78 88L80 92"],
];

const PEARLS = [[49, 69], [53, 72], [57.4, 73.6], [62, 73.6], [66.4, 72], [70.4, 69]] as const;
/** A row of pearls around the neck. */
const pearls = (): Mark[] => [["linen", PEARLS.map(([x, y]) => ring(x, y, 1.9)).join("")]];

/** Lips a little fuller and lashes a little longer, over a face at 60 47. */
const lady = (): Mark[] => [
  ["blush", trace(smooth(flat(54, 57.4, 57, 56.2, 59, 57, 62, 56.8, 58, 59.6), 1, true), true)],
  ["ink", "M50.600 45L48.600 43.600M67.400 45L69.600 43.600"],
];

/** Dark hair at both temples, before the ears. */
const temples = (): Mark[] => [["hair", trace(shape(46, 34, 45.6, 44, 48, 52, 49.6, 44, 51, 36), true) + trace(shape(69.4, 36, 71, 44, 72, 52, 74.6, 44, 74, 34), true)]];

const clerk = (): Mark[] => [
  ["night", "M48 60L44 68L76 68L72 60Z"],
  ...trunk(60, 70, "royal", "sand"),
  ...[0, 1].flatMap((i) => [...curl(45 - i * 0.6, 46 + i * 6.4, 9, 6.2), ...curl(75.600 + i * 0.6, 46 + i * 6.4, 9, 6.2)]),
  ...face(60, 47),
  ["linen", trace(shape(45.6, 44, 46, 33, 53, 26, 60, 24.6, 68, 26, 75, 33, 75, 44, 71, 35, 60, 31.6, 49, 35), true)],
  ["fine", "M52 28Q48 33 48 40M58 26Q54 29 52 33M63 26Q67 29 69 33M69 28Q73 33 73 40"],
  ...tricorne(60, 29, false),
];

const innkeeper = (): Mark[] => [
  ["hair", trace(shape(44, 34, 40, 52, 44, 66, 52, 64, 68, 64, 77, 66, 80, 52, 76, 34), true)],
  ...gown("wine"),
  ...shawl("linen"),
  ...face(60, 47),
  ...lady(),
  ["hair", trace(shape(46, 46, 46, 33, 60, 28, 74, 33, 75, 46, 70, 37, 60, 32.6, 51, 37), true)],
  // The mob cap with its frill and ribbon
  ...solid("linen", shape(44, 34, 40, 22, 50, 10, 62, 7, 74, 11, 82, 23, 77, 35, 60, 29), 64, 66, 1.6),
  ["linen", trace(shape(40, 37, 43, 32, 49, 31, 54, 27.6, 60, 28.6, 66, 27.6, 72, 31, 78, 32, 81, 37, 76, 37.6, 72, 35, 66, 33.6, 60, 34, 54, 33.6, 48, 35, 44, 37.6), true)],
  ["seal", trace(shape(43, 31, 60, 25, 78, 31, 77.6, 27, 60, 21.4, 43.4, 27), true)],
];

const scholar = (): Mark[] => [
  ["linen", trace(shape(46, 38, 40, 48, 41, 62, 47, 68, 50, 56, 70, 56, 73, 68, 80, 62, 80, 48, 75, 38), true)],
  ["fine", "M44 46Q41 54 44 64M47 44Q44 54 47 65M76 46Q79 54 76 64M73 44Q77 54 73 65"],
  ...trunk(60, 70, "night", "linen"),
  ...face(60, 47, true),
  // A bald crown, spectacles and a small white beard
  ["gleam", "M52 31Q57 27.600 64 29"],
  ["fine", "M51 36Q60 33.600 69 36"],
  ["linen", trace(shape(52, 58, 56, 61.6, 58, 60.4, 60, 61.6, 65, 58.6, 63, 66, 58.4, 72, 54, 66), true)],
  ["fine", "M55 62L57 69M58.400 62V71M62 62L60 69"],
  ["ink", `${ring(53, 45.4, 4.6)}${ring(64.4, 45.4, 4.6)}M57.6 44.6q1.2 -1 2.2 0M48.4 44.6L46 43.6M69 44.6L73 43.6`],
];

const traveller = (): Mark[] => [
  ["mane", trace(shape(46, 34, 38, 50, 40, 72, 46, 80, 51, 66, 69, 66, 75, 80, 81, 70, 81, 50, 74, 34), true)],
  ["fine", "M43 46Q40 58 45 72M47 44Q44 58 48 70M77 46Q80 58 75 72M73 44Q77 58 72 70"],
  ...gown("moss"),
  ...face(60, 47),
  ...lady(),
  ["mane", trace(shape(46, 47, 46, 34, 58, 29, 74, 33, 75, 47, 71, 38, 58, 33, 51, 38), true)],
  // A straw hat with ribbon and a flower
  ...solid("butter", shape(46, 30, 48, 18, 60, 14, 72, 18, 74, 30, 60, 26), 64, 70, 1.5),
  ["royal", trace(shape(46, 31, 60, 26.4, 74, 31, 73.6, 26, 60, 21.4, 46.6, 26), true)],
  ...solid("butter", shape(28, 35, 44, 29, 60, 27, 76, 29, 93, 34, 78, 37, 60, 33, 43, 37.6), 68, 70, 1.4),
  ["seal", `${ring(48, 26, 3)}${ring(44.6, 29, 2.4)}`],
  ["gold", ring(47, 27.6, 1.4)],
];

const ranger = (): Mark[] => [
  ["hair", trace(shape(46, 36, 43, 48, 45, 60, 50, 58, 70, 58, 76, 60, 77, 48, 74, 36), true)],
  ...trunk(60, 70, "moss", "leather"),
  ["seal", trace(shape(48, 64, 60, 72, 72, 64, 73, 71, 62, 78, 60, 86, 57, 78, 47, 71), true)],
  ...face(60, 47),
  ["hair", trace(shape(46, 44, 47, 34, 60, 30, 73, 34, 75, 44, 70, 38, 62, 36, 56, 39, 50, 37), true)],
  ...solid("felt", shape(45, 33, 48, 18, 57, 15, 66, 17, 73, 20, 76, 32, 60, 28), 64, 70, 1.4),
  ["leather", trace(shape(45.4, 32, 60, 27, 76, 31.6, 75.6, 27, 60, 22.6, 46, 27.4), true)],
  ...solid("felt", shape(34, 36, 47, 30, 60, 28, 76, 29, 88, 27, 78, 36, 60, 33, 46, 37), 66, 70, 1.4),
  ["plume", trace(smooth(flat(73, 27, 82, 16, 92, 9, 95, 15, 88, 22, 79, 29), 2, true), true)],
  ["fine", "M74 27L92 12M80 22L86 21M84 18L90 17"],
];

const countess = (): Mark[] => [
  ["linen", trace(shape(45, 40, 38, 54, 40, 68, 47, 70, 50, 56, 70, 56, 74, 70, 81, 68, 82, 54, 76, 40), true)],
  ...gown("royal"),
  ...pearls(),
  ...[0, 1, 2].flatMap((i) => [...curl(44, 48 + i * 7, 9, 7), ...curl(77, 48 + i * 7, 9, 7)]),
  ...face(60, 47),
  ...lady(),
  // Hair piled high and powdered, with a bow
  ...solid("linen", shape(46, 43, 43, 26, 46, 10, 60, 4, 74, 10, 78, 26, 74.6, 43, 71, 35, 60, 31, 50, 35), 66, 68, 2),
  ["fine", "M50 30Q47 18 52 9M55 28Q53 16 57 7M60 27V6M65 28Q68 16 64 7M70 30Q74 18 69 9"],
  ...[0, 1].flatMap((i) => [...curl(50 - i * 3, 16 + i * 9, 10, 7), ...curl(71 + i * 3, 16 + i * 9, 10, 7)]),
  ["seal", trace(shape(60, 16, 52, 11, 52, 21), true) + trace(shape(60, 16, 68, 11, 68, 21), true) + ring(60, 16, 2.4)],
];

const hussar = (): Mark[] => [
  ...trunk(60, 70, "wine", "wine"),
  // Frogging across the breast
  ["lace", [84, 92, 100, 108].map((y) => `M44 ${y}L76 ${y}`).join("")],
  ["gold", [84, 92, 100, 108].map((y) => ring(44, y, 2) + ring(76, y, 2) + ring(60, y, 1.6)).join("")],
  ...face(60, 47),
  ...temples(),
  // A moustache turned up at its ends
  ["hair", trace(shape(43, 52.6, 46, 56, 52, 55, 56, 53.4, 58, 54.6, 60, 53.4, 65, 55, 71, 56, 75, 52, 72, 58.6, 64, 58.6, 58, 57, 52, 58.6, 46, 59), true)],
  // A fur cap with its cloth top
  ["seal", trace(shape(50, 14, 60, 5, 74, 9, 86, 22, 84, 31, 76, 22, 60, 14), true)],
  ["gold", ring(84.6, 32, 2.6)],
  ...solid("felt", shape(43, 36, 43, 20, 50, 13, 60, 12, 71, 13, 77, 20, 77, 36, 60, 31), 64, 74, 1.1),
  ["fine", hatch(shape(44, 34, 44, 20, 60, 13, 76, 20, 76, 34, 60, 30), 100, 1.9, 7)],
  ["gold", "M58 24L62 24L62 30L58 30Z"],
];

const widow = (): Mark[] => [
  ...shawl("night"),
  ["linen", trace(shape(48, 62, 60, 74, 72, 62, 74, 74, 62, 92, 58, 92, 46, 74), true)],
  ["fine", "M52 68L58 86M60 76V90M68 68L62 86"],
  // A hood over grey hair
  ...solid("night", shape(40, 70, 36, 44, 42, 20, 60, 11, 78, 20, 85, 44, 80, 70, 72, 60, 74, 40, 60, 28, 47, 40, 48, 60), 74, 64, 1.6),
  ...face(60, 47, true),
  ...lady(),
  ["grey", trace(shape(46, 46, 47, 33, 59, 27, 60, 27, 73, 33, 75, 46, 70, 37, 60, 33, 51, 37), true)],
  ["fine", "M60 27.600V33M55 29Q50 33 48 40M65 29Q71 33 73 40"],
  ["ink", `${ring(53, 45.4, 4.4)}${ring(64.4, 45.4, 4.4)}M57.4 44.6q1.2 -1 2.4 0`],
  ["gold", ring(60, 95, 2.4)],
];

export const PORTRAITS: Readonly<Record<number, () => readonly Mark[]>> = {
  1: clerk,
  2: innkeeper,
  3: scholar,
  4: traveller,
  5: ranger,
  6: countess,
  7: hussar,
  8: widow,
};
