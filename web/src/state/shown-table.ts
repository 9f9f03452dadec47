// What the drawings need to know of a table, whether it is played at or replayed.
import type { LegalActions } from "../board/actions";

export interface ShownTable {
  readonly legal: LegalActions;
  name(seat: number): string;
  /** The colour of a seat as the drawings count it. */
  colour(seat: number): number;
  play(action: string): Promise<void>;
}
