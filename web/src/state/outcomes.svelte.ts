// What each choice would bring: the server tries it out (docs/api.md). Asked once for a position, when it is first needed.
import type { LegalAction, LegalAnswer } from "../generated/api";

export class Outcomes {
  private revision = $state<number | null>(null); // the position that the choices belong to
  private choices = $state.raw<ReadonlyMap<string, LegalAction>>(new Map());
  private failed = $state<number | null>(null); // the position for which there is no answer
  private asked = ""; // the position and the language that were asked about last

  constructor(
    private readonly ask: (seat: number) => Promise<LegalAnswer>,
    private readonly language: () => string,
  ) {}

  /** An action at a revision with what it would bring; undefined if nobody has asked, or the answer is not here yet. */
  of(action: string, revision: number | null): LegalAction | undefined {
    return revision === this.revision ? this.choices.get(action) : undefined;
  }

  /** Whether there is an answer for a revision, or none will come. */
  isReady(revision: number | null): boolean {
    return revision !== null && (revision === this.revision || revision === this.failed);
  }

  /** Find out what a seat's choices at a revision would bring. If there is no answer, one plays without. */
  async fetch(revision: number, seat: number): Promise<void> {
    const question = `${revision} ${this.language()}`;
    if (this.asked === question) return;
    this.asked = question;
    const answer = await this.ask(seat).catch(() => null);
    if (this.asked !== question) return;
    if (!answer) {
      this.asked = "";
      this.failed = revision;
    }
    else if (answer.revision === revision) {
      this.revision = revision;
      this.choices = new Map(answer.legal.map((choice) => [choice.action, choice]));
    }
  }
}
