// What a choice would bring, as it is shown before it is made.
import type { City, Outcome, Placing, Tile } from "../../generated/api";

export interface Preview {
  offices: readonly City[]; // certainly
  maybe: readonly City[]; // as one chooses further
  count: number; // of offices in all
  tiles: readonly Tile[];
  maybeTiles: readonly Tile[];
  carriage: number | null;
  helped: number | null; // the carriage that the cartwright could add
  chips: number;
  points: number; // at least
  most: number;
  drives: Readonly<Record<string, number>>; // coaches that would move, and how far
  freeDrives: number;
  route: readonly City[] | null; // as it would be
}

/** How a route is closed: where its offices go, if there is a choice, and whether the cartwright helps. */
export interface ChosenClosing {
  way: Placing | undefined;
  cartwright: boolean;
}

/** The pieces a choice brings. What belongs to a closing counts until all of it is won; how it is done may be chosen already. */
export function previewOf(outcome: Outcome, chosen?: ChosenClosing): Preview {
  const preview = previewOfAny(outcome);
  const { way } = chosen ?? {};
  const help = chosen?.cartwright ? outcome.closing?.cartwright : null;
  const placed = way
    ? { ...preview, offices: way.offices, tiles: way.tiles, points: way.points, maybe: [], maybeTiles: [], count: way.offices.length, most: way.points }
    : preview;
  if (!help) return chosen ? { ...placed, helped: null } : placed;
  const { carriage, tiles, points } = help;
  return { ...placed, carriage, helped: null, tiles: [...placed.tiles, ...tiles], points: placed.points + points, most: placed.most + points };
}

function previewOfAny(outcome: Outcome): Preview {
  const { closing, route } = outcome;
  if (!closing) {
    const { offices, tiles, carriage, chips, points } = outcome;
    return {
      offices, tiles, carriage, chips, points,
      maybe: [], count: offices.length, maybeTiles: [], helped: null, most: points, drives: {}, freeDrives: 0,
      route: route?.cities ?? null,
    };
  }
  const { offices, choice, choose, tiles, best } = closing;
  return {
    offices,
    maybe: choice,
    count: offices.length + choose,
    tiles,
    maybeTiles: best?.tiles.filter((tile) => !has(tiles, tile)) ?? [],
    carriage: closing.carriage,
    helped: closing.cartwright?.carriage ?? null,
    chips: outcome.chips,
    points: closing.points,
    most: Math.max(closing.points, best?.points ?? closing.points),
    drives: closing.drives,
    freeDrives: closing.free_drives,
    route: null,
  };
}

/** What several choices would all bring, so that it does not tell them apart. */
export interface SharedGains {
  tiles: readonly Tile[];
  carriage: number | null;
}

export const NOTHING_SHARED: SharedGains = { tiles: [], carriage: null };

/** What all of several choices would certainly bring. */
export function sharedGains(previews: readonly Preview[]): SharedGains {
  const [first, ...rest] = previews;
  if (!first || !rest.length) return NOTHING_SHARED;
  return {
    tiles: first.tiles.filter((tile) => rest.every(({ tiles }) => has(tiles, tile))),
    carriage: rest.every(({ carriage }) => carriage === first.carriage) ? first.carriage : null,
  };
}

/** A choice without what the others would bring too. */
export function withoutShared(preview: Preview, { tiles, carriage }: SharedGains): Preview {
  return {
    ...preview,
    tiles: preview.tiles.filter((tile) => !has(tiles, tile)),
    carriage: preview.carriage === carriage ? null : preview.carriage,
  };
}

function has(tiles: readonly Tile[], { stack, value }: Tile): boolean {
  return tiles.some((tile) => tile.stack === stack && tile.value === value);
}

/** Whether there is anything to show of it. */
export function bringsSomething(preview: Preview): boolean {
  return preview.count + preview.tiles.length + preview.chips + preview.most > 0 || preview.carriage !== null;
}

/** A change of the score as one writes it: "+3", "+3–5". */
export function pointsText({ points, most }: Preview): string {
  const sign = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);
  return most > points ? `${sign(points)}–${most}` : sign(points);
}
