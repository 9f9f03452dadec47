// One game on the screen: what the server has told, shown at a pace that people can follow.
import { LegalActions, NOTHING } from "../board/actions";
import type { ChatLine, Event, FromServer, GameInfo, LegalAction, LogEntry, Outcome, Problem, SeatInfo, Update, View, Welcome } from "../generated/api";
import { COLOURS } from "../generated/data";
import { api } from "../server/api";
import { Connection, streamUrl, type Environment, type Link, type Saying } from "../server/connection";
import { ownKey } from "../server/request";
import { RequestError } from "../server/request-error";
import { called, isUnnamed, portraitOf } from "../text/people";
import { t } from "../text/texts.svelte";
import { recallList, rememberList } from "./memory";
import { Outcomes } from "./outcomes.svelte";
import { Past } from "./past.svelte";
import { allProvincesOf, type PlayableTable } from "./shown-table";

/** An entry of the log, as each seat that we hold may know it, and a spectator. */
interface Entry {
  revision: number;
  told: { seat: number | null; events: Event[] }[];
}

/** An entry of the log, with how things stood after it. */
export interface Moment extends Entry {
  views: View[];
}

// What lies on the table only to be looked at, by the rule that says what it is there for.
const THINGS: Record<string, string> = {
  stack: "R6",
  discards: "R3.2",
  player: "R2",
  tokens: "R12.2",
  audience: "R11.6",
  postmaster: "R3.3",
  carrier: "R4.4",
};

/** What a thing on the table is there for, with its rule, or why nothing can be played. */
export function explained(why: string): Problem {
  const rule = THINGS[why];
  return rule ? { code: `thing-${why}`, message: "", rule } : { code: why, message: "" };
}

const MOVED = "moved"; // under this name the browser remembers games whose seat went to another device
const MOST_MOVED = 50;

const CATCH_UP = 30; // entries waiting to be shown: from here on they are not shown one by one

export interface TableEnvironment extends Environment {
  /** How long an entry of the log stays before the next one, in milliseconds. */
  pace(): number;
  /** How long what happens is staged besides, in milliseconds. */
  staged(events: readonly Event[]): number;
}

export class Table implements PlayableTable {
  game = $state.raw<GameInfo | null>(null);
  link = $state<Link>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  problem = $state.raw<Problem | null>(null); // why the last thing asked for was not done
  sending = $state<string | null>(null); // the action on its way to the server
  /** The entry of the log that is being shown just now, for animations. */
  moment = $state.raw<Moment | null>(null);
  /** One can look back in the log while the game goes on. */
  readonly past: Past;
  /** A seat that was ours is held by another device now; that is so, too, when the page is loaded again. */
  hasMoved = $state(false);
  /** How one's last action can be taken back, if it can. */
  private wayBack = $state<Update["way_back"]>(null);
  /** It can without asking anybody. */
  readonly freeTakeBack = $derived(this.wayBack === "free");
  /** It can if the others agree. */
  readonly mayAskBack = $derived(this.wayBack === "by-agreement");
  /** One has taken back and not played since: the turn does not end by itself. */
  holdsTurn = $state(false);

  /** Choices that were made together: how one answers what the game asks next, since the revision that was answered last. */
  private plan: { wanted: readonly string[]; since: number } = { wanted: [], since: 0 };
  private views = $state.raw<View[]>([]); // of each seat that we hold, and a spectator's unless that is one
  private entries = $state.raw<Entry[]>([]); // of the log, as far as it is shown
  private shownRevision = $state<number | null>(null);
  private uncovered = $state<number | null>(null); // of several seats held, the one whose person looks at the screen
  private waiting = $state.raw<Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRevision: number | null = null;
  private knowsNothing = false; // which seats we hold has changed, and so has what the log tells us
  private readonly connection: Connection;
  private readonly outcomes: Outcomes;

