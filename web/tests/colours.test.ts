// Every colour is one of the palette, and each of those that mean something marks nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const PALETTES = ["theme.css", join("art", "palette.css")];
const files = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((name) => /\.(css|svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), "utf8").replace(/\/\*.*?\*\//gs, "") }));
const palettes = files.filter(({ name }) => PALETTES.includes(name));
const others = files.filter(({ name }) => !PALETTES.includes(name));

// By colour, what it marks: parts of selectors that say so. What each means stands in theme.css.
const CAN_DO = /\.(active|allowed|ends|glow|halo|heart|lays|playable|road|target)\b|^\.over$/;
const MEANINGS: Record<string, RegExp> = {
  glow: CAN_DO,
  "glow-soft": CAN_DO,
  "art-glow": CAN_DO,
  alert: /\.(anew|away|give-up|loss|near|problem|quiet-loss)\b/,
  "art-alert": /\.(anew|break|broken)\b/,
  primary: /\.primary\b|\.unread|input|aria-(expanded|selected)/,
  "primary-edge": /\.primary\b|:checked/,
  mark: /\.(alone|current)|:focus|:hover|^mark$/,
  good: /\.good/,
  advice: /\.(bar|guided|light|ring|seals?)\b/,
  value: /\.gains?\b|^from$/,
  "art-value": /\.(art-number|seal)\b/,
};

interface Rule {
  where: string;
  selector: string;
  body: string;
}

/** The rules of a file's style sheet; of rules in others the inner ones. */
function rulesOf({ name, text }: { name: string; text: string }): Rule[] {
  const style = name.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
  return [...style.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({ where: name, selector: selector.trim(), body }));
}

/** Hue in degrees and saturation from 0 to 1. */
function hueOf(hex: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least || 1;
  const sector = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (sector * 60 + 360) % 360, saturation: (most - least) / (1 - Math.abs(most + least - 1) || 1) };
}

test("colours stand in the palette alone, and what is used stands there", () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|ok(?:lch|lab))\(|:\s*(?:white|black|red|orange|green|blue|yellow|gold|gr[ae]y)\b/i;
  const strays = others.flatMap(rulesOf).filter(({ body }) => literal.test(body));
  expect(strays).toEqual([]);
  const inDrawings = others.filter(({ text }) => /(?:fill|stroke|stop-color|fillStyle)\s*=\s*["'`]#/.test(text));
  expect(inDrawings.map(({ name }) => name)).toEqual([]);
  const declared = new Set(files.flatMap(({ text }) => [...text.matchAll(/--([\w-]+)(?==|:\s|\s*=)/g)].map((found) => found[1])));
  const used = new Set(files.flatMap(({ text }) => [...text.matchAll(/var\(--([\w-]+)/g)].map((found) => found[1])));
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});

test("every colour of the palette is used", () => {
  const colours = palettes.flatMap(({ text }) => [...text.matchAll(/--([\w-]+):\s*(?:#|rgb)/g)].map((found) => found[1] ?? ""));
  const unused = colours.filter((name) => !files.some(({ text }) => text.includes(`var(--${name}`) || text.includes(`("--${name}")`)));
  expect(unused).toEqual([]);
});

test.each(Object.keys(MEANINGS))("--%s marks what it means, and nothing else", (colour) => {
  const marked = others.flatMap(rulesOf).filter(({ body }) => body.includes(`var(--${colour})`));
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.filter(({ selector }) => !MEANINGS[colour]?.test(selector))).toEqual([]);
});

test("red is the red player's alone", () => {
  const reds = palettes.flatMap(({ text }) => [...text.matchAll(/--([\w-]+):\s*(#[\da-f]{6})/g)])
    .filter(([, , hex = ""]) => {
      const { hue, saturation } = hueOf(hex);
      return saturation >= 0.4 && (hue < 12 || hue > 348);
    })
    .map((found) => found[1]);
  expect([...new Set(reds)].sort()).toEqual(["red", "red-dark"]);
  expect(files.flatMap(rulesOf).filter(({ body }) => /var\(--red\b/.test(body)).map(({ selector }) => selector)).toEqual([".art-seat-0"]);
});
