// Who sits around the table, in the reader's words. A seat that nobody has named is called what it is, "postmaster-3" or
// "person-5": a bot's level and a portrait. src/posthorn/locale/people.py does the same in Python.
import { PORTRAITS } from "../generated/data";
import { hasMessage, t } from "./texts.svelte";

const UNNAMED = /^([a-z]+)-([1-9])$/;

interface Sitting {
  name: string;
  seat: number;
  portrait: number; // 0 where none is known
}

function read(name: string): { level: string | null; portrait: number } | null {
  const [, kind = "", number = ""] = UNNAMED.exec(name) ?? [];
  const isKnown = Number(number) <= PORTRAITS && (kind === "person" || hasMessage(`player-${kind}`));
  return isKnown ? { level: kind === "person" ? null : kind, portrait: Number(number) } : null;
}

/** Whether nobody gave this name. */
export function isUnnamed(name: string): boolean {
  return read(name) !== null;
}

/** A name as it is told: one that nobody gave is that of the portrait. */
export function called(name: string): string {
  const unnamed = read(name);
  return unnamed ? t(`person-${unnamed.portrait}`) : name;
}

/** The portrait of a seat; in games that know none, one by its number. */
export function portraitOf({ name, seat, portrait }: Sitting): number {
  return portrait || (read(name)?.portrait ?? (seat % PORTRAITS) + 1);
}

/** A bot's level as it is told. */
export function levelName(level: string): string {
  return hasMessage(`player-${level}`) ? t(`player-${level}`) : level;
}

/** The level of a bot that nobody named, as a record tells it. */
export function levelIn(name: string): string | null {
  return read(name)?.level ?? null;
}
