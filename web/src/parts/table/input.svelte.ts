// What clicks and drags at the table mean: which action is played, offered or asked about, and which one is previewed.
import { actionOf, type Action } from "../../board/actions";
import type { View } from "../../generated/api";
import { settings } from "../../state/settings.svelte";
import type { PlayableTable } from "../../state/shown-table";
import { spotsOf } from "../help/help.svelte";
import { Dragging } from "../motion/dragging.svelte";
import { dropAction, intendedAction, type Dragged, type Zone } from "../motion/drops";
import { HandingIn, Sending } from "./figures.svelte";
import { hasRouteToLose, meaningOf, type Area } from "./meaning";
import { previewOf, type ChosenClosing } from "./preview";

const ON_THE_WAY = 250; // milliseconds that a pointer takes from a card to what is offered beside it
const RETURN = 180; // milliseconds in which a card goes back that may not lie where it was let go

/** The ends that a card could be laid at, and where its city was clicked. */
export interface Ends {
  actions: readonly Action[];
  area: Area;
  isAsked: boolean; // a click asks for one of them; else they are offered while one points there
}

export class TableInput {
  /** A card that fits both ends waits for the choice of one. */
  ends = $state.raw<Ends | null>(null);
  /** What would lose the route is asked once more: with which card one begins anew; null until one is chosen. */
  givingUp = $state.raw<{ action: Action | null } | null>(null);
  readonly chosen = $derived.by(() => (this.ends?.isAsked ? this.ends.actions[0]?.city : undefined) ?? this.givingUp?.action?.city ?? null);
  /** The city that is spoken of, by a card or by the board. */
  pointed = $state<string>();
  /** The card that was just played has been dragged to its place: it need not move there. */
  wasDragged = false;
  // The action that is pointed at: what it would bring is shown.
  private previewed = $state.raw<{ action: string; closing: ChosenClosing | undefined }>();

