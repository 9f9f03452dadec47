// What can be counted in the results of one's games. Each own seat of a game counts: several people may share a browser.
import type { Losses, Result, Sheet, Skill } from "../../state/results";
import { isUnnamed } from "../../text/people";

export const SKILLS = ["drawing", "laying", "closing", "rome"] as const satisfies readonly Skill[];
export const RECENT = 10; // games that are compared with all of them
const MOST_CITIES = 10;

/** A game as one of its own seats played it. */
export interface Entry {
  result: Result;
  seat: number;
  name: string;
  points: number;
  won: boolean;
  sheet: Sheet;
}

export interface Tally {
  games: number;
  wins: number;
  average: number;
  most: number;
}

/** The games, the newest first, as their own seats played them; only those of a kind. */
export function entriesOf(results: readonly Result[], practice: boolean): Entry[] {
  return results
    .filter((result) => result.practice === practice)
    .flatMap((result) =>
      Object.entries(result.own).map(([key, sheet]) => {
        const seat = Number(key);
        return { result, seat, sheet, name: result.names[seat] ?? "", points: result.scores[seat] ?? 0, won: result.ranking[0] === seat };
      }),
    );
}

export function tally(entries: readonly Entry[]): Tally {
  return {
    games: entries.length,
    wins: entries.filter(({ won }) => won).length,
    average: average(entries.map(({ points }) => points)),
    most: Math.max(...entries.map(({ points }) => points)),
  };
}

function average(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : 0;
}

/** Entries put together by what they have in common; one may be in several groups. */
function grouped<Key>(entries: readonly Entry[], keysOf: (entry: Entry) => Iterable<Key>): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) for (const key of keysOf(entry)) groups.set(key, [...(groups.get(key) ?? []), entry]);
  return groups;
}

export function bySeats(entries: readonly Entry[]): [number, Tally][] {
  const groups = grouped(entries, ({ result }) => [result.names.length]);
  return [...groups].sort(([one], [other]) => one - other).map(([seats, group]) => [seats, tally(group)]);
}

/** Whom one played against: a level of bots, or a person by name. Several bots of a level in a game are one opponent. */
export interface Opponent {
  level: string | null;
  name: string; // empty where the person gave none
}

export function byOpponents(entries: readonly Entry[]): [Opponent, Tally][] {
  const opponents = ({ result, seat }: Entry) =>
    new Set(result.names.flatMap((name, other) => (other === seat ? [] : [result.bots[other] ? `${result.bots[other]} ` : isUnnamed(name) ? "" : name])));
  return [...grouped(entries, opponents)]
    .map(([key, group]): [Opponent, Tally] => [key.endsWith(" ") ? { level: key.trim(), name: "" } : { level: null, name: key }, tally(group)])
    .sort(([, one], [, other]) => other.games - one.games);
}

/** The points on average by what they came from; what only a module brings counts in its games alone. */
export function sources(entries: readonly Entry[]): [string, number][] {
  const kinds = new Set(entries.flatMap(({ sheet }) => Object.keys(sheet.points)));
  const counted = (kind: string) => {
    const module = { clerics: "audience", chips: "honours" }[kind];
    return entries.filter(({ result }) => !module || result.modules.includes(module));
  };
  return [...kinds]
    .map((kind): [string, number] => [kind, average(counted(kind).map(({ sheet }) => sheet.points[kind] ?? 0))])
    .filter(([, points]) => points !== 0)
    .sort(([, one], [, other]) => other - one);
}

/** The cities in which one had an office most often, with the number of games. */
export function favouriteCities(entries: readonly Entry[]): [string, number][] {
  return [...grouped(entries, ({ sheet }) => sheet.offices)]
    .map(([city, group]): [string, number] => [city, group.length])
    .sort(([city, one], [other, more]) => more - one || city.localeCompare(other))
    .slice(0, MOST_CITIES);
}

/** What choices gave away in the games that were reviewed, the newest first. */
export function lossesOf(entries: readonly Entry[]): Losses[] {
  return entries.flatMap(({ result, seat }) => (result.losses?.[seat] ? [result.losses[seat]] : []));
}

/** On average by game: what choices about something gave away, or all of them. */
export function meanLoss(losses: readonly Losses[], skill: Skill | null): number {
  return average(losses.map((lost) => (skill ? (lost[skill] ?? 0) : SKILLS.reduce((sum, each) => sum + (lost[each] ?? 0), 0))));
}

const COLUMNS = ["date", "game", "kind", "players", "modules", "rounds", "seat", "name", "points", "place", "opponents", "offices"];

/** All games as a table for spreadsheets, a row for each own seat. */
export function toCsv(results: readonly Result[]): string {
  const entries = [...entriesOf(results, false), ...entriesOf(results, true)];
  const kinds = [...new Set(entries.flatMap(({ sheet }) => Object.keys(sheet.points)))].sort();
  const rows = entries.map(({ result, seat, sheet, name, points }) => [
    new Date(result.at).toISOString().slice(0, 10),
    result.id,
    result.practice ? "practice" : "game",
    result.names.length,
    result.modules.join(" "),
    result.rounds,
    seat,
    name,
    points,
    result.ranking.indexOf(seat) + 1,
    result.names.filter((_, other) => other !== seat).join("; "),
    sheet.offices.join("; "),
    ...kinds.map((kind) => sheet.points[kind] ?? 0),
  ]);
  return [[...COLUMNS, ...kinds.map((kind) => `points_${kind}`)], ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

/** A cell; a spreadsheet would compute what begins like a formula, and names may. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
