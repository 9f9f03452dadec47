// A puzzle on the table: its one choice is made here, and nothing is asked of the server.
import { actionOf, LegalActions, NOTHING } from "../board/actions";
import type { LegalAction, Outcome, Problem, Puzzle, SeatInfo, View } from "../generated/api";
import { COLOURS } from "../generated/data";
import { nameAction } from "../text/narration";
import { called, isUnnamed, levelIn, portraitOf } from "../text/people";
import { t } from "../text/texts.svelte";
import { allProvincesOf, type AllProvinces, type PlayableTable } from "./shown-table";
import { explained } from "./table.svelte";

export class PuzzleTable implements PlayableTable {
  problem = $state.raw<Problem | null>(null);
  /** How it came out: found, or shown. */
  answer = $state<"found" | "shown" | null>(null);
  /** What was tried in vain, the first one first. */
  missed = $state.raw<readonly string[]>([]);

  readonly id: string;
  readonly view: View;
  readonly present: View;
  readonly seats: SeatInfo[];
  readonly game = { lesson: null };
  readonly reader: number | null;
  readonly allProvinces: AllProvinces;
  // Nothing goes over the wire, and nobody else is there.
  readonly revision = 0;
  readonly past = { revision: null };
  readonly link = "open";
  readonly sending = null;
  readonly passesAround = false;
  readonly holdsTurn = true;
  readonly freeTakeBack = false;
  readonly knowsOutcomes = true;
  private readonly choices: LegalActions;
  private readonly outcomes: ReadonlyMap<string, LegalAction>;

  constructor(
    readonly puzzle: Puzzle,
    private readonly note: (isRight: boolean, atFirst: boolean) => void,
  ) {
    this.id = puzzle.id;
    this.view = this.present = puzzle.view;
    this.reader = puzzle.view.seat;
    this.allProvinces = allProvincesOf(puzzle);
    this.choices = new LegalActions(puzzle.view.legal_actions);
    this.outcomes = new Map(puzzle.legal.map((choice) => [choice.action, choice]));
    this.seats = puzzle.names.map((name, seat) => ({
      seat,
      kind: seat === this.reader ? "person" : "bot",
      name,
      colour: puzzle.colours[seat] ?? "red",
      portrait: puzzle.portraits[seat] ?? 0,
      bot: levelIn(name),
      present: true,
      awaited: false,
      absence: null,
      left: false,
      yours: seat === this.reader,
    }));
  }

  get best(): string {
    return this.puzzle.tried[0]?.action ?? "";
  }

  readonly legal = $derived.by(() => (this.answer === null ? this.choices : NOTHING));
  readonly isOnTurn = $derived.by(() => this.answer === null);
  readonly hasEnded = $derived.by(() => this.answer !== null);

  async play(action: string): Promise<void> {
    if (!this.legal.has(action)) return;
    this.problem = null;
    if (action === this.best) {
      this.answer = "found";
      this.note(true, this.missed.length === 0);
      return;
    }
    this.note(false, false);
    this.missed = [...this.missed, action];
    this.problem = { code: "puzzle", message: this.tellMissed(action) };
  }

  private tellMissed(action: string): string {
    const chance = this.puzzle.tried.find((one) => one.action === action)?.chance;
    const words = { action: nameAction(actionOf(action), this.view) };
    return chance === undefined ? t("puzzle-untried", words) : t("puzzle-wrong", { ...words, percent: Math.round(chance * 100) });
  }

  /** Give up. */
  show(): void {
    this.note(false, false);
    this.problem = null;
    this.answer = "shown";
  }

  outcome(action: string): Outcome | undefined {
    return this.outcomes.get(action)?.outcome;
  }

  gainText(action: string): string | undefined {
    return this.outcomes.get(action)?.text;
  }

  explain(why: string): void {
    this.problem = explained(why);
  }

  async askWhy(): Promise<void> {
    if (this.isOnTurn) this.problem = { code: "puzzle", message: t("puzzle-illegal") };
  }

  askOutcomes(): void {
    // They came with the puzzle.
  }

  async takeBack(): Promise<void> {
    // Nothing was played.
  }

  name(seat: number): string {
    const name = this.puzzle.names[seat] ?? "";
    return seat === this.reader && isUnnamed(name) ? t("player-you") : called(name);
  }

  portrait(seat: number): number {
    const sitting = this.seats[seat];
    return sitting ? portraitOf(sitting) : 1;
  }

  colour(seat: number): number {
    return Math.max(0, COLOURS.indexOf(this.seats[seat]?.colour ?? "red"));
  }
}
