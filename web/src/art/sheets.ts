// All drawings that never change, by the sheet they come on. The build makes each sheet a file (drawing-files.ts); no script of
// the page imports this.
import { RANKS } from "./clergy";
import { cardDrawings } from "./cards";
import { CARRIAGES, wheel } from "./carriages";
import type { Mark } from "./engrave";
import { FIGURES, TOOLS } from "./figures";
import { mapDrawings } from "./ground";
import { markup } from "./markup";
import { hornMarks } from "./ornament";
import { CITIES } from "./places";
import { PORTRAITS } from "./portraits";
import { romanDrawings } from "./roman-ground";
import { townscape } from "./townscapes";

type Drawings = Readonly<Record<string, string>>;

const named = (prefix: string, draws: Readonly<Record<string, () => readonly Mark[]>>): Drawings =>
  Object.fromEntries(Object.entries(draws).map(([name, draw]) => [prefix + name, markup(draw())]));

function pieces(): Drawings {
  return {
    horn: markup(hornMarks()),
    wheels: markup([...wheel(15, 43, 8.6, 8), ...wheel(46, 44, 7.4, 8)]),
    ...named("tool-", TOOLS),
    ...Object.fromEntries(Object.entries(RANKS).map(([rank, marks]) => [`rank-${rank}`, markup(marks)])),
  };
}

export const SHEETS: Readonly<Record<string, () => Drawings>> = {
  pieces,
  figures: () => ({ ...named("", FIGURES), ...named("carriage-", CARRIAGES), ...named("portrait-", PORTRAITS) }),
  towns: () => ({ ...cardDrawings(), ...Object.fromEntries(CITIES.map(({ id }) => [id, markup(townscape(id))])) }),
  map: mapDrawings,
  rome: romanDrawings,
};
