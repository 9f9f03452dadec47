// Turns as they are told: one sentence for each, with what it brought and, folded away, every step of it.
import type { Event, LogEntry, Stack } from "../generated/api";
import type { AllProvinces } from "../state/shown-table";
import { marked } from "./marked";
import { officialName, stackName } from "./narration";
import { enumerate, t, type Values } from "./texts.svelte";

/** Who is spoken of, and who reads. */
export interface Company {
  names: readonly string[];
  reader: number | null; // the seat that is "you"
  allProvinces: AllProvinces; // by which a tile is named
}

/** What a turn brought that can be drawn. */
export type Gain =
  | { kind: "offices"; count: number }
  | { kind: "carriage"; number: number }
  | { kind: "tile"; stack: Stack; value: number }
  | { kind: "chip" }
  | { kind: "rome" }
  | { kind: "end" };

/** A turn, or something that happened besides. Texts carry marks, see marked.ts. */
export interface Told {
  revision: number; // the last entry of the log that belongs to it
  first: number; // and the first one
  seat: number | null;
  isTurn: boolean; // not something besides
  round: number;
  text: string; // empty as long as nothing worth telling has happened
  newest: string; // the last thing done, as a sentence
  gains: Gain[];
  steps: { revision: number; text: string }[];
}

interface Step {
  revision: number;
  event: Event;
  route: readonly string[]; // of the seat, before it
}

interface Turn {
  seat: number | null;
  round: number;
  began: number;
  steps: Step[];
}

/** A part of a sentence: what was done, without who did it. */
interface Clause {
  told: (you: string) => string;
  gains: string[];
}

const NOT_TOLD: ReadonlySet<Event["kind"]> = new Set<Event["kind"]>(["turn_began", "game_over", "laid_out"]);

/** The turns of a log, those that were taken back left out. */
function turnsOf(log: readonly LogEntry[]): Turn[] {
  let turns: Turn[] = [];
  let routes: Readonly<Record<number, readonly string[]>> = {};
  const played: { revision: number; routes: typeof routes }[] = []; // the actions that stand, with the routes before them
  for (const { revision, events } of log) {
    const takeBack = events.find((event) => event.kind === "took_back");
    if (takeBack) {
      const undone = played.splice(-takeBack.actions);
      routes = undone[0]?.routes ?? routes;
      const from = undone[0]?.revision ?? revision;
      const gone = new Set(undone.map((entry) => entry.revision));
      turns = turns
        .filter((turn) => turn.began < from || !isTurn(turn))
        .map((turn) => ({ ...turn, steps: turn.steps.filter((step) => !gone.has(step.revision)) }));
    } else if (!events.some(({ kind }) => kind === "seat_changed")) played.push({ revision, routes });
    for (const event of events) {
      const last = turns.at(-1);
      if (event.kind === "turn_began") turns.push({ seat: event.seat, round: Number(event.round), began: revision, steps: [] });
      if (NOT_TOLD.has(event.kind)) continue;
      const route = event.seat === null ? [] : (routes[event.seat] ?? []);
      const step = { revision, event, route };
      const begin = (seat: number | null, round: number) => turns.push({ seat, round, began: revision, steps: [step] });
      // What happens besides interrupts a turn, which goes on after it; before the first turn everybody has a line.
      if (isBesides(event)) begin(event.seat, last?.round ?? 0);
      else if (last && isTurn(last) && (last.round > 0 || event.seat === null || event.seat === last.seat)) last.steps.push(step);
      else if (last && last.round > 0) begin(turns.findLast(isTurn)?.seat ?? event.seat, last.round);
      else begin(event.seat, 0);
      routes = { ...routes, ...routeAfter(event, route) };
    }
  }
  return turns;
}

function isBesides({ kind }: Event): boolean {
  return kind === "took_back" || kind === "seat_changed" || kind === "rounds_over";
}

function isTurn({ steps }: Turn): boolean {
  return !steps.some(({ event }) => isBesides(event));
}

function routeAfter(event: Event, route: readonly string[]): Record<number, readonly string[]> {
  switch (event.kind) {
    case "began_route":
      return { [event.seat]: [event.city] };
    case "extended_route":
      return { [event.seat]: event.end === "left" ? [event.city, ...route] : [...route, event.city] };
    case "lost_route":
    case "closed_route":
      return { [event.seat]: [] };
    default:
      return {};
  }
}

const say =
  (message: string, values: Values = {}) =>
  (you: string): string =>
    t(`told-${message}`, { ...values, you });

