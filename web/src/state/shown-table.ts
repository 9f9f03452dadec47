// What the drawings need to know of a table, be it played at or shown again.
import type { LegalActions } from "../board/actions";

export interface Shown {
  readonly legal: LegalActions;
  name(seat: number): string;
  /** The colour of a seat as the drawings count it. */
  colour(seat: number): number;
  play(action: string): Promise<void>;
}
