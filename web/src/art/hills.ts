// Mountains, hills and trees as the old maps draw them, and how they are strewn over the land.
import { at, dice, flat, hatch, oval, smooth, trace, unsteady, type Line, type Mark, type Point } from "./engrave";
/** A high mountain: a broken ridge, light on its left, hatched on its right. */
export function peak(x: number, y: number, w: number, h: number, seed: number): Mark[] {
  const roll = dice(seed);
  const r = (spread: number) => (roll() - 0.5) * spread;
  const top: Point = [x + r(w * 0.16), y - h];
  const left = flat(x - w / 2, y, x - w * 0.36 + r(w * 0.05), y - h * 0.28, x - w * 0.2 + r(w * 0.06), y - h * (0.5 + roll() * 0.12), x - w * 0.11, y - h * 0.74);
  const right = flat(x + w * 0.12 + r(w * 0.05), y - h * 0.76, x + w * 0.22 + r(w * 0.06), y - h * (0.46 + roll() * 0.16), x + w * 0.38, y - h * 0.24, x + w / 2, y);
  const spur = [top, ...flat(x + w * 0.05 + r(w * 0.08), y - h * 0.72, x - w * 0.05 + r(w * 0.06), y - h * 0.46, x + w * 0.05 + r(w * 0.08), y - h * 0.24, x - w * 0.02, y - h * 0.04)];
  const outline = unsteady([...left, top, ...right], w * 0.012, seed);
  const shaded = [...spur, ...[...right].reverse()];
  const gully = flat(x - w * 0.2, y - h * 0.46, x - w * 0.12, y - h * 0.3, x - w * 0.17, y - h * 0.1, x - w * 0.24, y - h * 0.14);
  const strokes = hatch(shaded, 58, Math.max(1.3, w * 0.055), seed, 0.55) + hatch(gully, 66, 1.3, seed + 1, 0.4);
  return [
    ["peak", trace(outline)],
    ["shade", trace(shaded, true)],
    ["fine", strokes + trace(spur)],
  ];
}

/** A round hill, as the old maps heap them up. */
export function hill(x: number, y: number, w: number, h: number, seed: number): Mark[] {
  const roll = dice(seed);
  const lean = (roll() - 0.4) * w * 0.2;
  const outline = smooth(flat(x - w / 2, y, x - w * 0.3, y - h * 0.55, x + lean, y - h, x + w * 0.32, y - h * 0.5, x + w / 2, y), 2);
  const shaded = outline.map(([px, py]): Point => [Math.max(px, x + lean * 0.6 + (y - py) * 0.12), py]);
  // One path: strokes have no area to fill.
  return [["hill", trace(outline) + hatch(shaded, 60, 1.4, seed, 0.4)]];
}

export interface Range {
  readonly line: Line;
  /** How far from the line it reaches, and how large its hills are. */
  readonly band: number;
  readonly size: readonly [number, number];
  readonly draw: typeof peak;
}

export const range = (draw: typeof peak, band: number, small: number, large: number, ...course: number[]): Range => ({
  line: smooth(flat(...course), 6),
  band,
  size: [small, large],
  draw,
});

export type Wood = readonly [x: number, y: number, spread: number, count: number];

/** Remembers which small squares of a sheet are touched by lines, to answer quickly whether a box is free. */
export function occupied(lines: readonly Line[]): (left: number, top: number, right: number, bottom: number) => boolean {
  const CELL = 3;
  const taken = new Set<number>();
  const key = (column: number, row: number) => column * 1000 + row;
  for (const line of lines) for (const [x, y] of line) taken.add(key(Math.floor(x / CELL), Math.floor(y / CELL)));
  return (left, top, right, bottom) => {
    for (let column = Math.floor(left / CELL); column <= right / CELL; column++)
      for (let row = Math.floor(top / CELL); row <= bottom / CELL; row++) if (taken.has(key(column, row))) return true;
    return false;
  };
}

const stamps = new Map<typeof peak, Map<string, readonly Mark[]>>();

/**
 * A hill of a kind at a place. Like an engraver with punches we cut only a few of each size, and stamp them: the drawing
 * at 0 0 is kept as relative strokes, so that only its beginning tells where it stands.
 */
function stamped(draw: typeof peak, x: number, y: number, w: number, h: number, variant: number): readonly Mark[] {
  const [width, height] = [Math.round(w / 2) * 2, Math.round(h / 2) * 2];
  const key = `${width} ${height} ${variant}`;
  const cut = stamps.get(draw) ?? new Map<string, readonly Mark[]>();
  stamps.set(draw, cut);
  const marks = cut.get(key) ?? draw(0, 0, width, height, variant * 13 + width).map(([tone, path]): Mark => [tone, relative(path)]);
  cut.set(key, marks);
  return marks.map(([tone, path]): Mark => [tone, `M${at([x, y])}${path}`]);
}

/** A path of M, L, l and Z in relative strokes from 0 0. */
function relative(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return path.replace(/([MLlZ])(?:(-?[\d.]+) (-?[\d.]+))?/g, (_, letter: string, a = "0", b = "0") => {
    if (letter === "Z") {
      [x, y] = [startX, startY];
      return "z";
    }
    const [dx, dy] = letter === "l" ? [Number(a), Number(b)] : [Number(a) - x, Number(b) - y];
    [x, y] = [x + dx, y + dy];
    if (letter === "M") [startX, startY] = [x, y];
    return `${letter.toLowerCase()}${tenth(dx)} ${tenth(dy)}`;
  });
}

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly marks: readonly Mark[];
}

