// What a choice would bring, in words: the sentences of hints.ftl, as far as they say what is won.
import type { Closing, Outcome, Tile } from "../server/messages";
import { stackName } from "./narration";
import { enumerate, t } from "./texts.svelte";

/** What a choice brings in offices, tiles, carriages and points; null where that is nothing. */
export function foretell(outcome: Outcome): string | null {
  const { closing } = outcome;
  const sentences = closing ? [closingParts(closing), drivesParts(closing)] : [gainParts(outcome)];
  const told = sentences.filter((parts) => parts.length).map((parts) => t("hint-sentence", { text: inRow(parts) }));
  return told.length ? told.join(" ") : null;
}

function inRow(parts: readonly string[]): string {
  return parts.reduce((before, after) => t("hint-row", { before, after }));
}

function gainParts({ offices, carriage, tiles, points, brings_end: bringsEnd }: Outcome): string[] {
  const parts: string[] = [];
  if (offices.length) parts.push(t("hint-offices", { count: offices.length, cities: enumerate(offices) }));
  parts.push(...wins(carriage, tiles));
  if (points) parts.push(t("hint-points", { points }));
  if (bringsEnd) parts.push(t("hint-brings-end"));
  return parts;
}

function closingParts(closing: Closing): string[] {
  const { best, points, carriage, tiles } = closing;
  const parts = [officesOf(closing), ...wins(carriage, tiles)];
  const couldBeMore = best !== null && best.points > points;
  if (points) parts.push(t(couldBeMore ? "hint-points-least" : "hint-points", { points }));
  if (best !== null && couldBeMore) {
    const cities = enumerate(best.offices.filter((city) => !closing.offices.includes(city)));
    parts.push(t("hint-best", { cities, points: best.points }));
  }
  if (closing.brings_end) parts.push(t("hint-brings-end"));
  if (closing.cartwright) parts.push(t("hint-could-cartwright", { number: closing.cartwright.carriage }));
  return parts;
}

function officesOf({ offices, choice, choose }: Closing): string {
  const count = offices.length;
  const cities = enumerate(offices);
  if (!choose) return count ? t("hint-offices", { count, cities }) : t("hint-offices-none");
  const values = { count, cities, choice: choose === 1 ? either(choice) : enumerate(choice) };
  return choose === choice.length ? t("hint-offices-may", values) : t("hint-offices-some", { ...values, choose });
}

function either(cities: readonly string[]): string {
  const last = cities.at(-1) ?? "";
  if (cities.length < 2) return last;
  const before = cities.slice(0, -1).reduce((row, city) => t("list-comma", { before: row, after: city }));
  return t("hint-or", { before, after: last });
}

function wins(carriage: number | null, tiles: readonly Tile[]): string[] {
  const gains = tiles.map(({ stack, value }) => t("gain-tile", { stack: stackName(stack), stack_id: stack, value }));
  if (carriage !== null) gains.unshift(t("gain-carriage", { number: carriage }));
  return gains.length ? [t("hint-wins", { gains: enumerate(gains) })] : [];
}

function drivesParts({ drives, free_drives: free }: Closing): string[] {
  const moves = Object.entries(drives).map(([coach, steps]) => t("hint-drives-of", { coach, steps }));
  if (free) moves.push(t("hint-drives-free", { steps: free }));
  return moves.length ? [t("hint-drives", { coaches: enumerate(moves) })] : [];
}
