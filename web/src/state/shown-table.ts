// What the drawings need to know of a table, whether it is played at, replayed, or set as a puzzle.
import type { LegalActions } from "../board/actions";
import type { GameInfo, Outcome, Problem, Puzzle, Replay, View } from "../generated/api";
import { EDITIONS } from "../generated/data";
import type { Link } from "../server/connection";

/** What the tile for all provinces asks for (R6.3). */
export type AllProvinces = "all" | "outside_baiern";

/** As a game's edition has it, or its own switch. */
export function allProvincesOf(game: Pick<GameInfo | Replay | Puzzle, "edition" | "switches"> | null): AllProvinces {
  const asked = game?.switches["all_provinces"] ?? EDITIONS[game?.edition ?? ""]?.["all_provinces"];
  return asked === "outside_baiern" ? asked : "all";
}

export interface ShownTable {
  readonly legal: LegalActions;
  readonly allProvinces: AllProvinces;
  /** What a seat is called. */
  name(seat: number): string;
  /** The drawing of whoever sits there. */
  portrait(seat: number): number;
  /** The seat of the one who reads alone what is on the screen, and so is spoken to. */
  readonly reader: number | null;
  /** The colour of a seat as the drawings count it. */
  colour(seat: number): number;
  play(action: string): Promise<void>;
}

/** A table at which somebody chooses: that of a game, or of a puzzle. */
export interface PlayableTable extends ShownTable {
  readonly game: Pick<GameInfo, "lesson"> | null;
  readonly view: View | null;
  readonly past: { readonly revision: number | null };
  readonly link: Link;
  readonly problem: Problem | null;
  readonly sending: string | null;
  readonly isOnTurn: boolean;
  readonly hasEnded: boolean;
  readonly passesAround: boolean;
  readonly holdsTurn: boolean;
  readonly freeTakeBack: boolean;
  readonly knowsOutcomes: boolean;
  /** Play an action and, as soon as something else is asked that was chosen with it, that too. */
  play(action: string, wanted?: readonly string[]): Promise<void>;
  takeBack(): Promise<void>;
  /** Ask which rule forbids an action. */
  askWhy(action: string): Promise<void>;
  /** Ask what each choice would bring, before it is made. */
  askOutcomes(): void;
  /** What an action would bring, if that is known by now. */
  outcome(action: string): Outcome | undefined;
  /** What an action would win, in words, if it wins anything and that is known by now. */
  gainText(action: string): string | undefined;
  /** Say what something is there for that nobody plays, or why nothing can be played now. */
  explain(why: string): void;
}
