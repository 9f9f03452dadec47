// Drawings as texts, for those that are made when the client is built.
import type { Mark } from "./engrave";

/** Marks in their tones. */
export const markup = (marks: readonly Mark[]): string => marks.map(([tone, path]) => `<path class="art-${tone}" d="${path}"/>`).join("");

/** Something moved, and scaled if wished. */
export const moved = (content: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${content}</g>`;

/** A word set along a line; the id must be unique on the page. */
export const along = (id: string, path: string, word: string, attributes: string): string =>
  `<path id="${id}" d="${path}" fill="none"/><text ${attributes}><textPath href="#${id}" startOffset="50%">${word}</textPath></text>`;

/** Old paper: darker towards its edges, which the light, from a point inside, does not reach. */
export const paper = (id: string, width: number, height: number, light: readonly [cx: number, cy: number]): string => `
  <defs><radialGradient id="${id}" cx="${light[0]}" cy="${light[1]}" r="0.75">
    <stop class="art-lit" offset="0"/><stop class="art-lit" offset="0.55" stop-opacity="0.5"/><stop class="art-burnt" offset="1"/>
  </radialGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#${id})"/>`;

/** Roads: a light bed between dark edges, with the tracks of wheels. */
export const roadway = (path: string, width: number, edges: number): string => `
  <path class="art-road casing" stroke-width="${edges}" d="${path}"/>
  <path class="art-road" stroke-width="${width}" d="${path}"/>
  <path class="art-road track" stroke-width="0.7" d="${path}"/>`;
