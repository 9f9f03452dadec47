// What helps somebody choose: each choice explained, and what a strong bot thinks. Asked for one position at a time.
import { getContext, setContext } from "svelte";
import { actionOf, type Action } from "../../board/actions";
import type { AdviceAnswer, Hint, Outcome, Problem } from "../../generated/api";
import { api } from "../../server/api";
import { RequestError } from "../../server/request-error";

export type Kind = "hints" | "advice";

/** What of a table is needed to ask about it. */
export interface Asker {
  readonly id: string;
  readonly revision: number | null;
  readonly isOnTurn: boolean;
  readonly present: { seat: number | null } | null;
  /** What an action would bring, if that is known by now. */
  outcome(action: string): Outcome | undefined;
  /** Ask what each action would bring. */
  askOutcomes(): void;
}

/** Where on the page an action is done, and where the town or the coach is that it is about. */
export function spotsOf(action: Action): string[] {
  const { city, coach, place, rank, officials, verb, text } = action;
  if (city !== undefined) {
    const town = `town/${city}`;
    if (verb === "draw" || verb === "take") return [`display/${city}`, town];
    return verb === "office" || verb === "build" ? [town] : [`hand/${city}`, town];
  }
  if (place !== undefined) return [`place/${place}`];
  if (coach !== undefined) return [`cleric/${rank}`, `coach/${coach}`];
  if (officials) return [...officials.map((official) => `token/${official}`), `choice/${text}`];
  if (verb === "draw pile" || verb === "take pile") return ["pile"];
  if (verb === "administrator" || verb === "cartwright") return [`official/${verb}`, `choice/${text}`];
  return [`choice/${text}`];
}

/** The towns that get an office, as they bring most. */
function officesOf(outcome: Outcome | undefined): readonly string[] {
  return outcome?.closing?.best?.offices ?? outcome?.closing?.offices ?? outcome?.offices ?? [];
}

/** What is marked on the drawings: numbered choices, one that is pointed at, where a lesson goes on. */
export interface Marks {
  readonly pointed: Action | null;
  readonly guided: string | null;
  numbersAt(spot: string): readonly number[];
  isPointed(spot: string): boolean;
  /** The spots of a kind with numbers on them: `town`, `place`, `coach`. */
  numbered(kind: string): [string, readonly number[]][];
}

/** By spot, the numbers that are there. */
export class Numbers {
  private readonly bySpot: Record<string, number[]> = {};

  constructor(spots: readonly Iterable<string>[]) {
    spots.forEach((all, at) => {
      for (const spot of new Set(all)) (this.bySpot[spot] ??= []).push(at + 1);
    });
  }

  at(spot: string): readonly number[] {
    return this.bySpot[spot] ?? [];
  }

  of(kind: string): [string, readonly number[]][] {
    return Object.entries(this.bySpot)
      .filter(([spot]) => spot.startsWith(`${kind}/`))
      .map(([spot, numbers]) => [spot.slice(kind.length + 1), numbers]);
  }
}

export class HelpState implements Marks {
  /** Which help is open. */
  open = $state<Kind | null>(null);
  hints = $state.raw<Hint[]>([]);
  advice = $state.raw<AdviceAnswer | null>(null);
  problem = $state.raw<Problem | null>(null);
  waiting = $state(false);
  /** The choice that is pointed at in the list. */
  pointed = $state.raw<Action | null>(null);
  /** Where a lesson's next thing to do is. */
  guided = $state<string | null>(null);

  private question = {}; // the last one asked: answers to others come too late
  private advised: number | null = null; // the revision that advice is open for

  constructor(private readonly asker: () => Asker) {}

  /** The numbers of the advised choices. */
  private readonly numbers = $derived.by(() => {
    const choices = this.open === "advice" ? (this.advice?.choices ?? []) : [];
    return new Numbers(
      choices.map(({ action }) => [...spotsOf(actionOf(action)), ...officesOf(this.asker().outcome(action)).map((city) => `town/${city}`)]),
    );
  });

  private readonly pointedSpots = $derived(this.pointed ? spotsOf(this.pointed) : []);

  numbersAt(spot: string): readonly number[] {
    return this.numbers.at(spot);
  }

  isPointed(spot: string): boolean {
    return this.pointedSpots.includes(spot);
  }

  numbered(kind: string): [string, readonly number[]][] {
    return this.numbers.of(kind);
  }

  toggle(kind: Kind): void {
    if (this.open === kind) return this.close();
    this.advised = this.asker().revision;
    this.open = kind;
  }

  close(): void {
    this.open = null;
    this.forget();
  }

  /** Ask about how things stand now. Advice for an earlier position is put away: one may ask again. */
  async ask(): Promise<void> {
    this.forget();
    const { id, revision, isOnTurn, present } = this.asker();
    if (this.open === "advice" && this.advised !== revision) this.open = null;
    const seat = present?.seat;
    if (!this.open || !isOnTurn || seat === null || seat === undefined) return;
    const question = this.question;
    this.waiting = true;
    this.asker().askOutcomes();
    try {
      if (this.open === "hints") {
        const { hints } = await api.hints(id, seat);
        if (this.question === question) this.hints = hints;
      } else {
        const advice = await api.advice(id, seat);
        if (this.question === question) this.advice = advice;
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (this.question === question) this.problem = error.problem;
    }
    if (this.question === question) this.waiting = false;
  }

  private forget(): void {
    this.question = {};
    this.hints = [];
    this.advice = null;
    this.problem = null;
    this.waiting = false;
    this.pointed = null;
  }
}

const KEY = Symbol("help");

export function provideHelp(asker: () => Asker): HelpState {
  return provideMarks(new HelpState(asker));
}

export function provideMarks<Given extends Marks>(marks: Given): Given {
  return setContext(KEY, marks);
}

/** What is marked at the table on this page, if anything can be. */
export function useMarks(): Marks | undefined {
  return getContext<Marks | undefined>(KEY);
}