  readonly sending: Sending;
  readonly handingIn: HandingIn;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: PlayableTable,
    private readonly view: () => View,
  ) {
    this.sending = new Sending(table, view);
    this.handingIn = new HandingIn(table);
  }

  readonly preview = $derived.by(() => {
    const { action, closing } = this.previewed ?? {};
    const outcome = action === undefined ? undefined : this.table.outcome(action);
    return outcome ? previewOf(outcome, closing) : null;
  });

  /** In words, but for one of several ways to close a route: they speak of all of them. */
  readonly gainText = $derived.by(() => {
    const { action, closing } = this.previewed ?? {};
    return action === undefined || closing?.way ? undefined : this.table.gainText(action);
  });

  private readonly routeLength = $derived.by(() => {
    const { seat, players } = this.view();
    return seat === null ? 0 : (players[seat]?.route.length ?? 0);
  });

  readonly dragging = new Dragging({
    mayDrag: () => this.table.legal.size > 0,
    over: (what, zone) => {
      const action = zone ? this.dropAction(what, zone) : undefined;
      this.showPreview(action && this.firstOf(action));
    },
    drop: (what, zone) => this.drop(what, zone),
    returnMilliseconds: () => (settings.movementMilliseconds ? RETURN : 0),
  });

  private readonly hasRouteToLose = $derived.by(() => hasRouteToLose(this.table.legal, this.routeLength));
  /** The route is lost whatever one does: nothing is left to be asked but with which card to begin anew. */
  readonly isLost = $derived.by(() => this.routeLength > 0 && this.table.legal.size > 0 && !this.hasRouteToLose);

  /** Another position asks another question. */
  reset(): void {
    this.cancel();
    this.previewed = undefined;
    this.handingIn.chosen = [];
    this.sending.answer();
  }

  /** Where an action is done next, by what is picked or asked back already. */
  nextSpot(action: Action): string {
    const { text, verb, rank, coach, officials = [] } = action;
    if (verb === "send") return this.sending.picked === rank ? `coach/${coach}` : `cleric/${rank}`;
    const missing = officials.find((each) => !this.handingIn.chosen.includes(each));
    if (missing !== undefined) return `token/${missing}`;
    if (verb === "hand in" || this.ends?.isAsked || this.givingUp) return `choice/${text}`;
    return spotsOf(action)[0] ?? `choice/${text}`;
  }

  /** What was asked back need not be answered. */
  readonly cancel = (): void => {
    clearTimeout(this.leaving);
    this.ends = null;
    this.givingUp = null;
  };

  /** The pointer is on the ends that are offered. */
  readonly stayAtEnds = (): void => clearTimeout(this.leaving);

  /** The pointer has left a card and the ends offered beside it; it may be on its way from one to the other. */
  readonly leaveEnds = (): void => {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => {
      if (this.ends && !this.ends.isAsked) this.ends = null;
    }, ON_THE_WAY);
  };

  /** Ask with which card to begin anew, since the route that lies there would be lost. */
  readonly giveUp = (): void => {
    this.ends = null;
    this.givingUp = { action: null };
  };

  readonly showPreview = (action: string | undefined, closing?: ChosenClosing): void => {
    this.previewed = action === undefined ? undefined : { action, closing };
    if (action !== undefined) this.table.askOutcomes();
  };

  /** Speak of a city and, if it stands for one action, of what that would bring. */
  point(area: Area, city: string | undefined): void {
    this.pointed = city;
    const actions = city === undefined ? [] : this.meaning(area, city);
    clearTimeout(this.leaving);
    if (actions.length > 1 && !this.ends?.isAsked) this.ends = { actions, area, isAsked: false };
    else if (!this.ends?.isAsked) this.leaveEnds();
    this.showPreview(actions.length === 1 ? actions[0]?.text : undefined);
  }

  /** Do what a city stands for there: play its one action, offer both ends, ask once more, or say why it stands for none. */
  async choose(area: Area, city: string): Promise<void> {
    const actions = this.meaning(area, city);
    const [only] = actions;
    const wasChosen = this.chosen === city;
    const isSure = this.givingUp?.action === null; // the price was told before a card was chosen
    this.cancel();
    if (!only) return this.table.askWhy(this.meant(area, city));
    if (only.verb === "begin" && this.hasRouteToLose && !isSure) {
      if (!wasChosen) this.givingUp = { action: only };
      return;
    }
    if (actions.length === 1) return this.table.play(only.text);
    if (!wasChosen) this.ends = { actions, area, isAsked: true };
  }

  private meaning(area: Area, city: string): Action[] {
    const begins = this.givingUp?.action === null && area !== "display" ? this.table.legal.about(city, "begin") : [];
    return begins.length ? begins : meaningOf(this.table.legal, area, city, this.hasRouteToLose);
  }

  /** How an open card could be laid as soon as it is drawn, as far as that is known. A lesson goes step by step. */
  readonly laysOf = (city: string): Action[] => {
    const outcome = this.table.game?.lesson ? undefined : this.table.outcome(`draw ${city}`);
    if (outcome?.next_step !== "play") return [];
    return this.routeLength ? (outcome.town?.fits ?? []).map((end) => actionOf(`play ${city} ${end}`)) : [actionOf(`begin ${city}`)];
  };

  /** Play an action; where its card must be drawn before, that first. */
  readonly playCard = async (action: Action): Promise<void> => {
    const first = this.firstOf(action);
    await this.table.play(first, first === action.text ? [] : [action.text]);
  };

  private firstOf({ text, city }: Action): string {
    return this.table.legal.has(text) ? text : `draw ${city}`;
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
    const { from, city } = what;
    const lays = from === "display" && city !== null ? this.laysOf(city) : [];
    return dropAction(this.table.legal, what, zone, this.routeLength, lays);
  }

  private async drop(what: Dragged, zone: Zone): Promise<boolean> {
    const action = this.dropAction(what, zone);
    if (action?.verb === "begin" && this.hasRouteToLose) {
      this.cancel();
      this.givingUp = { action };
      return false;
    }
    if (action) {
      this.wasDragged = true;
      await this.playCard(action);
      this.wasDragged = false;
      return this.table.problem === null;
    }
    const intended = this.intended(what, zone);
    if (intended) await this.table.askWhy(intended);
    return false;
  }

  /** The illegal action meant by a click on a city, by what is asked now. */
  private meant(area: Area, city: string): string {
    const { step, hand } = this.view();
    if (area === "board") {
      if (step === "build" || step === "take" || step === "discard") return `${step} ${city}`;
      if (step === "draw" || step === "second-draw") return `draw ${city}`;
      if (step !== "play" && !(step === "close" && hand.some((card) => card === city))) return `office ${city}`;
    }
    const zone = area === "display" ? "hand" : step === "discard" ? "discards" : "right";
    return this.intended({ from: area === "display" ? "display" : "hand", city }, zone) ?? "";
  }

  private intended(what: Dragged, zone: Zone): string | null {
    return intendedAction(what, zone, this.view().step, this.routeLength > 0);
  }
}