function cards(steps: readonly Step[]): string {
  const cities = steps.flatMap(({ event }) => ("city" in event && event.city !== null ? [t("told-card", { city: marked(event.city) })] : []));
  const hidden = steps.length - cities.length;
  return enumerate(hidden ? [...cities, t("told-hidden", { count: hidden })] : cities);
}

// Kinds of events that are told together if they follow one another.
const TOGETHER: Partial<Record<Event["kind"], string>> = {
  took_open: "takes",
  took_hidden: "takes",
  began_route: "begins",
  extended_route: "lays",
  placed_office: "opens",
  discarded: "discards",
};

/** What a row of like events is, as a part of a sentence. */
function together(kind: string, steps: readonly Step[]): (you: string) => string {
  return say(kind, kind === "opens" ? { many: steps.length > 1 ? "yes" : "no", cities: cards(steps) } : { cards: cards(steps) });
}

/** A single event as a part of a sentence; null where it is none, and told in words of its own. */
function clauseOf({ event, route }: Step): ((you: string) => string) | null {
  switch (event.kind) {
    case "lost_route":
      return say("loses", { cards: event.cards });
    case "closed_route":
      return route.length === event.cards
        ? say("closes", { route: route.map((city) => marked(city)).join("–") })
        : say("closes-cards", { cards: event.cards });
    case "swept":
      return say("sweeps");
    case "nothing_to_draw":
      return say("no-card");
    case "helped":
      return say("helped", { official: officialName(event.official), official_id: event.official });
    case "sent_cleric":
      return event.rank === null
        ? say("sends", { coach: event.coach })
        : say("sends-known", { coach: event.coach, rank: event.rank, cleric: t(`cleric-${event.rank}`) });
    case "drove":
      return say("drives", { coach: event.coach, place: event.place });
    case "arrived":
      return say("arrives", { coach: event.coach });
    case "received":
    case "dismissed":
      return say(event.kind, { rank: event.rank, cleric: t(`cleric-${event.rank}`) });
    case "took_token":
      return say("token", { official: officialName(event.official), official_id: event.official });
    case "handed_in":
      return say("hands-in", { count: event.officials.length, officials: enumerate(event.officials.map(officialName)) });
    case "kept_tokens":
      return say("keeps");
    case "took_chip":
      return say("takes-chip");
    case "brought_end":
      return say("ends");
    case "took_back":
      return say("took-back", { actions: event.actions, seen: String(event.seen) });
    case "seat_changed":
      return say("seat-changed", { change: event.change });
    default:
      return TOGETHER[event.kind] ? together(TOGETHER[event.kind] ?? "", [{ event, route } as Step]) : null;
  }
}

// What is told among the steps only.
const IN_PASSING: ReadonlySet<Event["kind"]> = new Set<Event["kind"]>(["helped", "took_token", "kept_tokens", "received", "dismissed", "reshuffled"]);

/** A turn as the parts of its sentence. */
function clausesOf({ seat, steps }: Turn, allProvinces: AllProvinces): Clause[] {
  const clauses: Clause[] = [];
  let row: { kind: string; steps: Step[] } | null = null; // like events so far
  let closing: { gains: string[]; offices: number } | null = null;
  const arrived = new Set(steps.flatMap(({ event }) => (event.kind === "arrived" ? [event.coach] : [])));
  for (const step of steps) {
    const { event } = step;
    const isOthers = event.seat !== null && event.seat !== seat;
    if (isOthers || IN_PASSING.has(event.kind) || (event.kind === "drove" && arrived.has(event.coach))) continue;
    const gain = gainText(event, allProvinces);
    if (gain) {
      (closing ?? clauses.at(-1))?.gains.push(gain);
      continue;
    }
    if (event.kind === "placed_office" && closing) {
      closing.gains.splice(0, closing.offices ? 1 : 0, t("told-offices", { count: ++closing.offices }));
      continue;
    }
    const kind = TOGETHER[event.kind];
    if (kind) {
      const joins: boolean = row !== null && (row.kind === kind || (row.kind === "begins" && kind === "lays"));
      row = row && joins ? { kind: row.kind, steps: [...row.steps, step] } : { kind, steps: [step] };
      if (joins) clauses.pop();
      clauses.push({ told: together(row.kind, row.steps), gains: [] });
    } else {
      row = null;
      const told = clauseOf(step);
      if (told) clauses.push({ told, gains: [] });
    }
    closing = event.kind === "closed_route" ? { gains: clauses.at(-1)?.gains ?? [], offices: 0 } : null;
  }
  return clauses;
}

