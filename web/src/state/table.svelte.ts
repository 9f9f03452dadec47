// One game on the screen: what the server has told, shown at a pace that people can follow.
import { LegalActions, NOTHING } from "../board/actions";
import { api, ownKey } from "../server/api";
import { Connection, streamUrl, type Link, type Environment } from "../server/connection";
import { COLOURS } from "../server/messages";
import type { ChatLine, FromServer, GameInfo, Happening, LegalAction, Outcome, Problem, SeatInfo, Update, View } from "../server/messages";
import { RequestError } from "../server/request-error";
import { Outcomes } from "./outcomes.svelte";
import { Past } from "./past.svelte";

/** An entry of the log, with how things stood after it. */
export interface Moment {
  ply: number;
  events: Happening[];
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

const CATCH_UP = 30; // entries waiting to be shown: from here on they are not shown one by one

export interface TableEnvironment extends Environment {
  /** How long an entry of the log stays before the next one, in milliseconds. */
  pace(): number;
}

export class Table {
  game = $state.raw<GameInfo | null>(null);
  link = $state<Link>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  log = $state.raw<Update[]>([]); // as far as it is shown
  problem = $state.raw<Problem | null>(null); // why the last thing asked for was not done
  sending = $state<string | null>(null); // the action on its way to the server
  /** The entry of the log that is being shown just now, for animations. */
  moment = $state.raw<Moment | null>(null);
  /** One can look back in the log while the game goes on. */
  readonly past: Past;
  /** One's last action can be taken back without asking anybody. */
  freeTakeBack = $state(false);

  private views = $state.raw<View[]>([]);
  private shownPly = $state<number | null>(null);
  private uncovered = $state<number | null>(null); // of several seats held, the one whose person looks at the screen
  private waiting = $state.raw<Moment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastPly: number | null = null;
  private readonly connection: Connection;
  private readonly outcomes: Outcomes;

