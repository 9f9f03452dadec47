// Arms for the provinces and charges for the players: the cue besides colour. Simple, so that they hold at small sizes.
import { flat, ring, trace, type Line, type Point } from "./engrave";
import type { ProvinceId } from "./places";

/** The shield's outline, 40 wide and 46 high, from 0 0. */
export const SHIELD = "M1 1H39V20C39 34 30 41 20 45C10 41 1 34 1 20Z";

const EDGE = flat(1, 1, 39, 1, 39, 20, 37.6, 27, 34, 34, 28, 40, 20, 45, 12, 40, 6, 34, 2.4, 27, 1, 20);

function eagle(): string {
  const wing = "L16 17L13 12C9 11 6 13 5 17L9 17L5 21L10 21L7 26L12 24L11 29L16 25";
  const other = "L24 25L29 29L28 24L33 26L30 21L35 21L31 17L35 17C34 13 31 11 27 12L24 17";
  return `M20 16${wing}L16 31L12 36L17 34L20 40L23 34L28 36L24 31${other}L20 16ZM20 15C16 13 16 6 20 6C24 6 24 10 26 10L23 12C23 14 22 15 20 15Z`;
}

/** What is drawn on each province's shield. */
export const CHARGES: Readonly<Record<ProvinceId, string>> = {
  baden: trace(within(flat(-6, 4, 4, -6, 50, 40, 40, 50), EDGE), true), // a bend
  wuerttemberg: [8, 18, 28] // three antlers
    .map((y, i) => `M${7 + i * 2.6} ${y}q0 6.6 ${13 - i * 2.6} 6.6q${13 - i * 2.6} 0 ${13 - i * 2.6} -6.6l-2.4 0q0 2.4 -4 3.2v-3.2h-2.2v3.6h-${8.8 - i * 5.2 > 0 ? 8.8 - i * 5.2 : 0}v-3.6h-2.2v3.2q-4 -0.8 -4 -3.2z`)
    .join(""),
  hohenzollern: "M1 1H20V22H1ZM20 22H39C38 33 30 41 20 45Z", // quarterly
  schweiz: "M15 7H25V16H34V26H25V36H15V26H6V16H15Z", // a cross
  tyrol: "M1 26L12 10L18 18L27 4L39 22C39 25 38 28 36.6 31L27 17L19 29L12 21L3.4 31C2 29 1 28 1 26Z", // a ridge of peaks
  baiern: lozenges(), // the lozenges
  boehmen: "M6 32V30H34V32ZM6 28L3 12L12 20L20 7L28 20L37 12L34 28Z" + ring(20, 4.6, 2), // a crown
  salzburg_land: "M20 1H39V8H20ZM20 15H39V22C39 22.6 39 23 38.9 23.6H20ZM20 31H35.6C31.6 37 26 42.4 20 45Z", // per pale, barry
  polen: eagle(),
};

/** What of a polygon lies within a convex one that runs clockwise on the screen. */
function within(polygon: Line, frame: Line): Point[] {
  let rest = [...polygon];
  frame.forEach((a, i) => {
    const b = frame[(i + 1) % frame.length] ?? a;
    const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    rest = rest.flatMap((from, k) => {
      const to = rest[(k + 1) % rest.length] ?? from;
      const [here, there] = [side(from), side(to)];
      const kept: Point[] = here >= 0 ? [from] : [];
      if (here >= 0 !== there >= 0) {
        const t = here / (here - there);
        kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      }
      return kept;
    });
  });
  return rest;
}

function lozenges(): string {
  let path = "";
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [i * 9.4 - row * 1.2 - 1, row * 8.2 - 2];
      const cut = within(flat(x, y - 4.4, x + 4, y, x - 0.6, y + 4.4, x - 4.6, y), EDGE);
      if (cut.length > 2) path += trace(cut, true);
    }
  return path;
}

const star = (points: number, outer: number, inner: number): Line =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const [r, a] = [i % 2 ? inner : outer, (i * Math.PI) / points - Math.PI / 2];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });

/** The players' charges, about 20 across, around 0 0: a lozenge, a crescent, a sun, a trefoil. */
export const EMBLEMS = [
  "M0 -11L8.6 0L0 11L-8.6 0Z",
  "M5.4 -8.4A10 10 0 1 0 5.4 8.4A7.4 7.4 0 1 1 5.4 -8.4Z",
  trace(star(8, 11.4, 5.6), true),
  `${ring(0, -5.2, 4.9)}${ring(-5.4, 2.6, 4.9)}${ring(5.4, 2.6, 4.9)}M-1.6 0H1.6L3.6 11.4H-3.6Z`,
] as const;

/** The players' houses: a plain, a stepped, a bell and a hipped gable with a flag. Front, side wall and roof, 34 by 40 from 0 0. */
export const HOUSES: readonly { readonly front: string; readonly side: string; readonly roof: string; readonly mast?: string }[] = [
  {
    front: "M3 38V20L12.5 5L22 20V38Z",
    side: "M22 38V20H31V36Z",
    roof: "M12.5 5L22.5 3.4L33 20L22 21.4Z",
  },
  {
    front: "M3 38V20H5.6V15.4H8.2V10.8H10.6V6H14.4V10.8H16.8V15.4H19.4V20H22V38Z",
    side: "M22 38V21.6H31V36Z",
    roof: "M14.4 7L23 7L32.6 20.6L22 22Z",
  },
  {
    front: "M3 38V20C7 20 4.6 13 9 12.4C9 8 10 5 12.5 5C15 5 16 8 16 12.4C20.4 13 18 20 22 20V38Z",
    side: "M22 38V20.6H31V36Z",
    roof: "M14 6C20 4 25 5 26 11C27 16 29 18 33 20L22 21.4C18 20 20.4 13 16 12.4C16 9 15.4 7 14 6Z",
  },
  {
    front: "M3 38V20H22V38Z",
    side: "M22 38V20H31V36Z",
    roof: "M0.8 21L9 10.6H20L33 20.4L22 21.4Z",
    mast: "M14.5 10.6V1M14.5 1.4L22.6 3.6L14.5 6.4",
  },
];
