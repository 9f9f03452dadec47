// What clicks and drags at the table mean: which action is played, offered or asked about, and which one is previewed.
import type { Action } from "../../board/actions";
import type { Verb, View } from "../../generated/api";
import { settings } from "../../state/settings.svelte";
import type { Table } from "../../state/table.svelte";
import { Dragging } from "../motion/dragging.svelte";
import { dropAction, intendedAction, type Dragged, type Zone } from "../motion/drops";
import { previewOf } from "./preview";

// What a city means depends on where it is clicked: an open card may be of a city that is in the hand too.
const VERBS = {
  board: ["office", "build"],
  display: ["draw", "take"],
  own: ["play left", "play right", "begin", "discard", "office"],
} as const satisfies Record<string, Verb[]>;
type Area = keyof typeof VERBS;

const RETURN = 180; // milliseconds in which a card goes back that may not lie where it was let go

export class TableInput {
  /** Where one click could mean several actions: those to choose from. */
  offered = $state.raw<readonly Action[]>([]);
  readonly chosen = $derived(this.offered[0]?.city ?? null);
  /** The city that is spoken of, by a card or by the board. */
  pointed = $state<string>();
  /** The card that was just played has been dragged to its place: it need not move there. */
  wasDragged = false;
  private previewed = $state<string>(); // the action that is pointed at: what it would bring is shown

  constructor(
    private readonly table: Table,
    private readonly view: () => View,
  ) {}

  readonly preview = $derived.by(() => {
    const outcome = this.previewed === undefined ? undefined : this.table.outcome(this.previewed);
    return outcome ? previewOf(outcome) : null;
  });

  readonly gainText = $derived.by(() => (this.previewed === undefined ? undefined : this.table.gainText(this.previewed)));

  private readonly routeLength = $derived.by(() => {
    const { seat, players } = this.view();
    return seat === null ? 0 : (players[seat]?.route.length ?? 0);
  });

  readonly dragging = new Dragging({
    mayDrag: () => this.table.legal.size > 0,
    over: (what, zone) => this.showPreview(zone ? this.dropAction(what, zone)?.text : undefined),
    drop: (what, zone) => this.drop(what, zone),
    returnMilliseconds: () => (settings.movementMilliseconds ? RETURN : 0),
  });

  /** Another position asks another question. */
  reset(): void {
    this.offered = [];
    this.previewed = undefined;
  }

  readonly showPreview = (action: string | undefined): void => {
    this.previewed = action;
    if (action !== undefined) this.table.askOutcomes();
  };

  /** Speak of a city and, if it stands for one action, of what that would bring. */
  point(area: Area, city: string | undefined): void {
    this.pointed = city;
    const actions = city === undefined ? [] : this.table.legal.about(city, ...VERBS[area]);
    this.showPreview(actions.length === 1 ? actions[0]?.text : undefined);
  }

  /** Do what a city stands for there: play its one action, offer several, or ask why there is none. */
  async choose(area: Area, city: string): Promise<void> {
    const actions = this.table.legal.about(city, ...VERBS[area]);
    const [only] = actions;
    if (!only) return this.table.askWhy(this.meant(area, city));
    if (actions.length === 1) return this.table.play(only.text);
    this.offered = this.chosen === city ? [] : actions;
  }

  readonly takeHidden = (): void => {
    const action = this.table.legal.only("draw pile") ?? this.table.legal.only("take pile");
    if (action) void this.table.play(action.text);
    else void this.table.askWhy(this.view().step === "take" ? "take pile" : "draw pile");
  };

  /** Whether the dragged card may be let go there. */
  readonly mayDrop = (zone: Zone): boolean => {
    const { what } = this.dragging;
    return what !== null && this.dropAction(what, zone) !== undefined;
  };

  private dropAction(what: Dragged, zone: Zone): Action | undefined {
    return dropAction(this.table.legal, what, zone, this.routeLength);
  }

  private async drop(what: Dragged, zone: Zone): Promise<boolean> {
    const action = this.dropAction(what, zone);
    if (action) {
      this.wasDragged = true;
      await this.table.play(action.text);
      this.wasDragged = false;
      return this.table.problem === null;
    }
    const intended = this.intended(what, zone);
    if (intended) await this.table.askWhy(intended);
    return false;
  }

  /** The illegal action meant by a click on a city. */
  private meant(area: Area, city: string): string {
    const { step } = this.view();
    if (area === "board") return `${step === "build" ? "build" : "office"} ${city}`;
    const zone = area === "display" ? "hand" : step === "discard" ? "discards" : "right";
    return this.intended({ from: area === "display" ? "display" : "hand", city }, zone) ?? "";
  }

  private intended(what: Dragged, zone: Zone): string | null {
    return intendedAction(what, zone, this.view().step, this.routeLength > 0);
  }
}
