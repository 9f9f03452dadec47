import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Event, LogEntry } from "../src/generated/api";
import { ACTIONS, CITIES, EVENT_KINDS } from "../src/generated/data";
import { compareDeal, dealAgain, type Dealt, type GameRecord } from "../src/state/deal";
import { prove, termsOf } from "../src/state/shuffle";

interface Golden {
  cards: string;
  reshuffles: number;
  events: string;
  record: Omit<GameRecord, "actions"> & { actions: number[] };
}

// Games as Python dealt and played them: tools/golden_deals.py.
const golden = JSON.parse(readFileSync(join(import.meta.dirname, "deals.json"), "utf8")) as Golden[];
const records = golden.map(({ record }): GameRecord => ({ ...record, actions: record.actions.map((number) => ACTIONS[number]?.action ?? "") }));
const [first] = records;
if (!first) throw new Error("there is no game");

const FIRST_LETTER = "a".charCodeAt(0);
const turnsUp = (kind: number) => ["laid_out", "took_hidden"].includes(EVENT_KINDS[kind] ?? "");
const cardsOf = (dealt: Dealt) =>
  dealt.events
    .flat()
    .filter(([kind]) => turnsUp(kind))
    .map(([, , city]) => String.fromCharCode(FIRST_LETTER + city))
    .join("");

/** The log of a page that shows a game as one seat may know it. */
function logOf(dealt: Dealt, viewer: number): LogEntry[] {
  return dealt.events.map((events, revision) => ({
    revision,
    events: events.map(([kind, seat, first]) => {
      const name = EVENT_KINDS[kind];
      if (!turnsUp(kind)) return { kind: name, seat } as Event;
      return { kind: name, seat, city: name === "took_hidden" && seat !== viewer ? null : CITIES[first]?.name } as Event;
    }),
  }));
}

test("every edition, module and number of seats is among the games, and piles that were made anew", () => {
  expect(new Set(records.map(({ edition, modules, seats }) => `${edition} ${modules.join()} ${seats}`)).size).toBe(48);
  expect(golden.some(({ reshuffles }) => reshuffles > 1)).toBe(true);
  expect(records.filter(({ shuffle }) => !shuffle?.game).length).toBeGreaterThan(5);
  for (const start of [0, 1, 2, 3, null]) expect(records.map((record) => record.start)).toContain(start);
});

test.each(records.map((record, at) => [termsOf(record), at] as const))("%s: all cards and all that happens follow from the seed", async (terms, at) => {
  const record = records[at] as GameRecord;
  const dealt = dealAgain(record);
  expect(cardsOf(dealt)).toBe(golden[at]?.cards);
  expect(createHash("sha256").update(JSON.stringify(dealt.events.flat())).digest("hex")).toBe(golden[at]?.events);
  expect(dealt).toMatchObject({ isRight: true, cards: golden[at]?.cards.length });
  const isBound = record.shuffle?.game !== undefined;
  if (isBound) expect(record.shuffle?.terms).toBe(terms);
  const whole = { commitment: true, bound: isBound || null, seed: true, cards: true, turnedUp: dealt.cards, seen: true };
  expect(await prove(record, logOf(dealt, 0), null)).toMatchObject(whole);
});

test("another seed, another start, other rules or another result are noticed", () => {
  const others: Partial<GameRecord>[] = [
    { seed: `${BigInt(first.seed ?? 0) + 1n}` },
    { seed: `${BigInt(first.seed ?? 0) ^ (1n << 127n)}` },
    { start: 1 - (first.start ?? 0) },
    { result: [1, 2] },
    { result: null },
    { actions: first.actions.slice(0, -1) },
    { actions: ["whatever", ...first.actions] },
  ];
  for (const other of others) expect(dealAgain({ ...first, ...other }).isRight, JSON.stringify(other)).toBe(false);
  expect(dealAgain({ ...first, actions: first.actions.slice(0, -1), result: null }).isRight).toBe(true);
});

test("a card that this page has shown otherwise is noticed, be it one of the display or of one's own hand", () => {
  const dealt = dealAgain(first);
  const log = logOf(dealt, 0);
  const cards = log.flatMap(({ events }) => events).filter((event) => "city" in event && event.city !== null);
  expect(compareDeal(dealt, log)).toEqual({ isRight: true, cards: cards.length });
  for (const kind of ["laid_out", "took_hidden"]) {
    const at = log.findLastIndex(({ events }) => events.some((event) => event.kind === kind && "city" in event && event.city !== null));
    const exchanged = log.map((entry, ply) =>
      ply === at ? { ...entry, events: entry.events.map((event) => ("city" in event && event.city !== null ? { ...event, city: event.city === "Linz" ? "Ulm" : "Linz" } : event) as Event) } : entry,
    );
    expect(compareDeal(dealt, exchanged)?.isRight, kind).toBe(false);
    const lost = log.map((entry, ply) => (ply === at ? { ...entry, events: entry.events.filter((event) => event.kind !== kind) } : entry));
    expect(compareDeal(dealt, lost)?.isRight, kind).toBe(false);
  }
});

test("what was taken back does not count, a log that lacks the set-up proves nothing, and one of more or less is of another game", () => {
  const dealt = dealAgain(first);
  const log = logOf(dealt, 0);
  const [setUp, draw, ...rest] = log as [LogEntry, LogEntry, ...LogEntry[]];
  const back: LogEntry = { revision: 2, events: [{ kind: "took_back", seat: 0, actions: 1 } as Event] };
  const other: LogEntry = { revision: 1, events: [{ kind: "swept", seat: 0 } as Event] };
  expect(compareDeal(dealt, [setUp, other, back, draw, ...rest])).toEqual(compareDeal(dealt, log));
  expect(compareDeal(dealt, log.slice(1))).toBeNull();
  expect(compareDeal(dealt, log.slice(0, -1))?.isRight).toBe(false);
  expect(compareDeal({ ...dealt, events: dealt.events.slice(0, -1) }, log)?.isRight).toBe(false);
  expect(compareDeal(dealt, [])).toBeNull();
});
