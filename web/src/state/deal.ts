// A game dealt and played again from its seed, by the engine itself: do its cards and its result follow?
import type { LogEntry } from "../generated/api";
import { ACTIONS, CITIES, EVENT_KINDS } from "../generated/data";
import { apply, DEFAULTS, EDITIONS, legal_actions, MOST_LEGAL, new_game, score, seed_dealer, seed_generator, set_up, split_seed, State } from "../generated/engine";

/** A record in its JSON form (src/posthorn/record/json_form.py). */
export interface GameRecord {
  rules: number;
  edition: string;
  seats: number;
  modules: string[];
  switches: Record<string, string | number | boolean | null>;
  start: number | null;
  seed: string | null;
  shuffle?: { commitment: string; secret: string; randomness: string[]; game?: string; terms?: string; attempts?: number[] };
  result: number[] | null;
  actions: string[];
}

type RawEvent = readonly [kind: number, seat: number, first: number, second: number];

/** A game as it follows from its seed: what happened at the set-up, and by each action. */
export interface Dealt {
  isRight: boolean; // every action was legal, and the result is the record's
  cards: number; // that were turned up, into the display or into a hand
  events: RawEvent[][];
}

const LAID_OUT = EVENT_KINDS.indexOf("laid_out");
const TOOK_HIDDEN = EVENT_KINDS.indexOf("took_hidden");
const NUMBERS = new Map(ACTIONS.map(({ action }, number) => [action, number]));

const turnsUp = ([kind]: RawEvent) => kind === LAID_OUT || kind === TOOK_HIDDEN;

export function dealAgain(record: GameRecord): Dealt {
  const s = new State();
  const edition = EDITIONS[record.edition as keyof typeof EDITIONS];
  set_up({ ...DEFAULTS, ...edition, ...record.switches, seats: record.seats, modules: record.modules }, s);
  s.start = record.start ?? -1;
  // Where the commitment is bound to the game, the generator is keyed.
  (record.shuffle?.game ? seed_dealer : seed_generator)(s.rng, split_seed(BigInt(record.seed ?? 0)));
  s.watcher = [];
  new_game(s);
  const events: RawEvent[][] = [s.watcher];
  const legal = new Array<number>(MOST_LEGAL);
  let isRight = true;
  for (const action of record.actions) {
    const number = NUMBERS.get(action) ?? -1;
    isRight &&= legal.slice(0, legal_actions(s, legal)).includes(number);
    if (!isRight) break;
    s.watcher = [];
    apply(s, number);
    events.push(s.watcher);
  }
  const scores = Array.from({ length: record.seats }, (_, seat) => score(s, seat));
  isRight &&= record.result === null || String(record.result) === String(scores);
  isRight &&= (record.result !== null) === isOver(events);
  return { isRight, cards: events.flat().filter(turnsUp).length, events };
}

function isOver(events: readonly RawEvent[][]): boolean {
  return events.at(-1)?.some(([kind]) => EVENT_KINDS[kind] === "game_over") ?? false;
}

/** Compare the cards that a log shows with those that follow from the seed; null where it does not tell the set-up. */
export function compareDeal(dealt: Dealt, log: readonly LogEntry[]): { isRight: boolean; cards: number } | null {
  const standing = standingEntries(log);
  if (log[0]?.revision !== 0) return null;
  let cards = 0;
  let isRight = standing.length === dealt.events.length; // else the record is of another game, or was cut off
  standing.forEach(({ events }, ply) => {
    const shown = events.filter(({ kind }) => kind === "laid_out" || kind === "took_hidden");
    const drawn = (dealt.events[ply] ?? []).filter(turnsUp);
    isRight &&= shown.length === drawn.length;
    shown.forEach((event, at) => {
      const [kind = -1, , city = -1] = drawn[at] ?? [];
      if (!("city" in event) || event.city === null) return; // somebody else's
      cards += 1;
      isRight &&= event.kind === EVENT_KINDS[kind] && event.city === CITIES[city]?.name;
    });
  });
  return { isRight, cards };
}

/** The set-up and the entries of the actions that stand; what was taken back, and seats that changed hands, left out. */
function standingEntries(log: readonly LogEntry[]): LogEntry[] {
  const standing: LogEntry[] = [];
  for (const entry of log) {
    const [event] = entry.events;
    if (event?.kind === "took_back") standing.splice(-event.actions);
    else if (!event || EVENT_KINDS.indexOf(event.kind) <= GAME_OVER) standing.push(entry);
  }
  return standing;
}

const GAME_OVER = EVENT_KINDS.indexOf("game_over"); // the last kind that the engine reports
