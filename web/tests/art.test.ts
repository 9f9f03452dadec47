// The drawing agrees with the board's data, and nothing on it stands in another's way.
import { describe, expect, test } from "vitest";
import { BORDERS, PROVINCE_SHAPES } from "../src/art/borders";
import { CARRIAGES } from "../src/art/carriages";
import { inside, lengthOf, type Line, type Mark } from "../src/art/engrave";
import { FIGURES } from "../src/art/figures";
import { nameBox } from "../src/art/italian-land";
import { HALL, PANEL, PLACES } from "../src/art/italy";
import { ARMS, LABELS, letterBoxes } from "../src/art/labels";
import { ribbonBox } from "../src/art/letters";
import { CITIES, CARRIAGE_WIDTHS, FRAME, PROVINCES, STACK_IDS, STACKS } from "../src/art/places";
import { cords, ROADS, roadBetween } from "../src/art/roads";
import { ROMAN_ROADS } from "../src/art/roman-roads";
import { SHEETS } from "../src/art/sheets";
import { townscape } from "../src/art/townscapes";
import * as board from "../src/generated/data";

const idOf = (things: readonly { id: string; name: string }[], name: string) => things.find((thing) => thing.name === name)?.id;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const overlaps = (boxes: readonly (readonly [string, Box])[]) =>
  boxes.flatMap(([name, box], i) => boxes.slice(i + 1).flatMap(([other, second]) => (overlap(box, second) ? [`${name} and ${other}`] : [])));

/** A town's ribbon and the row of four offices under it. */
const blocksOf = (large: boolean) =>
  CITIES.flatMap(({ id, name, at: [x, y] }): (readonly [string, Box])[] => {
    const { half, height } = ribbonBox(name, large);
    const wide = half + (large ? 0 : 8);
    return [
      [`ribbon ${id}`, [x - wide, y + 2, x + wide, y + 2 + height]],
      [`offices ${id}`, [x - (large ? 47 : 34), y + 2.1 + height, x + (large ? 47 : 34), y + (large ? 48 : 35)]],
    ];
  });
const blocks = blocksOf(false);
const tiles = STACK_IDS.map((id): readonly [string, Box] => {
  const [x, y] = STACKS[id];
  return [`stack ${id}`, [x - 22, y - 22, x + 24, y + 26]];
});

describe("the board", () => {
  test("draws every road of the data once, from town to town", () => {
    const roads = board.ROADS.map((ends) => ends.map((name) => idOf(board.CITIES, name)).sort().join(" "));
    expect(roads).toHaveLength(45);
    expect(ROADS.map(({ from, to }) => [from, to].sort().join(" ")).sort()).toEqual(roads.sort());
    for (const { from, to, line } of ROADS) {
      expect(line[0]).toEqual(CITIES.find((city) => city.id === from)?.at);
      expect(line[line.length - 1]).toEqual(CITIES.find((city) => city.id === to)?.at);
      expect(roadBetween(to, from)).toEqual([...line].reverse());
    }
    expect(roadBetween("mannheim", "linz")).toBeUndefined();
  });

  test("leads no road through a town that is not on it", () => {
    const near = ROADS.flatMap(({ from, to, line }) =>
      CITIES.filter(({ id, at: [x, y] }) => id !== from && id !== to && line.some(([px, py]) => Math.abs(px - x) < 38 && py > y - 26 && py < y + 18)).map(
        ({ id }) => `${from}-${to} by ${id}`,
      ),
    );
    expect(near).toEqual([]);
  });

  test("places every city inside the frame and inside its own province only", () => {
    for (const { id, province, at: [x, y] } of CITIES) {
      expect(x, id).toBeGreaterThan(FRAME.left + 36);
      expect(x, id).toBeLessThan(FRAME.right - 36);
      expect(y, id).toBeGreaterThan(FRAME.top + 40);
      expect(y, id).toBeLessThan(FRAME.bottom - 34);
      expect(PROVINCES.filter((other) => inside([x, y], PROVINCE_SHAPES[other])), id).toEqual([province]);
    }
  });

  test("gives neighbouring provinces the same border, and each province its land", () => {
    const area = (line: Line) =>
      Math.abs(line.reduce((sum, [x, y], i) => sum + x * (line[(i + 1) % line.length]?.[1] ?? 0) - y * (line[(i + 1) % line.length]?.[0] ?? 0), 0)) / 2;
    for (const id of PROVINCES) expect(area(PROVINCE_SHAPES[id]), id).toBeGreaterThan(6000);
    // Of points strewn over the sheet none lies in two provinces.
    for (let x = FRAME.left + 3; x < FRAME.right; x += 11)
      for (let y = FRAME.top + 3; y < FRAME.bottom; y += 11)
        expect(PROVINCES.filter((id) => inside([x, y], PROVINCE_SHAPES[id])).length).toBeLessThan(2);
    for (const line of Object.values(BORDERS)) expect(lengthOf(line)).toBeGreaterThan(20);
  });

  test("lets no ribbon, office or stack cover another", () => {
    expect(overlaps([...blocks, ...tiles])).toEqual([]);
    for (const [name, [left, top, right, bottom]] of [...blocks, ...tiles]) {
      expect(left, name).toBeGreaterThan(FRAME.left);
      expect(top, name).toBeGreaterThan(FRAME.top);
      expect(right, name).toBeLessThan(FRAME.right);
      expect(bottom, name).toBeLessThanOrEqual(FRAME.bottom + 1);
    }
  });

  test("keeps the larger names and offices of a small screen apart, too", () => {
    expect(overlaps([...blocksOf(true), ...tiles])).toEqual([]);
  });

  test.each([false, true])("hides no letter of a province's name and no arms, with large names: %s", (large) => {
    const towns = CITIES.map(({ id, at: [x, y] }): readonly [string, Box] => [`town ${id}`, [x - 34, y - 30, x + 34, y]]);
    const covers = [...blocksOf(large), ...towns, ...tiles];
    const arms = PROVINCES.map((id): readonly [string, Box] => {
      const [x, y, width] = ARMS[id];
      return [`arms ${id}`, [x - width / 2 - 3, y - width / 2 - 3, x + width / 2 + 3, y + width * 0.65 + 3]];
    });
    const letters = LABELS.flatMap((label) => letterBoxes(label).map((box, i): readonly [string, Box] => [`${label.name} ${i}`, box]));
    const hidden = (under: readonly (readonly [string, Box])[], over: readonly (readonly [string, Box])[]) =>
      under.flatMap(([name, box]) => over.filter(([, other]) => overlap(box, other)).map(([other]) => `${name} under ${other}`));
    expect([...hidden(letters, [...covers, ...arms]), ...hidden(arms, covers)]).toEqual([]);
  });

  test("lays cords that share a road side by side, and a lone one in the middle", () => {
    const [alone] = cords([["ulm", "stuttgart"]]);
    const shared = cords([["ulm", "stuttgart"], ["stuttgart", "ulm"]]);
    expect(alone).toHaveLength(1);
    expect(new Set([alone?.[0], shared[0]?.[0], shared[1]?.[0]]).size).toBe(3);
  });
});