  constructor(
    readonly id: string,
    private readonly environment: TableEnvironment,
  ) {
    this.past = new Past((ply, seat) => api.viewAt(id, ply, seat));
    this.outcomes = new Outcomes((seat) => api.legal(id, seat), environment.language);
    this.connection = new Connection(
      streamUrl(id),
      {
        receive: (message) => this.receive(message),
        linkChanged: (link) => (this.link = link),
        ply: () => this.lastPly,
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

  /** One screen is passed around. */
  readonly passesAround = $derived(this.ownSeats.length > 1);

  readonly isSpectator = $derived(this.ownSeats.length === 0);

  /** The hand is covered: the next person must say that they are the one looking. */
  readonly covered = $derived(
    this.passesAround && this.game?.status === "playing" && this.uncovered === null && this.views.length > 1,
  );

  /** The seat through whose eyes the table is shown; null for a spectator. */
  readonly viewer = $derived(this.passesAround ? this.uncovered : (this.ownSeats[0] ?? null));

  /** How things stand, as far as they have been shown. */
  readonly present = $derived.by(() => {
    const first = this.views[0];
    if (!first) return null;
    if (this.covered) return withoutSecrets(first);
    const own = this.views.find((view) => view.seat === this.viewer) ?? first;
    return this.passesAround && own.seat !== this.viewer && this.game?.status === "playing" ? withoutSecrets(own) : own;
  });

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
  readonly legal = $derived.by(() => (this.past.ply === null ? this.legalNow : NOTHING));

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

  name(number: number): string {
    return this.game?.seats[number]?.name ?? "";
  }

  /** The person of this seat looks at the screen now. */
  uncover(seat: number): void {
    this.past.backToNow();
    this.uncovered = seat;
  }

  // --- what one does ---

  async play(action: string): Promise<void> {
    const seat = this.view?.seat;
    if (this.past.ply !== null) return;
    if (seat === null || seat === undefined || this.lastPly === null || this.sending !== null) return;
    this.sending = action;
    await this.tryTo(this.connection.play(seat, this.lastPly, action));
    this.sending = null;
  }

  /** Ask the server which rule forbids an action. */
  async askWhy(action: string): Promise<void> {
    const seat = this.view?.seat;
    if (this.game?.status !== "playing" || this.legal.has(action) || !this.upToDate || this.sending) return;
    if (this.past.ply !== null) return this.explain("looking-back");
    if (seat === null || seat === undefined) return this.explain(this.isSpectator ? "watching" : "covered");
    await this.tryTo(
      api.whyNot(this.id, seat, action).then(({ ply, legal, message, rule }) => {
        if (!legal && ply === this.lastPly) this.problem = { code: "illegal", message, rule };
      }),
    );
  }

  /** Ask what each choice would bring, before it is made. */
  askOutcomes(): void {
    const seat = this.present?.seat;
    if (this.isOnTurn && this.lastPly !== null && typeof seat === "number") void this.outcomes.fetch(this.lastPly, seat);
  }

  /** What an action would bring, if that is known by now. */
  outcome(action: string): Outcome | undefined {
    return this.choice(action)?.outcome;
  }

  /** What an action would win, in words, if it wins anything and that is known by now. */
  gainText(action: string): string | undefined {
    return this.choice(action)?.text;
  }

  private choice(action: string): LegalAction | undefined {
    return this.legal.has(action) ? this.outcomes.of(action, this.shownPly) : undefined;
  }

  /** Say what something is there for that nobody plays, or why nothing can be played now. */
  explain(why: string): void {
    const rule = THINGS[why];
    this.problem = rule ? { code: `thing-${why}`, message: "", rule } : { code: why, message: "" };
  }

  /** Show how things stood after an entry of the log; after the last one, how they stand. */
  async lookAt(ply: number): Promise<void> {
    if (ply >= (this.shownPly ?? 0)) this.past.backToNow();
    else await this.tryTo(this.past.lookAt(Math.max(0, ply), this.viewer));
  }

  /** Look an entry of the log further back, or on. */
  async step(by: 1 | -1): Promise<void> {
    await this.lookAt((this.past.ply ?? this.shownPly ?? 0) + by);
  }

  /** Greet the server again: the language it answers in is another. */
  greetAgain(): void {
    this.connection.restart();
  }

  async say(text: string): Promise<void> {
    await this.tryTo(this.connection.chat(text));
  }

  async takeBack(): Promise<void> {
    await this.tryTo(api.takeBack(this.id, this.lastPly ?? 0));
  }

  async answerTakeBack(agree: boolean): Promise<void> {
    await this.tryTo(api.answerTakeBack(this.id, this.lastPly ?? 0, agree));
  }

  /** Take a seat. The stream begins anew, since the server now knows us as its holder. */
  async enter(request: Promise<unknown>): Promise<void> {
    await this.tryTo(request);
    if (!this.problem) this.connection.restart();
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
        this.game = message.game;
        this.chat = message.chat;
        this.freeTakeBack = message.free_take_back;
        this.catchUp(message.updates, message.views, message.ply);
        break;
      case "update":
        // After a reconnection the welcome may have told it already.
        if (this.lastPly !== null && message.ply <= this.lastPly) break;
        this.lastPly = message.ply;
        this.freeTakeBack = message.free_take_back;
        if (this.game) this.game = { ...this.game, deadline: message.deadline, ply: message.ply };
        this.waiting = [...this.waiting, message];
        if (this.timer === undefined) this.showNext();
        break;
      case "game": {
        const held = this.ownSeats.join();
        this.game = message.game;
        // A seat came or went: what we may know is another matter now.
        if (this.ownSeats.join() === held) break;
        this.past.backToNow();
        this.connection.restart();
        break;
      }
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) this.chat = [...this.chat, message.line];
        break;
    }
  }

  /** Show how things stand without showing how they came about; the log tells it. */
  private catchUp(updates: Update[], views: View[], ply: number): void {
    const known = new Set(this.log.map((update) => update.ply));
    const queued = this.waiting.map(({ ply: at, events }) => ({ ply: at, events }));
    const news = [...queued, ...updates].filter((update) => !known.has(update.ply));
    this.log = [...this.log, ...news];
    this.waiting = [];
    clearTimeout(this.timer);
    this.timer = undefined;
    this.moment = null;
    this.lastPly = ply;
    this.show(views, ply);
  }

  private readonly showNext = (): void => {
    this.timer = undefined;
    const pace = this.environment.pace();
    const [moment, ...rest] = this.waiting;
    if (!moment) return;
    if (rest.length >= CATCH_UP || (pace === 0 && rest.length)) {
      const last = this.waiting.at(-1) ?? moment;
      for (const { ply, views } of this.waiting) this.past.keep(ply, views);
      this.log = [...this.log, ...this.waiting.map(({ ply, events }) => ({ ply, events }))];
      this.waiting = [];
      this.moment = last;
      this.show(last.views, last.ply);
      return;
    }
    this.waiting = rest;
    this.log = [...this.log, { ply: moment.ply, events: moment.events }];
    this.moment = moment;
    this.show(moment.views, moment.ply);
    // What one has done oneself needs no time to be understood.
    const own = moment.events.every((event) => event.seat === null || this.ownSeats.includes(event.seat));
    if (rest.length || (pace > 0 && !own)) this.timer = setTimeout(this.showNext, own ? 0 : pace);
  };

  private show(views: View[], ply: number): void {
    this.views = views;
    this.shownPly = ply;
    this.past.keep(ply, views);
    this.problem = null;
    const actor = views[0]?.seat_to_act ?? null;
    if (actor === null || actor === this.uncovered || !this.ownSeats.includes(actor)) return;
    this.uncovered = null;
    if (this.passesAround) this.past.backToNow(); // the next person is to look at the screen
  }

  /** The ply that is on the screen. */
  get ply(): number | null {
    return this.shownPly;
  }
}

/** A table of the real server. */
export function joinTable(id: string, pace: () => number, language: () => string): Table {
  return new Table(id, { socket: (url) => new WebSocket(url), key: ownKey, language, pace });
}

/** A view as one sees it who may look at nobody's hand. */
export function withoutSecrets(view: View): View {
  return {
    ...view,
    seat: null,
    hand: [],
    legal_actions: [],
    players: view.players.map((player) => ({ ...player, known_cards: [], clerics: player.clerics?.map(() => null) ?? [] })),
  };
}
