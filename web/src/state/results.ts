// The finished games this browser took part in, in brief: statistics are made of them, long after a server has forgotten the games.
import type { JudgedChoice } from "../generated/api";
import { recallList, rememberList } from "./memory";

const NAME = "results";
const MOST = 2000; // about 400 bytes each; browsers keep a few million

/** What the points of a seat came from, and where its offices are. */
export interface Sheet {
  points: Record<string, number>; // by a kind of piece or a stack of tiles
  offices: string[];
}

/** What a choice is about. */
export type Skill = JudgedChoice["skill"];

/** What the choices of a seat gave away of its chance to win, by what they were about. */
export type Losses = Partial<Record<Skill, number>>;

export interface Result {
  id: string;
  at: number; // when it was over, as far as this browser knows, in milliseconds since 1970
  practice: boolean; // or a lesson, or a branch
  modules: string[];
  names: string[]; // by seat, as the server tells them
  bots: (string | null)[]; // their levels
  scores: number[];
  ranking: number[];
  rounds: number;
  own: Record<number, Sheet>; // by the seats of this browser
  losses?: Record<number, Losses> | null; // by the same, once the game has been reviewed; null: it cannot be any more
}

/** The results, the newest first. */
export function results(): Result[] {
  return recallList<Result>(NAME);
}

/** Keep a result, unless it is kept already. */
export function keepResult(result: Result): void {
  const kept = results();
  if (!Object.keys(result.own).length || kept.some(({ id }) => id === result.id)) return;
  rememberList(NAME, [...kept, result].sort((one, other) => other.at - one.at).slice(0, MOST));
}

type Judged = Pick<JudgedChoice, "seat" | "skill" | "before" | "after">;

/** Keep what a review has found of a game, if this browser took part in it; null: that there will be no review. */
export function keepReview(id: string, choices: readonly Judged[] | null): void {
  const kept = results();
  const reviewed = kept.find((result) => result.id === id);
  if (!reviewed) return;
  const lost = (seat: string) => lossesOf(choices?.filter((choice) => choice.seat === Number(seat)) ?? []);
  reviewed.losses = choices && Object.fromEntries(Object.keys(reviewed.own).map((seat) => [seat, lost(seat)]));
  rememberList(NAME, kept);
}

function lossesOf(choices: readonly Judged[]): Losses {
  const lost: Losses = {};
  for (const { seat, skill, before, after } of choices) lost[skill] = (lost[skill] ?? 0) + (before[seat] ?? 0) - (after[seat] ?? 0);
  return lost;
}

export function forgetResults(): void {
  rememberList(NAME, []);
}
