// What surrounds the land: the frame with its degrees, the compass rose, the scale, scrolls for the cartouche.
import { at, beside, flat, hatch, oval, pointAt, ring, smooth, trace, type Line, type Mark, type Point } from "./engrave";
import { FRAME, SHEET } from "./places";

/** Degrees on the frame: counted from the meridian of Ferro, as the time did. */
export const MERIDIANS = [24, 25, 26, 27, 28, 29, 30, 31, 32].map((degree) => ({ degree, x: 295 + (degree - 26) * 110 }));
export const PARALLELS = [48, 49, 50].map((degree) => ({ degree, y: 526 - (degree - 48) * 204 }));

const rectangle = (inset: number) =>
  `M${inset} ${inset}H${SHEET.width - inset}V${SHEET.height - inset}H${inset}Z`;

/** The frame: a strong and a fine line, a scale of minutes in black and white, a fine and a strong line. */
export function frameMarks(): Mark[] {
  const [outer, inner] = [23, 28];
  let bars = "";
  let ticks = "";
  const tenth = 110 / 6;
  for (let i = 0, x = 295 - 16 * tenth; x < FRAME.right; i++, x += tenth) {
    const [from, to] = [Math.max(x, FRAME.left), Math.min(x + tenth, FRAME.right)];
    if (to <= from || i % 2) continue;
    bars += `M${at([from, outer])}H${to.toFixed(1)}V${inner}H${from.toFixed(1)}Z`;
    bars += `M${at([from, SHEET.height - outer])}H${to.toFixed(1)}V${SHEET.height - inner}H${from.toFixed(1)}Z`;
  }
  for (let i = 0, y = 526 - 15 * 34; y < FRAME.bottom; i++, y += 34) {
    const [from, to] = [Math.max(y, FRAME.top), Math.min(y + 34, FRAME.bottom)];
    if (to <= from || i % 2) continue;
    bars += `M${at([outer, from])}V${to}H${inner}V${from}Z`;
    bars += `M${at([SHEET.width - outer, from])}V${to}H${SHEET.width - inner}V${from}Z`;
  }
  for (const { x } of MERIDIANS) if (x > FRAME.left && x < FRAME.right) ticks += `M${x} 12V34M${x} ${SHEET.height - 12}v-22`;
  for (const { y } of PARALLELS) ticks += `M12 ${y}H34M${SHEET.width - 12} ${y}h-22`;
  const corners = [24, SHEET.width - 24].flatMap((x) => [24, SHEET.height - 24].map((y): Point => [x, y]));
  return [
    ["frame", `${rectangle(5)}M34 34V${FRAME.bottom}H${FRAME.right}V34Z`],
    ["dark", bars],
    ["bold", rectangle(7)],
    ["ink", rectangle(11) + rectangle(outer) + rectangle(inner) + ticks],
    ["bold", rectangle(33)],
    ...corners.flatMap(([x, y]): Mark[] => [
      ["wall", `M${x - 12} ${y - 12}h24v24h-24z`],
      ["ink", rosette(x, y, 10)],
      ["gold", ring(x, y, 2.4)],
    ]),
  ];
}

function rosette(x: number, y: number, r: number): string {
  let path = ring(x, y, r);
  for (let i = 0; i < 8; i++) {
    const [a, b] = [(i * Math.PI) / 4, Math.PI / 8];
    const side = (turn: number): Point => [x + Math.cos(a + turn) * r * 0.62, y + Math.sin(a + turn) * r * 0.62];
    path += `M${at([x, y])}Q${at(side(-b))} ${at([x + Math.cos(a) * r, y + Math.sin(a) * r])}Q${at(side(b))} ${at([x, y])}`;
  }
  return path;
}

