// The sheet with the road to Rome, drawn when the client is built: the land, and on it the places and the audience hall.
import { gable, house, nave, tower } from "./buildings";
import { RANKS } from "./clergy";
import { ring, trace, type Mark } from "./engrave";
import { nameBox, NAME_SIZE, romanRelief, romanWater, SEA_NAMES, SHIP } from "./italian-land";
import { ROMAN_WAYS } from "./roman-roads";
import { HALL, NICHES, PANEL, PLACES } from "./italy";
import { along, markup, moved, paper, roadway } from "./markup";

const VILLAGES: readonly (readonly Mark[])[] = [
  [...tower(-2, 0, 6, 15, "spire", 10, "roof", 1), ...house(7, 0, 11, 6, 5, "roof", 2), ...gable(-9, 0, 8, 7, 5, 1)],
  [...house(-8, 0, 10, 6, 5, "roof", 2), ...tower(0, 0, 6, 17, "onion", 8, "copper", 1), ...gable(8, 0, 9, 7, 5, 1)],
  [...tower(6, 0, 6, 20, "pyramid", 4, "roof", 2), ...nave(-3, 0, 13, 8, 5, "roof", 3), ...gable(11, 0, 7, 6, 4, 1)],
];
const ROME: readonly Mark[] = [
  ...house(-24, 0, 16, 8, 3, "stone", 4), ...house(24, 0, 16, 8, 3, "stone", 4),
  ...tower(0, -8, 20, 12, "dome", 26, "slate", 0), ...tower(-14, -4, 7, 12, "dome", 8, "slate", 1), ...tower(14, -4, 7, 12, "dome", 8, "slate", 1),
  ...house(0, 0, 40, 11, 2, "stone", 9), ...gable(0, 0, 14, 10, 5, 1),
];

const places = () =>
  PLACES.map((place, i) => {
    const [left, top, right] = nameBox(place);
    const isRome = place.id === "rom";
    const drawing = moved(markup(isRome ? ROME : (VILLAGES[i % VILLAGES.length] ?? [])), place.at[0], place.at[1] + 2, 0.86);
    const x = isRome ? right + 12 : (left + right) / 2;
    return `${drawing}<text class="art-place${isRome ? " capital" : ""}" x="${x}" y="${top + NAME_SIZE * 0.77}" font-size="${isRome ? 22 : NAME_SIZE}">${place.name}</text>`;
  }).join("");

const hall = () => `
  <path class="art-hall" d="M24 ${HALL}H396V716H24Z"/>
  <path class="art-fine" d="M24 ${HALL + 4}H396M24 ${HALL + 6}H396M24 711H396"/>
  <path class="art-pillar" d="M20 ${HALL - 3}H400V${HALL + 3}H20Z"/>
  ${NICHES.map(
    ({ rank, x }) => `
      <path class="art-niche" d="M${x - 30} 709V${HALL + 40}A30 29 0 0 1 ${x + 30} ${HALL + 40}V709Z"/>
      <path class="art-fine" d="M${x - 26} 709V${HALL + 40}A26 25 0 0 1 ${x + 26} ${HALL + 40}V709"/>
      <path class="art-pillar" d="M${x + 32.4} 709V${HALL + 34}h9.2V709Z"/>
      ${moved(markup(RANKS[rank] ?? []), x, HALL + 36, 0.9)}
      <circle class="art-number" cx="${x}" cy="703" r="11"/>
      <text class="art-rank" x="${x}" y="708.8">${rank}</text>`,
  ).join("")}
  <path class="art-pillar" d="M25 709V${HALL + 34}h5.4V709Z"/>`;

const edge = (inset: number) => `M${inset} ${inset}H${PANEL.width - inset}V${PANEL.height - inset}H${inset}Z`;

const frame = (): Mark[] => [
  ["ink", edge(13) + edge(20)],
  ["bold", edge(8) + edge(23)],
  ["dark", [10.5, PANEL.width - 10.5].map((x) => [10.5, PANEL.height - 10.5].map((y) => ring(x, y, 4)).join("")).join("")],
];

/** The sheet's drawings: the land, and what stands on it; between them lies what marks a place. */
export function romanDrawings(): { readonly land: string; readonly places: string } {
  return {
    land: [
      paper("art-rome-light", PANEL.width, PANEL.height, [0.5, 0.4]),
      markup(romanWater()),
      markup(romanRelief()),
      roadway(ROMAN_WAYS.map((way) => trace(way.line)).join(""), 2.6, 4),
    ].join(""),
    places: [
      places(),
      moved(markup(SHIP), 74, 572),
      SEA_NAMES.map(({ name, path }, i) => along(`art-sea-${i}`, path, name, 'class="art-sea"')).join(""),
      hall(),
      markup(frame()),
    ].join(""),
  };
}
