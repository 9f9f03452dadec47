// What the drawings need to know of a table, whether it is played at or replayed.
import type { LegalActions } from "../board/actions";
import type { GameInfo, Replay } from "../generated/api";
import { EDITIONS } from "../generated/data";

/** What the tile for all provinces asks for (R6.3). */
export type AllProvinces = "all" | "outside_baiern";

/** As a game's edition has it, or its own switch. */
export function allProvincesOf(game: Pick<GameInfo | Replay, "edition" | "switches"> | null): AllProvinces {
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
