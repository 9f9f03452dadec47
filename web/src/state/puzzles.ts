// Which puzzle comes next, and what this browser remembers of those that were solved.
import type { PuzzleIndex, PuzzleInfo } from "../generated/api";
import { recall, recallList, remember, rememberList } from "./memory";

const SOLVED = "puzzles-solved";
const STREAK = "puzzles-streak";
const DAY = 86_400_000; // milliseconds

export interface Filter {
  kind: PuzzleInfo["kind"] | null;
  stars: number | null;
}

export function solvedPuzzles(): ReadonlySet<string> {
  return new Set(recallList<string>(SOLVED));
}

/** How many were solved one after another, each at the first try. */
export function streak(): number {
  const count = Number(recall(STREAK));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Remember how a puzzle was answered. One that was solved before adds nothing to the streak. */
export function noteAnswer(id: string, isRight: boolean, atFirst: boolean): void {
  const solved = solvedPuzzles();
  if (!atFirst) remember(STREAK, "0");
  else if (!solved.has(id)) remember(STREAK, String(streak() + 1));
  if (isRight && !solved.has(id)) rememberList(SOLVED, [...solved, id]);
}

/** The puzzle of a day, the same for everybody; days come in an order that nobody guesses. */
export function dailyPuzzle({ puzzles }: PuzzleIndex, today = new Date()): PuzzleInfo | undefined {
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / DAY);
  const mixed = Math.imul(day ^ (day >>> 7), 2_654_435_761) >>> 0;
  return puzzles[Math.floor((mixed / 2 ** 32) * puzzles.length)];
}

/** The next one that is not solved, a little harder than the last; else an easier one; else one that was solved. */
export function nextPuzzle({ puzzles }: PuzzleIndex, { kind, stars }: Filter, solved: ReadonlySet<string>, last: string | null): PuzzleInfo | undefined {
  const at = puzzles.findIndex(({ id }) => id === last);
  const ahead = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  const fitting = ahead.filter((one) => (kind === null || one.kind === kind) && (stars === null || one.stars === stars));
  return fitting.find(({ id }) => !solved.has(id)) ?? fitting[0];
}
