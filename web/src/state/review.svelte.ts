// The review of a finished game: asked for, and told as it is made.
import { actionOf, type Action } from "../board/actions";
import { provinceOf } from "../board/board";
import type { JudgedChoice, Problem, ReviewAnswer, ReviewNote, View } from "../generated/api";
import { Numbers, spotsOf, type Marks } from "../parts/help/help.svelte";
import { RequestError } from "../server/request-error";
import { language } from "../text/texts.svelte";

export type Mark = NonNullable<JudgedChoice["mark"]>;

const PAUSE = 400; // milliseconds until one asks again

/** Ask for the review in at least so many worlds, after the choices that one has. */
export type AskReview = (worlds: number | null, after: number) => Promise<ReviewAnswer>;

export class GameReview {
  problem = $state.raw<Problem | null>(null);
  private answer = $state.raw<ReviewAnswer | null>(null);
  private choices = $state.raw<readonly JudgedChoice[]>([]);
  private asked = {}; // what was asked last: answers to others come too late

  constructor(
    private readonly ask: AskReview,
    private readonly last: number, // entry of the log
  ) {}

  /** Whether somebody has asked for it. */
  readonly isOpen = $derived(this.answer !== null || this.problem !== null);
  readonly isDone = $derived(this.answer?.status === "done");
  readonly isPreparing = $derived(this.answer?.status === "preparing");
  /** The share that is judged. */
  readonly progress = $derived(this.answer ? this.answer.judged / Math.max(1, this.answer.actions) : 0);
  readonly players = $derived(this.answer?.players ?? []);
  readonly notes = $derived(this.answer?.notes ?? []);
  readonly how = $derived(this.answer?.how ?? "");
  /** In how many worlds it would be more thorough, if it can be. */
  readonly deeper = $derived(this.answer?.deeper ?? null);
  /** What decided the game. */
  readonly moments = $derived(this.notes.filter(({ decisive }) => decisive));

  /** Everybody's chance of winning, of 100, by entry of the log, as far as it is judged. */
  readonly chances = $derived.by(() => {
    const rows: number[][] = [];
    const byPly = new Map(this.choices.map((choice) => [choice.ply + 1, choice]));
    let now: readonly number[] = this.choices[0]?.before ?? [];
    const end = this.isDone ? this.last : (this.choices.at(-1)?.ply ?? -1);
    for (let ply = 0; ply <= end; ply++) {
      now = byPly.get(ply)?.curve ?? now;
      const result = this.isDone && ply === this.last ? this.players.map(({ result }) => result) : null;
      rows.push((result ?? now).map((chance) => chance * 100));
    }
    return rows;
  });

  /** By entry of the log that a choice led to, its mark. */
  readonly marks = $derived(new Map(this.choices.flatMap(({ ply, mark }): [number, Mark][] => (mark ? [[ply + 1, mark]] : []))));

  /** All choices, once they are judged. */
  readonly judged = $derived(this.isDone ? this.choices : null);

  /** The choice that was made after so many actions, if there was one. */
  choiceAt(ply: number): JudgedChoice | undefined {
    return this.choices.find((choice) => choice.ply === ply);
  }

  /** What is to be said of that choice, or of the luck after it. */
  notesAt(ply: number): ReviewNote[] {
    return this.notes.filter((note) => note.ply === ply);
  }

  /** Make it, or tell it again in another language. */
  async make(worlds: number | null = null): Promise<void> {
    const question = (this.asked = {});
    this.problem = null;
    this.choices = [];
    for (;;) {
      try {
        const answer = await this.ask(worlds, this.choices.length);
        if (this.asked !== question) return;
        this.answer = answer;
        this.choices = [...this.choices, ...answer.choices];
        if (answer.status === "done") return;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        if (this.asked === question) this.problem = error.problem;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (this.asked !== question) return;
    }
  }

  close(): void {
    this.asked = {};
  }
}

/** Where an action is on the board: a closing where the route could get offices. */
function spotsIn(action: Action, view: View): string[] {
  const route = view.players[view.seat_to_act ?? 0]?.route ?? [];
  if (action.verb === "close each") return route.map((city) => `town/${city}`);
  if (action.verb === "close") return route.filter((city) => provinceOf(city).name === action.province).map((city) => `town/${city}`);
  return spotsOf(action);
}

/** The choices that were tried, numbered on the drawings as in the list. */
export class ReviewMarks implements Marks {
  pointed = $state.raw<Action | null>(null);
  readonly guided = null;

  constructor(
    private readonly tried: () => readonly string[],
    private readonly view: () => View | undefined,
  ) {}

  private readonly numbers = $derived.by(() => {
    const view = this.view();
    return new Numbers(view ? this.tried().map((text) => spotsIn(actionOf(text), view)) : []);
  });

  numbersAt(spot: string): readonly number[] {
    return this.numbers.at(spot);
  }

  isPointed(spot: string): boolean {
    return this.pointed !== null && spotsOf(this.pointed).includes(spot);
  }

  numbered(kind: string): [string, readonly number[]][] {
    return this.numbers.of(kind);
  }
}

/** Tell a review again when the language changes. */
export function followLanguage(review: GameReview): void {
  let told = language();
  $effect(() => {
    if (language() === told) return;
    told = language();
    if (review.isDone) void review.make();
  });
}