/** The compass rose: sixteen points, each light on one side and dark on the other, and a lily for the north. */
export function compassMarks(x: number, y: number, r: number): Mark[] {
  const polar = (angle: number, d: number): Point => [x + Math.sin(angle) * d, y - Math.cos(angle) * d];
  const marks: Mark[] = [
    ["disc", ring(x, y, r * 0.8)],
    ["ink", ring(x, y, r * 0.8) + ring(x, y, r * 0.74) + ring(x, y, r * 0.5) + ring(x, y, r * 0.47)],
    ["fine", Array.from({ length: 64 }, (_, i) => `M${at(polar((i * Math.PI) / 32, r * 0.74))}L${at(polar((i * Math.PI) / 32, r * (i % 2 ? 0.77 : 0.8)))}`).join("")],
  ];
  const points = (count: number, turn: number, long: number, waist: number) => {
    let light = "";
    let dark = "";
    for (let i = 0; i < count; i++) {
      const a = (i * 2 * Math.PI) / count + turn;
      const half = Math.PI / count;
      light += trace([[x, y], polar(a - half, waist), polar(a, long)], true);
      dark += trace([[x, y], polar(a + half, waist), polar(a, long)], true);
    }
    marks.push(["wall", light], ["point", dark]);
  };
  points(8, Math.PI / 8, r * 0.5, r * 0.1);
  points(4, Math.PI / 4, r * 0.74, r * 0.15);
  points(4, 0, r * 0.95, r * 0.17);
  marks.push(["gold", ring(x, y, r * 0.09)]);
  // The lily
  const n = y - r * 0.95;
  marks.push([
    "gold",
    `M${x} ${n - r * 0.34}q${r * 0.14} ${r * 0.14} 0 ${r * 0.3}q${-r * 0.14} ${-r * 0.16} 0 ${-r * 0.3}zM${x} ${n - r * 0.02}q${r * 0.04} ${-r * 0.2} ${r * 0.16} ${-r * 0.16}q${r * 0.06} ${r * 0.08} ${-r * 0.02} ${r * 0.1}q${-r * 0.04} 0 ${-r * 0.14} ${r * 0.06}zM${x} ${n - r * 0.02}q${-r * 0.04} ${-r * 0.2} ${-r * 0.16} ${-r * 0.16}q${-r * 0.06} ${r * 0.08} ${r * 0.02} ${r * 0.1}q${r * 0.04} 0 ${r * 0.14} ${r * 0.06}z`,
  ]);
  return marks;
}

/** The scale of German miles: a double bar in black and white. */
export function scaleMarks(x: number, y: number, unit: number, units: number): Mark[] {
  let bars = "";
  let ticks = "";
  for (let i = 0; i < units; i++) bars += `M${x + i * unit} ${y + (i % 2 ? 2.6 : 0)}h${unit}v2.6h${-unit}z`;
  for (let i = 0; i <= units; i++) ticks += `M${x + i * unit} ${y - (i % 5 ? 2 : 4)}V${y + 5.2}`;
  return [
    ["wall", `M${x - 2} ${y - 1.4}h${unit * units + 4}v8h${-unit * units - 4}z`],
    ["dark", bars],
    ["ink", `M${x} ${y}h${unit * units}v5.2h${-unit * units}z${ticks}`],
  ];
}

/** A tapering scroll that rolls up at its ends, the rococo's letter. `start` and `end` are turns: positive to the right. */
export function scroll(course: Line, width: number, start: number, end: number): Mark[] {
  const spiral = (tip: Point, from: Point, turns: number): Point[] => {
    if (!turns) return [];
    const heading = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
    const side = Math.sign(turns);
    const radius = width * 1.25;
    const centre: Point = [tip[0] + Math.cos(heading + (side * Math.PI) / 2) * radius, tip[1] + Math.sin(heading + (side * Math.PI) / 2) * radius];
    const steps = Math.round(Math.abs(turns) * 16);
    return Array.from({ length: steps }, (_, i): Point => {
      const a = heading - (side * Math.PI) / 2 + side * ((i + 1) / 16) * 2 * Math.PI;
      const d = radius * (1 - ((i + 1) / steps) * 0.86);
      return [centre[0] + Math.cos(a) * d, centre[1] + Math.sin(a) * d];
    });
  };
  const middle = smooth(course, 3);
  const tail = middle.length - 1;
  const head = spiral(middle[0] ?? [0, 0], middle[1] ?? [0, 0], start).reverse();
  const foot = spiral(middle[tail] ?? [0, 0], middle[tail - 1] ?? [0, 0], end);
  const line = [...head, ...middle, ...foot];
  const half = (way: number) => (width / 2) * (0.18 + 0.82 * Math.sin(Math.PI * Math.min(0.92, Math.max(0.08, way))));
  const [left, right] = [beside(line, half), beside(line, (way) => -half(way))];
  const body = [...left, ...[...right].reverse()];
  return [
    ["scroll", trace(body, true)],
    ["fine", hatch([...line, ...[...right].reverse()], 35, 1.5, 6)],
  ];
}

