// The engraver's tools: points, lines, curves and hatching, all as plain path texts for SVG.

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** A tone of the drawing (a class of art.css) and the path drawn in it. */
export type Mark = readonly [tone: string, path: string];

/** Numbers between 0 and 1 that are the same every time: the drawing must not change between two visits. */
export function dice(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number) => Math.round(value * 10) / 10;

export const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Straight strokes from point to point. */
export function trace(points: Line, closed = false): string {
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** A polygon from a flat list of coordinates. */
export function flat(...numbers: number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
}

const get = (points: Line, i: number): Point => points[i] ?? [0, 0];

/** The points of a smooth curve through the given ones, about `step` apart. */
export function smooth(points: Line, step = 6, closed = false): Point[] {
  const count = points.length;
  const near = (i: number) => (closed ? get(points, (i + count) % count) : get(points, Math.max(0, Math.min(count - 1, i))));
  const out: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const parts = Math.max(1, Math.round(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / step));
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  if (!closed) out.push(get(points, count - 1));
  return out;
}

/** The same line, drawn by a less steady hand: every point but the two ends is moved sideways a little. */
export function unsteady(line: Line, amount: number, seed: number): Point[] {
  const roll = dice(seed);
  let drift = 0;
  return line.map((point, i) => {
    if (i === 0 || i === line.length - 1) return point;
    drift = drift * 0.55 + (roll() - 0.5) * amount * 2;
    const ends = Math.min(1, i / 3, (line.length - 1 - i) / 3);
    const [nx, ny] = normal(line, i);
    return [point[0] + nx * drift * ends, point[1] + ny * drift * ends];
  });
}

/** The direction to the left of a line at its i-th point. */
export function normal(line: Line, i: number): Point {
  const a = get(line, Math.max(0, i - 1));
  const b = get(line, Math.min(line.length - 1, i + 1));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
}

/** A line beside another, at a distance that may change on the way (from 0 at its start to 1 at its end). */
export function beside(line: Line, distance: number | ((way: number) => number)): Point[] {
  return line.map((point, i) => {
    const d = typeof distance === "number" ? distance : distance(i / Math.max(1, line.length - 1));
    const [nx, ny] = normal(line, i);
    return [point[0] + nx * d, point[1] + ny * d];
  });
}

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += apart(get(line, i - 1), get(line, i));
  return sum;
}

/** The point of a line at a part of its length, from 0 to 1. */
export function pointAt(line: Line, part: number): Point {
  let rest = lengthOf(line) * part;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [get(line, i - 1), get(line, i)];
    const d = apart(a, b);
    if (rest <= d && d > 0) return [a[0] + ((b[0] - a[0]) * rest) / d, a[1] + ((b[1] - a[1]) * rest) / d];
    rest -= d;
  }
  return get(line, line.length - 1);
}

// Math.sqrt, because Math.hypot is many times slower and this is asked very often.
export const apart = (a: Point, b: Point) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export function inside([x, y]: Point, polygon: Line): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[ax, ay], [bx, by]] = [get(polygon, i), get(polygon, j)];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Where two strokes cross, if they do. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const det = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (det === 0) return undefined;
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / det;
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / det;
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined;
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** Parallel strokes at an angle (degrees) that fill a polygon, as an engraver shades a surface. */
export function hatch(polygon: Line, angle: number, gap: number, seed = 1, thin = 1): string {
  const roll = dice(seed);
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // The polygon is turned so that the strokes are level. (Plain numbers: the sheet has tens of thousands of strokes.)
  const xs = polygon.map(([x, y]) => x * c + y * s);
  const ys = polygon.map(([x, y]) => y * c - x * s);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  let path = "";
  for (let y = top + gap * 0.5; y < foot; y += gap * (0.85 + roll() * 0.3)) {
    const hits: number[] = [];
    for (let i = 0, j = ys.length - 1; i < ys.length; j = i++) {
      const [ay = 0, by = 0, ax = 0, bx = 0] = [ys[i], ys[j], xs[i], xs[j]];
      if (ay > y !== by > y) hits.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
    }
    hits.sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [from = 0, to = 0] = [hits[i], hits[i + 1]];
      // Strokes of unequal length keep the shade's edge alive.
      const long = (to - from) * (thin === 1 ? 1 : thin + roll() * (1 - thin));
      if (long > 0.4) path += `M${short(from * c - y * s)} ${short(from * s + y * c)}l${short(long * c)} ${short(long * s)}`;
    }
  }
  return path;
}

/** The outline of an ellipse, or of a part of it between two angles (degrees, clockwise from the right). */
export function oval(cx: number, cy: number, rx: number, ry = rx, from = 0, to = 360, parts = 24): Point[] {
  const whole = to - from >= 360;
  return Array.from({ length: whole ? parts : parts + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / parts) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** The path of a full circle. */
export function ring(cx: number, cy: number, r: number): string {
  return `M${at([cx - r, cy])}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
}