describe("the road to Rome", () => {
  test("has the roads of the data", () => {
    const roads = board.PLACES.flatMap(({ id, roads: next }) => next.map((name) => `${id} ${idOf(board.PLACES, name)}`));
    expect(ROMAN_ROADS.map(([from, to]) => `${from} ${to}`).sort()).toEqual(roads.sort());
  });

  test("leads south, and keeps names apart and on the sheet", () => {
    const at = new Map(PLACES.map((place) => [place.id, place.at]));
    for (const [from, to] of ROMAN_ROADS) expect(at.get(to)?.[1] ?? 0, `${from} to ${to}`).toBeGreaterThan(at.get(from)?.[1] ?? 0);
    expect(overlaps(PLACES.map((place) => [place.id, nameBox(place)] as const))).toEqual([]);
    for (const place of PLACES) {
      const [left, top, right, bottom] = nameBox(place);
      expect(left, place.id).toBeGreaterThan(PANEL.left);
      expect(right, place.id).toBeLessThan(PANEL.right);
      expect(top, place.id).toBeGreaterThan(PANEL.top);
      expect(bottom, place.id).toBeLessThan(HALL);
    }
  });
});

describe("the drawings", () => {
  const drawings: readonly (readonly [string, readonly Mark[]])[] = [
    ...CITIES.map(({ id }) => [id, townscape(id)] as const),
    ...Object.entries(FIGURES).map(([id, draw]) => [id, draw()] as const),
    ...Object.entries(CARRIAGES).map(([id, draw]) => [id, draw()] as const),
  ];
  test.each(drawings)("%s is made of whole paths", (_, marks) => {
    expect(marks.length).toBeGreaterThan(10);
    for (const [tone, path] of marks) {
      expect(tone).toMatch(/^[a-z-]+$/);
      expect(path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("lie on their sheets as whole markup under the names they are asked for by", () => {
    const names = Object.entries(SHEETS).flatMap(([sheet, draw]) =>
      Object.entries(draw()).map(([name, text]) => {
        expect(new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, "image/svg+xml").querySelector("parsererror"), name).toBeNull();
        expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
        return `${sheet} ${name}`;
      }),
    );
    expect(names.sort()).toEqual(
      [
        "map land", "map title", "rome land", "rome places", "pieces horn", "pieces wheels", "towns sky", "towns back",
        ...CITIES.flatMap(({ id }) => [`towns ${id}`, `towns place-${id}`]),
        ...board.OFFICIALS.flatMap((official) => [`figures ${official}`, `pieces tool-${official}`]),
        ...Object.keys(CARRIAGE_WIDTHS).map((value) => `figures carriage-${value}`),
        ...Array.from({ length: board.PORTRAITS }, (_, at) => `figures portrait-${at + 1}`),
        ...[1, 2, 3, 4, 5].map((rank) => `pieces rank-${rank}`),
      ].sort(),
    );
  });
});
