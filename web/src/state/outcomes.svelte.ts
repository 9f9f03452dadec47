// What each choice would bring: the server tries it out (docs/api.md). Asked once for a position, when it is first wanted.
import type { LegalAnswer, Outcome } from "../server/messages";

export type AskLegal = (seat: number) => Promise<LegalAnswer>;

export class Foresight {
  private ply = $state<number | null>(null); // the position that is foreseen
  private outcomes = $state.raw<ReadonlyMap<string, Outcome>>(new Map());
  private asked: number | null = null;

  constructor(private readonly ask: AskLegal) {}

  /** What an action would bring at a ply; undefined where nobody has asked, or the answer is not here yet. */
  of(action: string, ply: number | null): Outcome | undefined {
    return ply === this.ply ? this.outcomes.get(action) : undefined;
  }

  /** Find out what a seat's choices at a ply would bring. Without an answer one plays without it. */
  async want(ply: number, seat: number): Promise<void> {
    if (this.asked === ply) return;
    this.asked = ply;
    const answer = await this.ask(seat).catch(() => null);
    if (!answer) {
      if (this.asked === ply) this.asked = null;
      return;
    }
    if (answer.ply !== this.asked) return; // the game has gone on
    this.ply = answer.ply;
    this.outcomes = new Map(answer.legal.flatMap(({ action, outcome }) => (outcome ? [[action, outcome]] : [])));
  }
}