function gainText(event: Event, allProvinces: AllProvinces): string | null {
  if (event.kind === "won_carriage") return t("told-carriage", { number: event.number });
  if (event.kind === "won_tile") return t("told-tile", { stack: stackName(event.stack, allProvinces), value: event.value });
  if (event.kind === "took_chip") return t("told-chip");
  return null;
}

function gainsOf({ steps }: Turn): Gain[] {
  const offices = steps.filter(({ event }) => event.kind === "placed_office").length;
  const gains = steps.flatMap(({ event }): Gain[] => {
    if (event.kind === "won_carriage") return [{ kind: "carriage", number: event.number }];
    if (event.kind === "won_tile") return [{ kind: "tile", stack: event.stack, value: event.value }];
    if (event.kind === "took_chip") return [{ kind: "chip" }];
    if (event.kind === "arrived") return [{ kind: "rome" }];
    if (event.kind === "brought_end") return [{ kind: "end" }];
    return [];
  });
  return offices ? [{ kind: "offices", count: offices }, ...gains] : gains;
}

/** Whether nothing has been added, and everything is still told by the same eyes. */
function isSame(a: Turn, b: Turn): boolean {
  return a.steps.length === b.steps.length && a.steps.every(({ event }, at) => event === b.steps[at]?.event);
}

/** Words that begin a sentence. */
function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** Tells a log to somebody; what was told is kept, since most of a log stays as it is. */
export class Teller {
  private readonly kept = new Map<string, { turn: Turn; told: Told }>();

  constructor(private readonly company: Company) {}

  tell(log: readonly LogEntry[]): Told[] {
    return turnsOf(log).map((turn) => {
      const last = turn.steps.at(-1)?.revision ?? turn.began;
      const key = `${turn.began} ${turn.seat}`;
      const before = this.kept.get(key);
      if (before && isSame(before.turn, turn)) return before.told;
      const told = this.tellTurn(turn, last);
      this.kept.set(key, { turn, told });
      return told;
    });
  }

  private tellTurn(turn: Turn, last: number): Told {
    const clauses = clausesOf(turn, this.company.allProvinces);
    const texts = clauses.map((clause) => this.worded(clause, turn.seat));
    const joined = texts.reduce((row, text, at) => `${row}${clauses[at - 1]?.gains.length || clauses[at]?.gains.length ? "; " : ", "}${text}`, "").replace(/^[,;] /, "");
    const apart = turn.steps.length === 1 && turn.steps[0]?.event.kind === "rounds_over" ? this.ownWords(turn.steps[0].event) : null;
    const newest = texts.at(-1);
    return {
      revision: last,
      first: turn.began,
      seat: turn.seat,
      isTurn: isTurn(turn),
      round: turn.round,
      text: apart ?? (joined ? this.sentence(turn.seat, joined) : ""),
      newest: newest ? this.sentence(turn.seat, newest) : "",
      gains: gainsOf(turn),
      steps: turn.steps.flatMap((step) => {
        const text = this.stepText(step);
        return text ? [{ revision: step.revision, text }] : [];
      }),
    };
  }

  private stepText(step: Step): string | null {
    const { event } = step;
    const gain = event.kind === "took_chip" ? null : gainText(event, this.company.allProvinces);
    if (gain) return capital(gain);
    const clause = clauseOf(step);
    return clause ? this.sentence(event.seat, clause(this.you(event.seat))) : this.ownWords(event);
  }

  /** What has no player for its subject. */
  private ownWords(event: Event): string | null {
    if (event.kind === "reshuffled") return t("told-reshuffled", { cards: event.cards });
    if (event.kind === "rounds_over") return t("told-rounds-over", { round: Number(event.round) });
    return null;
  }

  private worded({ told, gains }: Clause, seat: number | null): string {
    const text = told(this.you(seat));
    return gains.length ? t("told-gains", { told: text, gains: gains.reduce((before, after) => t("list-comma", { before, after })) }) : text;
  }

  private you(seat: number | null): string {
    return seat !== null && seat === this.company.reader ? "yes" : "no";
  }

  private sentence(seat: number | null, told: string): string {
    if (seat === null) return capital(told);
    if (seat === this.company.reader) return capital(t("told-sentence-you", { told }));
    return t("told-sentence", { player: this.company.names[seat] ?? "", told });
  }
}