  constructor(
    readonly id: string,
    private readonly environment: TableEnvironment,
  ) {
    this.hasMoved = recallList<string>(MOVED).includes(id);
    this.past = new Past((revision, seat) => api.viewAt(id, revision, seat));
    this.outcomes = new Outcomes((seat) => api.legal(id, seat), environment.language);
    this.connection = new Connection(
      streamUrl(id),
      {
        receive: (message) => this.receive(message),
        linkChanged: (link) => (this.link = link),
        revision: () => (this.knowsNothing ? null : this.lastRevision),
      },
      environment,
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  // --- who sits here ---

  /** The seats this browser holds and its people play. */
  readonly ownSeats = $derived(this.game?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []);

  readonly allProvinces = $derived(allProvincesOf(this.game));

  /** One screen is passed around. */
  readonly passesAround = $derived(this.ownSeats.length > 1);

  readonly isSpectator = $derived(this.ownSeats.length === 0);

  /** The hand is covered: the next person must say that they are the one looking. */
  readonly covered = $derived(
    this.passesAround && this.game?.status === "playing" && this.uncovered === null && this.views.length > 1,
  );

  /** The seat through whose eyes the table is shown; null for a spectator. */
  readonly viewer = $derived(this.passesAround ? this.uncovered : (this.ownSeats[0] ?? null));

  /** The seat of the one who reads alone what is on the screen, and so is spoken to. */
  readonly reader = $derived(this.passesAround ? null : (this.ownSeats[0] ?? null));

  /** The seat whose perspective is shown: a covered hand is nobody's, and when the game has ended nothing is covered. */
  private readonly eyes = $derived(this.viewer ?? (this.game?.status === "playing" ? null : (this.views[0]?.seat ?? null)));

  /** How things stand, as far as they have been shown. */
  readonly present = $derived(ofSeat(this.views, this.eyes) ?? null);

  /** The log as far as it is shown. */
  readonly log = $derived(this.entries.map((entry): LogEntry => ({ revision: entry.revision, events: this.eventsOf(entry) })));

  /** What an entry of the log tells the person looking at the screen. */
  eventsOf(entry: Entry): Event[] {
    return ofSeat(entry.told, this.eyes)?.events ?? [];
  }

  /** What is shown: how things stand, or stood. */
  readonly view = $derived.by(() => this.past.view ?? this.present);

  /** Nothing is left to be shown: what is on the screen is how the game stands. */
  readonly upToDate = $derived(this.waiting.length === 0);

  private readonly legalNow = $derived.by(() => {
    const view = this.present;
    const mayAct = view && this.upToDate && this.sending === null && this.game?.status === "playing";
    return mayAct ? new LegalActions(view.legal_actions) : NOTHING;
  });

  /** What the person looking at the screen may do now; nothing while they look back. */
  readonly legal = $derived.by(() => (this.past.revision === null ? this.legalNow : NOTHING));

  readonly isOnTurn = $derived(this.legalNow.size > 0);

  /** The game is over or given up, and its last action has been shown. */
  readonly hasEnded = $derived(this.game?.status === "abandoned" || (this.game?.status === "over" && this.upToDate));

  seat(number: number): SeatInfo | undefined {
    return this.game?.seats[number];
  }

  /** The colour of a seat as the drawings count it. */
  colour(number: number): number {
    return Math.max(0, COLOURS.indexOf(this.game?.seats[number]?.colour ?? "red"));
  }

  /** What a seat is called; one's own that was given no name is called "you". */
  name(number: number): string {
    const seat = this.game?.seats[number];
    if (!seat) return "";
    return number === this.reader && isUnnamed(seat.name) ? t("player-you") : called(seat.name);
  }

  portrait(number: number): number {
    const seat = this.game?.seats[number];
    return seat ? portraitOf(seat) : 1;
  }

  /** The person of this seat looks at the screen now. */
  uncover(seat: number): void {
    this.past.backToNow();
    this.uncovered = seat;
  }

  // --- what one does ---

  /** Play an action and, as soon as something else is asked that was chosen with it, that too. */
  async play(action: string, wanted: readonly string[] = []): Promise<void> {
    const seat = this.view?.seat;
    if (this.past.revision !== null) return;
    if (seat === null || seat === undefined || this.lastRevision === null || this.sending !== null) return;
    this.sending = action;
    this.holdsTurn = false;
    this.plan = { wanted, since: this.lastRevision };
    await this.tryTo(this.connection.play(seat, this.lastRevision, action));
    if (this.problem) this.plan.wanted = [];
    this.sending = null;
    this.goOn();
  }

  /** Play what was chosen together with what was played; as soon as something else is asked, that is done. */
  private goOn(): void {
    const { wanted, since } = this.plan;
    if (this.sending !== null || !this.upToDate || !this.present || (this.shownRevision ?? 0) <= since) return;
    const legal: readonly string[] = this.present.legal_actions;
    const next = wanted.find((each) => legal.includes(each));
    if (next === undefined) this.plan.wanted = [];
    else void this.play(next, wanted);
  }

  /** Ask the server which rule forbids an action. */
  async askWhy(action: string): Promise<void> {
    const seat = this.view?.seat;
    if (this.game?.status !== "playing" || this.legal.has(action) || !this.upToDate || this.sending) return;
    if (this.past.revision !== null) return this.explain("looking-back");
    if (seat === null || seat === undefined) return this.explain(this.isSpectator ? "watching" : "covered");
    await this.tryTo(
      api.whyNot(this.id, seat, action).then(({ revision, legal, message, rule }) => {
        if (!legal && revision === this.lastRevision) this.problem = { code: "illegal", message, ...(rule && { rule }) };
      }),
    );
  }

  /** Ask what each choice would bring, before it is made. */
  askOutcomes(): void {
    const seat = this.present?.seat;
    if (this.isOnTurn && this.lastRevision !== null && typeof seat === "number") void this.outcomes.fetch(this.lastRevision, seat);
  }

  /** What an action would bring, if that is known by now. */
  outcome(action: string): Outcome | undefined {
    return this.choice(action)?.outcome;
  }

  /** What an action would win, in words, if it wins anything and that is known by now. */
  gainText(action: string): string | undefined {
    return this.choice(action)?.text;
  }

  /** Whether it is known what each choice would bring, or nobody will tell. */
  get knowsOutcomes(): boolean {
    return this.outcomes.isReady(this.shownRevision);
  }

  private choice(action: string): LegalAction | undefined {
    return this.legal.has(action) ? this.outcomes.of(action, this.shownRevision) : undefined;
  }

  /** Say what something is there for that nobody plays, or why nothing can be played now. */
  explain(why: string): void {
    this.problem = explained(why);
  }

  /** Show how things stood after an entry of the log; after the last one, how they stand. */
  async lookAt(revision: number): Promise<void> {
    if (revision >= (this.shownRevision ?? 0)) this.past.backToNow();
    else await this.tryTo(this.past.lookAt(Math.max(0, revision), this.viewer));
  }

  /** Look an entry of the log further back, or on. */
  async step(by: 1 | -1): Promise<void> {
    await this.lookAt((this.past.revision ?? this.shownRevision ?? 0) + by);
  }

  /** Greet the server again: the language it answers in is another. */
  greetAgain(): void {
    this.connection.restart();
  }

  async say(said: Saying): Promise<void> {
    await this.tryTo(this.connection.chat(said));
  }

  async takeBack(): Promise<void> {
    this.holdsTurn = true;
    this.plan.wanted = [];
    await this.tryTo(api.takeBack(this.id, this.lastRevision ?? 0));
  }

  async answerTakeBack(agree: boolean): Promise<void> {
    await this.tryTo(api.answerTakeBack(this.id, this.lastRevision ?? 0, agree));
  }

  /** Take a seat. The stream begins anew, since the server now knows us as its holder. */
  async enter(request: Promise<unknown>): Promise<void> {
    await this.tryTo(request);
    if (!this.problem) this.askAnew();
  }

  /** Do something of the API's, and say so if it is refused. */
  async tryTo(request: Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await request;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // Somebody was faster; what has happened is on its way here and speaks for itself.
      if (error.problem.code !== "stale") this.problem = error.problem;
    }
  }

  // --- what the server tells ---

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.noteMoved(message.game);
        this.game = message.game;
        this.chat = message.chat;
        this.wayBack = message.way_back;
        this.catchUp(message);
        break;
      case "update":
        // After a reconnection the welcome may have told it already.
        if (this.lastRevision !== null && message.revision <= this.lastRevision) break;
        this.lastRevision = message.revision;
        this.wayBack = message.way_back;
        if (this.game) this.game = { ...this.game, deadline: message.deadline, revision: message.revision };
        this.waiting = [...this.waiting, momentOf(message)];
        if (this.timer === undefined) this.showNext();
        break;
      case "game": {
        const held = this.ownSeats.join();
        this.noteMoved(message.game);
        this.game = message.game;
        // A seat came or went: what we may know is another matter now.
        if (this.ownSeats.join() === held) break;
        this.past.backToNow();
        this.askAnew();
        break;
      }
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        break;
    }
  }

  /** Note whether a seat has gone to another device: it is still a person's, but not ours any more. */
  private noteMoved({ seats }: GameInfo): void {
    const isOurs = seats.some((seat) => seat.yours);
    const isGone = !isOurs && this.ownSeats.some((seat) => seats[seat]?.kind === "person");
    if (this.hasMoved ? !isOurs : !isGone) return;
    this.hasMoved = isGone;
    const others = recallList<string>(MOVED).filter((id) => id !== this.id);
    rememberList(MOVED, isGone ? [this.id, ...others].slice(0, MOST_MOVED) : others);
  }

  /** Let the server tell everything again. */
  private askAnew(): void {
    this.knowsNothing = true;
    this.connection.restart();
  }

  /** Show how things stand without showing how they came about; the log tells it. */
  private catchUp({ perspectives, revision }: Welcome): void {
    const shown = this.knowsNothing ? [] : [...this.entries, ...this.waiting.map(entryOf)];
    const known = new Set(shown.map((entry) => entry.revision));
    const missed = (perspectives[0]?.log ?? []).map((entry, at) => ({
      revision: entry.revision,
      told: perspectives.map(({ view, log }) => ({ seat: view.seat, events: log[at]?.events ?? [] })),
    }));
    this.entries = [...shown, ...missed.filter((entry) => !known.has(entry.revision))];
    this.knowsNothing = false;
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.moment = null;
    this.lastRevision = revision;
    if (revision === null) this.views = [];
    else
      this.show(
        perspectives.map(({ view }) => view),
        revision,
      );
  }

  private readonly showNext = (): void => {
    this.timer = undefined;
    const pace = this.environment.pace();
    const [moment, ...rest] = this.waiting;
    if (!moment) return;
    if (rest.length >= CATCH_UP || (pace === 0 && rest.length)) {
      const last = this.waiting.at(-1) ?? moment;
      for (const { revision, views } of this.waiting) this.past.keep(revision, views);
      this.entries = [...this.entries, ...this.waiting.map(entryOf)];
      this.waiting = [];
      this.moment = last;
      this.show(last.views, last.revision);
      return;
    }
    this.waiting = rest;
    this.entries = [...this.entries, entryOf(moment)];
    this.moment = moment;
    this.show(moment.views, moment.revision);
    // What one has done oneself needs no time to be understood.
    const events = this.eventsOf(moment);
    const own = events.every((event) => event.seat === null || this.ownSeats.includes(event.seat));
    const stay = Math.max(own ? 0 : pace, this.environment.staged(events));
    if (rest.length || stay > 0) this.timer = setTimeout(this.showNext, stay);
  };

  /** Do not wait for what is being shown: somebody has seen enough of it. */
  hurry(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.showNext();
  }

  private show(views: View[], revision: number): void {
    if (revision !== this.shownRevision) this.problem = null; // a stream that began anew shows nothing new
    this.views = views;
    this.shownRevision = revision;
    this.past.keep(revision, views);
    this.goOn();
    this.goFurtherBack(views);
    const actor = views[0]?.seat_to_act ?? null;
    if (actor === null || actor === this.uncovered || !this.ownSeats.includes(actor)) return;
    this.uncovered = null;
    if (this.passesAround) this.past.backToNow(); // the next person is to look at the screen
  }

  /** To end a turn in which nothing else was left was no choice: who takes it back means the choice before. */
  private goFurtherBack(views: readonly View[]): void {
    const isForced = views.some(({ legal_actions: legal }) => legal.length === 1 && legal[0] === "pass");
    if (this.holdsTurn && isForced && this.freeTakeBack && this.upToDate) void this.takeBack();
  }

  /** The revision that is on the screen. */
  get revision(): number | null {
    return this.shownRevision;
  }
}

/** A table of the real server. */
export function joinTable(id: string, shows: Pick<TableEnvironment, "pace" | "staged">, language: () => string): Table {
  return new Table(id, { socket: (url) => new WebSocket(url), key: ownKey, language, ...shows });
}

function momentOf({ revision, perspectives }: Update): Moment {
  return {
    revision,
    told: perspectives.map(({ view, events }) => ({ seat: view.seat, events })),
    views: perspectives.map(({ view }) => view),
  };
}

function entryOf({ revision, told }: Moment): Entry {
  return { revision, told };
}

/** Of several perspectives that of a seat; else a spectator's, if there is one. */
function ofSeat<One extends { seat: number | null }>(all: readonly One[], seat: number | null): One | undefined {
  return all.find((one) => one.seat === seat) ?? all.find((one) => one.seat === null) ?? all[0];
}