/**
 * All the relief, from north to south so that the nearer stands before the farther. `blocked` tells where nothing of a
 * width and height may stand.
 */
export function strew(
  ranges: readonly Range[],
  woods: readonly Wood[],
  blocked: (x: number, y: number, w: number, h: number) => boolean,
): Mark[] {
  const roll = dice(77);
  const placed: Standing[] = [];
  // Neighbours are looked up by squares of 20, more than the farthest that could be too near.
  const squares = new Map<number, Standing[]>();
  const square = (x: number, y: number) => Math.floor(x / 20) * 1000 + Math.floor(y / 20);
  const place = (one: Standing) => {
    placed.push(one);
    const key = square(one.x, one.y);
    const others = squares.get(key);
    if (others) others.push(one);
    else squares.set(key, [one]);
  };
  const crowded = (x: number, y: number, w: number) => {
    for (const dx of [-20, 0, 20])
      for (const dy of [-20, 0, 20])
        for (const p of squares.get(square(x + dx, y + dy)) ?? [])
          if ((p.x - x) ** 2 + ((p.y - y) * 1.7) ** 2 < ((p.w + w) * 0.25) ** 2) return true;
    return false;
  };

  for (const { line, band, size, draw } of ranges) {
    const [xs, ys] = [line.map((p) => p[0]), line.map((p) => p[1])];
    // Rows from north to south, each hill a little out of line.
    for (let row = Math.min(...ys) - band; row < Math.max(...ys) + band; row += size[0] * 0.5)
      for (let column = Math.min(...xs) - band; column < Math.max(...xs) + band; column += size[0] * 0.72) {
        const [x, y] = [column + (roll() - 0.5) * size[0] * 0.6, row + (roll() - 0.5) * size[0] * 0.3];
        const w = size[0] + (size[1] - size[0]) * roll() ** 1.5;
        const h = w * (draw === peak ? 0.78 + roll() * 0.3 : 0.44 + roll() * 0.16);
        const near = (p: Point) => (p[0] - x) ** 2 + (p[1] - y + h / 3) ** 2 < band * band;
        if (!line.some(near) || blocked(x, y, w, h) || crowded(x, y, w)) continue;
        place({ x, y, w, h, marks: stamped(draw, x, y, w, h, placed.length % 4) });
      }
  }
  for (const [cx, cy, spread, count] of woods)
    for (let i = 0; i < count; i++) {
      const [x, y] = [cx + (roll() - 0.5) * 2 * spread, cy + (roll() - 0.5) * 1.4 * spread];
      if (!blocked(x, y, 6, 7) && !crowded(x, y, 7)) place({ x, y, w: 6, h: 7, marks: stamped(bush, x, y, 6, 6 + roll() * 3, i % 4) });
    }
  return merged(placed.sort((a, b) => a.y - b.y));
}

/** Marks of the same kind that do not touch are drawn as one path: the sheet has many hills, the page few elements. */
function merged(placed: readonly Standing[]): Mark[] {
  const layers: { standing: Standing[]; paths: string[][] }[] = [];
  const touches = (a: Standing, b: Standing) =>
    Math.abs(a.x - b.x) < (a.w + b.w) / 2 + 2 && a.y + 1 > b.y - b.h - 1 && b.y + 1 > a.y - a.h - 1;
  // They come from north to south: what lies far behind needs no look.
  const beneath = (standing: readonly Standing[], one: Standing) => {
    for (let i = standing.length - 1; i >= 0; i--) {
      const other = standing[i];
      if (!other || other.y < one.y - one.h - 4) return false;
      if (touches(one, other)) return true;
    }
    return false;
  };
  const kind = (one: Standing) => one.marks.map(([tone]) => tone).join();
  for (const one of placed) {
    // The lowest layer of its kind above everything it stands before.
    let at = layers.length;
    while (at > 0 && !beneath(layers[at - 1]?.standing ?? [], one)) at--;
    while (at < layers.length && kind(layers[at]?.standing[0] ?? one) !== kind(one)) at++;
    const layer = layers[at] ?? (layers[at] = { standing: [], paths: one.marks.map(() => []) });
    layer.standing.push(one);
    one.marks.forEach(([, path], i) => layer.paths[i]?.push(path));
  }
  return layers.flatMap(({ standing, paths }) => (standing[0]?.marks ?? []).map(([tone], i): Mark => [tone, paths[i]?.join("") ?? ""]));
}

/** A small tree of the map. */
function bush(x: number, y: number, w: number, h: number, seed: number): Mark[] {
  const roll = dice(seed);
  const r = w / 2;
  const leaves = oval(x, y - h * 0.64, r, h * 0.36, 0, 360, 10).map(([px, py]): Point => [px + (roll() - 0.5) * 0.7, py + (roll() - 0.5) * 0.7]);
  const shadow = trace(flat(x - 0.6, y, x + r * 1.7, y)) + trace(flat(x, y, x, y - h * 0.34));
  return [["leaf", trace(smooth(leaves, 1.4, true), true) + shadow + hatch(leaves.map(([px, py]): Point => [Math.max(px, x + r * 0.25), py]), 90, 0.9, seed, 0.7)]];
}
