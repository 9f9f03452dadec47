// The land itself: everything on the map that never changes while people play. Drawn when the client is built.
import { BORDERS, PROVINCE_SHAPES } from "./borders";
import { cartouche } from "./cartouche";
import { beside, crossing, flat, smooth, trace, type Line, type Point } from "./engrave";
import { CHARGES, SHIELD } from "./heraldry";
import { ARMS, courseOf, LABELS } from "./labels";
import { along, markup, moved, paper, roadway } from "./markup";
import { compassMarks, frameMarks, MERIDIANS, PARALLELS, scaleMarks } from "./ornament";
import { FRAME, PROVINCES, SHEET } from "./places";
import { reliefMarks } from "./relief";
import { bridgeMark, RIVERS, waterMarks } from "./rivers";
import { ROADS } from "./roads";

/** Land that ends at the frame goes on beneath it: no border runs along the frame. */
const outward = ([x, y]: Point): Point => [
  x >= FRAME.right ? x + 26 : x,
  y >= FRAME.bottom ? y + 26 : y <= FRAME.top ? y - 26 : y,
];

/** Lines that the relief must leave free: names, arms, and what lies on the sheet beyond the land. */
const FREE: readonly Line[] = [
  ...LABELS.flatMap(({ line, size }) => [0, 0.4, 0.8].map((up) => beside(smooth(line, 6), size * up))),
  Object.values(ARMS).flatMap(([x, y]) => flat(x - 5, y - 5, x + 5, y - 5, x, y, x - 5, y + 6, x + 5, y + 6)),
  ...[222, 300, 380, 460, 538].map((y) => smooth(flat(58, y, 150, y), 6)),
  smooth(flat(146, 222, 146, 540), 6),
  smooth(flat(40, 190, 262, 190), 6), smooth(flat(258, 40, 258, 190), 6), smooth(flat(60, 60, 250, 180), 6),
];

function bridges(): string {
  let path = "";
  const streams = Object.values(RIVERS).flatMap(({ line, widths }) =>
    line.slice(1).map((to, k) => ({ from: line[k] ?? to, to, width: widths[0] + ((widths[1] - widths[0]) * k) / line.length })),
  );
  for (const { line } of ROADS)
    for (let i = 3; i < line.length - 3; i++) {
      const [a, b] = [line[i - 1], line[i]];
      if (!a || !b) continue;
      const over = streams.find(({ from, to }) => Math.abs(from[0] - a[0]) < 12 && Math.abs(from[1] - a[1]) < 12 && crossing(a, b, from, to));
      if (over) path += bridgeMark(line, i, over.width);
    }
  return path;
}

/** The grain of the paper. */
const GRAIN = `
  <defs><pattern id="art-grain" width="190" height="170" patternUnits="userSpaceOnUse">
    <path class="art-fibre" d="M12 20q9 3 16 -2M70 44q4 9 -3 14M130 12q12 2 20 8M30 96q8 -6 17 -3M98 88q9 6 19 2M160 70q2 10 10 14M60 140q11 -2 17 6M142 132q10 -7 18 -2M8 150q8 5 6 14M112 156q10 -3 16 3"/>
    <path class="art-speck" d="M22 50h.9M48 18h1.2M88 70h.8M120 40h1.4M150 104h1M176 30h.9M74 110h1.2M36 128h.8M104 130h1M180 150h1.3M6 84h1M140 60h.8M60 84h.7M164 8h1M92 6h.9"/>
  </pattern></defs>
  <rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#art-grain)"/>`;

const provinces = () =>
  PROVINCES.map((id) => {
    const path = trace(PROVINCE_SHAPES[id].map(outward), true);
    return `<clipPath id="art-land-${id}"><path d="${path}"/></clipPath>
      <g class="art-land-${id}" clip-path="url(#art-land-${id})">
        <path class="art-wash" d="${path}"/><path class="art-edge wide" d="${path}"/><path class="art-edge" d="${path}"/>
      </g>`;
  }).join("");

const borders = () =>
  Object.entries(BORDERS)
    .filter(([id]) => !id.startsWith("rhine") && id !== "wuerttembergLake")
    .map(([, line]) => trace(line))
    .join("");

const names = () =>
  LABELS.map((label, i) =>
    along(
      `art-label-${i}`,
      trace(courseOf(label)),
      label.name,
      `class="art-name${label.foreign ? " foreign" : ""}" font-size="${label.size}" letter-spacing="${label.spacing}"`,
    ),
  ).join("");

const arms = () =>
  PROVINCES.map((id) => {
    const [x, y, width] = ARMS[id];
    const shield = `<path class="art-field" d="${SHIELD}"/><path class="art-charge" d="${CHARGES[id]}"/><path class="art-outline" d="${SHIELD}"/>`;
    return `<g class="art-land-${id}">${moved(shield, x - width / 2, y - width / 2, width / 40)}</g>`;
  }).join("");

const degree = (x: number, y: number, text: string | number) => `<text class="art-degree" x="${x}" y="${y}">${text}</text>`;

const degrees = () =>
  [
    ...[0, 5, 10].map((miles) => degree(600 + miles * 12, 52, miles)),
    ...MERIDIANS.filter(({ x }) => x > 40 && x < 1000).map(({ degree: d, x }) => degree(x, 20.5, `${d}°`) + degree(x, 726.5, `${d}°`)),
    ...PARALLELS.map(({ degree: d, y }) => degree(17, y - 3, d) + degree(1023, y - 3, d)),
  ].join("");

/** The map's drawings: the land, and the title in the corner of the whole sheet. */
export function mapDrawings(): { readonly land: string; readonly title: string } {
  return {
    land: [
      paper("art-light", SHEET.width, SHEET.height, [0.46, 0.42]),
      provinces(),
      GRAIN,
      `<path class="art-border" d="${borders()}"/>`,
      markup(waterMarks()),
      markup(reliefMarks(FREE)),
      roadway(ROADS.map((road) => trace(road.line)).join(""), 2.9, 4.4),
      markup([["ink", bridges()]]),
      names(),
      arms(),
      markup(compassMarks(100, 622, 46)),
      markup(scaleMarks(600, 58, 12, 10)),
      markup(frameMarks()),
      degrees(),
    ].join(""),
    title: moved(cartouche("POSTHORN"), 150, 120),
  };
}