/** An acanthus leaf along a line. */
export function acanthus(from: Point, to: Point, bow: number, width: number): Mark[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const rib = smooth([from, [from[0] + dx * 0.5 + dy * bow, from[1] + dy * 0.5 - dx * bow], to], 2);
  const lobes = (side: number) =>
    beside(rib, (way) => side * width * Math.sin(Math.PI * Math.min(1, way * 0.96 + 0.04)) * (0.62 + 0.38 * Math.abs(Math.sin(way * Math.PI * 4))));
  const [left, right] = [lobes(1), lobes(-1)];
  let veins = trace(rib);
  for (let i = 1; i < 7; i++) {
    const foot = pointAt(rib, i / 8);
    for (const edge of [left, right]) {
      const tip = edge[Math.min(edge.length - 1, Math.round((edge.length * (i + 0.9)) / 8))] ?? foot;
      veins += `M${at(foot)}L${at([foot[0] + (tip[0] - foot[0]) * 0.75, foot[1] + (tip[1] - foot[1]) * 0.75])}`;
    }
  }
  return [
    ["leaf", trace([...left, ...[...right].reverse()], true)],
    ["fine", veins],
  ];
}

/** The post horn: a coiled tube from the mouthpiece to the bell, about 100 wide, centred on 0 0. */
export function hornMarks(): Mark[] {
  const coil: Point[] = [];
  for (let i = 0; i <= 44; i++) {
    const a = -Math.PI / 2 + (i / 44) * 2 * Math.PI;
    const r = 23 - i * 0.11;
    coil.push([Math.cos(a) * r - 2, Math.sin(a) * r + 8]);
  }
  const line = [...smooth(flat(-46, -24, -30, -19, -14, -15.6), 2), ...coil, ...smooth(flat(4, -11.5, 18, -13.5, 32, -19, 46, -27), 2)];
  const half = (i: number) => {
    const way = i / (line.length - 1);
    return 1.5 + 2.1 * way + (way > 0.82 ? 70 * (way - 0.82) ** 1.72 * 4.2 : 0);
  };
  const side = (sign: number) => beside(line, (way) => sign * half(way * (line.length - 1)));
  const [left, right] = [side(1), side(-1)];
  const part = (from: number, to: number): Mark[] => {
    const shape = [...left.slice(from, to), ...right.slice(from, to).reverse()];
    const under = [...line.slice(from, to), ...right.slice(from, to).reverse()];
    return [
      ["brass", trace(shape, true)],
      ["fine", hatch(under, 52, 1.6, 4, 0.7)],
    ];
  };
  const end = line.length;
  const mouth = end - 1;
  const [tip, brim]: [Point, Point] = [left[mouth] ?? [0, 0], right[mouth] ?? [0, 0]];
  const cord = smooth(flat(-30, -19, -34, -2, -26, 16, -22, 30, -27, 42), 2);
  return [
    ["cord", trace(cord) + trace(smooth(flat(22, -14, 27, 4, 20, 20, 22, 34), 2))],
    ["tassel", tassel(-27, 42) + tassel(22, 34)],
    ...part(0, 26),
    ...part(24, 44),
    ...part(42, end),
    ["brass", trace([...smooth([tip, [(tip[0] + brim[0]) / 2 + 3.4, (tip[1] + brim[1]) / 2 - 1.6], brim], 1.5), ...smooth([brim, [(tip[0] + brim[0]) / 2 - 2.2, (tip[1] + brim[1]) / 2 + 1], tip], 1.5)], true)],
    ["brass", trace(oval(-46.5, -24.2, 1.6, 3.4, 0, 360, 14), true)],
    ["ink", "M-38 -24.5l2.4 4.6M-15 -18.4l1 5.4M14 -17.4l1.6 6.6"],
  ];
}

function tassel(x: number, y: number): string {
  return `M${x - 2.4} ${y}q2.4 -3.4 4.8 0l1.6 9q-4 2.4 -8 0z`;
}
