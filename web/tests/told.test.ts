import { beforeAll, expect, test } from "vitest";
import type { Event, LogEntry } from "../src/generated/api";
import { EVENT_KINDS, LANGUAGES } from "../src/generated/data";
import { marked, plain, runsOf } from "../src/text/marked";
import { setLanguage } from "../src/text/texts.svelte";
import { Teller } from "../src/text/told";
import { event } from "./fakes";

beforeAll(() => setLanguage("en"));

const company = { names: ["Anna", "Bert"], reader: null, allProvinces: "all" } as const;
const log = (...entries: Event[][]): LogEntry[] => entries.map((events, revision) => ({ revision, events }));
const began = (seat: number, round = 1) => event("turn_began", seat, { round });
const tell = (entries: LogEntry[], reader: number | null = null) => new Teller({ ...company, reader }).tell(entries).map(({ text }) => plain(text));

const CLOSING = log(
  [began(1)],
  [event("took_open", 1, { city: "Ulm", slot: 0 }), event("laid_out", null, { city: "Linz", slot: 0 })],
  [event("began_route", 1, { city: "Nürnberg" })],
  [event("extended_route", 1, { city: "Ulm", end: "left" })],
  [event("helped", 1, { official: "carrier" }), event("extended_route", 1, { city: "Regensburg", end: "right" })],
  [event("closed_route", 1, { option: "each", cards: 3 }), event("placed_office", 1, { city: "Ulm" })],
  [event("placed_office", 1, { city: "Nürnberg" }), event("won_carriage", 1, { number: 3 }), began(0)],
);

test("a turn is one sentence: the route closed by its cities, what it brought counted, refills left out", () => {
  expect(tell(CLOSING)).toEqual([
    "Bert takes Ulm, begins a route with Nürnberg, Ulm and Regensburg; closes Ulm–Nürnberg–Regensburg: two offices, carriage 3",
    "",
  ]);
});

test("who reads is spoken to", () => {
  expect(tell(CLOSING, 1)[0]).toMatch(/^You take Ulm, begin a route with .*; close Ulm–Nürnberg–Regensburg: two offices, carriage 3$/);
  expect(tell(CLOSING, 0)[0]).toMatch(/^Bert takes/);
});

test("the newest thing grows as it happens", () => {
  const newest = (entries: number) => plain(new Teller(company).tell(CLOSING.slice(0, entries)).at(-1)?.newest ?? "");
  expect(newest(2)).toBe("Bert takes Ulm");
  expect(newest(4)).toBe("Bert begins a route with Nürnberg and Ulm");
  expect(newest(6)).toBe("Bert closes Ulm–Nürnberg–Regensburg: one office");
});

test("every step is there to be unfolded, with what happened in passing", () => {
  const [turn] = new Teller(company).tell(CLOSING);
  const steps = turn?.steps.map(({ revision, text }) => [revision, plain(text)]);
  expect(steps).toContainEqual([4, "Bert is helped by the postal carrier"]);
  expect(steps).toContainEqual([6, "Carriage 3"]);
  expect(JSON.stringify(steps)).not.toContain("Linz");
  expect(turn?.gains).toEqual([{ kind: "offices", count: 2 }, { kind: "carriage", number: 3 }]);
});

test("secrets are told only to who knows them", () => {
  const drawn = (city: string | null) => log([began(0)], [event("took_hidden", 0, { city })], [event("took_hidden", 0, { city })]);
  expect(tell(drawn("Linz"))).toEqual(["Anna takes Linz and Linz"]);
  expect(tell(drawn(null))).toEqual(["Anna takes 2 hidden cards"]);
});

test("what one pair of eyes was told, another is not", () => {
  const teller = new Teller(company);
  const seen = (city: string | null) => log([began(0)], [event("took_hidden", 0, { city })]);
  const words = (city: string | null) => plain(teller.tell(seen(city))[0]?.text ?? "");
  expect([words("Linz"), words(null), words("Linz")]).toEqual(["Anna takes Linz", "Anna takes a hidden card", "Anna takes Linz"]);
});

test("what was taken back is not told as played, and routes are as they were before it", () => {
  const entries = log(
    [began(0)],
    [event("began_route", 0, { city: "Ulm" })],
    [event("extended_route", 0, { city: "Augsburg", end: "right" })],
    [event("took_back", 0, { actions: 1, seen: false })],
    [event("extended_route", 0, { city: "Stuttgart", end: "right" })],
    [event("closed_route", 0, { option: "each", cards: 2 }), began(1)],
  );
  expect(tell(entries)).toEqual([
    "Anna begins a route with Ulm",
    "Anna undoes the last action",
    "Anna lays Stuttgart, closes Ulm–Stuttgart",
    "",
  ]);
});

test("a route that began before the log is told by its length", () => {
  expect(tell(log([began(0)], [event("closed_route", 0, { option: "each", cards: 4 })]))).toEqual(["Anna closes a route of 4 cards"]);
});

const DETAILS = { city: "Ulm", cards: 3, official: "carrier", officials: ["carrier"], stack: "baden", value: 3, number: 4, coach: "Baden", place: "Rom", rank: 2, actions: 1, seen: false, change: "left", round: 3, end: "left", option: "each" };
test.each(LANGUAGES)("every kind of event has words in %s, for you and for others, or shows by itself", async (language) => {
  await setLanguage(language);
  const byItself = new Set(["turn_began", "game_over", "laid_out"]);
  for (const kind of EVENT_KINDS)
    for (const reader of [0, null]) {
      const told = new Teller({ ...company, reader }).tell(log([began(0)], [event(kind, 0, DETAILS)]));
      const steps = told.flatMap((turn) => turn.steps).map(({ text }) => text);
      if (!byItself.has(kind)) expect(steps.length, kind).toBe(1);
      for (const text of [...steps, ...told.map((turn) => turn.text)]) expect(plain(text), kind).not.toMatch(/[{}]|told-|event-|[\ue000-\ue002]/);
    }
  await setLanguage("en");
});

test("cities keep their marks in whatever form they are told", () => {
  expect(runsOf(`from ${marked("Ulm", "Ulmot")} on, ${marked("Linz")}: two`)).toEqual([
    { text: "from ", city: null, stop: "" },
    { text: "Ulmot", city: "Ulm", stop: "" },
    { text: " on, ", city: null, stop: "" },
    { text: "Linz", city: "Linz", stop: ":" },
    { text: " two", city: null, stop: "" },
  ]);
});
