import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/state/table.svelte";
import { environment, event, FakeSocket, game, mine, seat, update, view, welcome } from "./fakes";

const PACE = 800;
let pace: number;
const STAGE = 5000;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  pace = PACE;
  table = new Table("g", { ...environment, pace: () => pace, staged: (events) => events.filter(({ kind }) => kind === "won_carriage").length * STAGE });
  FakeSocket.last.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const server = (): FakeSocket => FakeSocket.last;
const drew = (by: number) => [event("took_hidden", by, { city: null })];

test("the view and its legal actions are shown", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)]));
  expect(table.view?.hand).toEqual(["Linz"]);
  expect(table.isOnTurn).toBe(true);
  expect(table.legal.about("Linz")).toHaveLength(1);
});

test("others' actions are shown one by one, and one's own at once", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)]));
  server().say(update(1, [view(0, 1)], drew(0)));
  expect(table.revision).toBe(1);
  server().say(update(2, [view(0, 1)], drew(1)));
  server().say(update(3, [view(0, 1)], drew(1)));
  server().say(update(4, [view(0, 0)], drew(1)));
  expect(table.revision).toBe(2);
  expect(table.isOnTurn).toBe(false);
  vi.advanceTimersByTime(PACE);
  expect(table.revision).toBe(3);
  vi.advanceTimersByTime(PACE);
  expect(table.revision).toBe(4);
  expect(table.isOnTurn).toBe(true);
  expect(table.log.map((entry) => entry.revision)).toEqual([0, 1, 2, 3, 4]);
});

test("what is staged has its time, also in one's own turn, and can be cut short", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)]));
  server().say(update(1, [view(0, 1)], [event("won_carriage", 0, { number: 3 })]));
  server().say(update(2, [view(0, 1)], [event("won_carriage", 1, { number: 3 })]));
  server().say(update(3, [view(0, 0)], drew(1)));
  vi.advanceTimersByTime(STAGE - 1);
  expect(table.revision).toBe(1);
  vi.advanceTimersByTime(1);
  expect(table.revision).toBe(2);
  table.hurry();
  expect(table.revision).toBe(3);
});

test("without a pace everything is shown at once", () => {
  pace = 0;
  server().say(welcome([mine(0), seat(1)], [view(0, 1)]));
  for (const revision of [1, 2, 3]) server().say(update(revision, [view(0, 1)], drew(1)));
  expect(table.revision).toBe(3);
});

test("after a lost connection nothing is missing in the log and nothing is told twice", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 1)]));
  server().say(update(1, [view(0, 1)], drew(1)));
  server().say(update(2, [view(0, 1)], drew(1)));
  server().close(1006);
  vi.advanceTimersByTime(1000);
  server().open();
  expect(server().sent[0]).toMatchObject({ type: "hello", revision: 2 });
  server().say({
    type: "welcome",
    game: game([mine(0), seat(1)]),
    revision: 4,
    perspectives: [
      {
        view: view(0, 0),
        log: [
          { revision: 3, events: drew(1) },
          { revision: 4, events: drew(1) },
        ],
      },
    ],
    chat: [],
    way_back: null,
  });
  server().say(update(4, [view(0, 0)], drew(1)));
  expect(table.log.map((entry) => entry.revision)).toEqual([0, 1, 2, 3, 4]);
  expect(table.revision).toBe(4);
});

test("an action names the revision it answers, and nothing else can be done meanwhile", async () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 5));
  const played = table.play("draw Linz");
  expect(table.isOnTurn).toBe(false);
  expect(server().sent.at(-1)).toMatchObject({ type: "play", seat: 0, revision: 5, action: "draw Linz" });
  server().say({ type: "done", id: 1, revision: 6, repeated: false });
  await played;
  expect(table.sending).toBeNull();
});

test("a refusal is told, but not that somebody was faster", async () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)]));
  const wrong = table.play("draw Ulm");
  server().say({ type: "refused", id: 1, error: { code: "not-open", message: "Ulm is not one of the open cards", rule: "R3.1" } });
  await wrong;
  expect(table.problem?.rule).toBe("R3.1");
  const stale = table.play("draw Linz");
  server().say({ type: "refused", id: 2, error: { code: "stale", message: "", revision: 9 } });
  await stale;
  expect(table.problem).toBeNull();
});

test("where one screen is passed around, the hand is covered until its owner says so", () => {
  server().say(welcome([mine(0), mine(1)], [view(0, 0), view(1, 0), view(null, 0)]));
  expect(table.covered).toBe(true);
  expect(table.view?.hand).toEqual([]);
  expect(table.isOnTurn).toBe(false);
  table.uncover(0);
  expect(table.view?.seat).toBe(0);
  expect(table.view?.hand).toEqual(["Linz"]);
  expect(table.isOnTurn).toBe(true);
  server().say(update(1, [view(0, 1), view(1, 1), view(null, 1)], drew(0)));
  expect(table.covered).toBe(true);
  expect(table.view?.hand).toEqual([]);
  table.uncover(1);
  expect(table.view?.seat).toBe(1);
});

test("where one screen is passed around, the log tells each person what they may know", () => {
  server().say(welcome([mine(0), mine(1)], [view(0, 0), view(1, 0), view(null, 0)]));
  table.uncover(0);
  const told = (city: string | null) => [event("took_hidden", 0, { city })];
  const perspectives = [
    { view: view(0, 1), events: told("Linz") },
    { view: view(1, 1), events: told(null) },
    { view: view(null, 1), events: told(null) },
  ];
  server().say({ type: "update", revision: 1, perspectives, deadline: null, way_back: null });
  expect(table.covered).toBe(true);
  expect(table.log.at(-1)?.events).toEqual(told(null));
  table.uncover(1);
  expect(table.log.at(-1)?.events).toEqual(told(null));
  table.uncover(0);
  expect(table.log.at(-1)?.events).toEqual(told("Linz"));
});

test("with bots between, the person who has just played still sees their hand", () => {
  server().say(welcome([mine(0), mine(1), seat(2)], [view(0, 0), view(1, 0), view(null, 0)]));
  table.uncover(0);
  server().say(update(1, [view(0, 2), view(1, 2), view(null, 2)], drew(0)));
  expect(table.covered).toBe(false);
  expect(table.view?.seat).toBe(0);
});

test("a spectator sees and does nothing", () => {
  server().say(welcome([seat(0), seat(1)], [view(null, 0)]));
  expect(table.isSpectator).toBe(true);
  expect(table.isOnTurn).toBe(false);
});

test("why something is not legal is asked and told; what is legal needs no reason", async () => {
  const reason = { revision: 3, legal: false, message: "Ulm is not one of the open cards", rule: "R3.1", code: "not-open" };
  const fetched = vi.fn((_path: string, _request: RequestInit) => Promise.resolve(Response.json(reason)));
  vi.stubGlobal("fetch", fetched);
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 3));
  await table.askWhy("draw Linz");
  expect(fetched).not.toHaveBeenCalled();
  await table.askWhy("draw Ulm");
  expect(fetched.mock.lastCall?.[0]).toBe("api/games/g/why-not");
  expect(fetched.mock.lastCall?.[1].body).toBe('{"seat":0,"action":"draw Ulm"}');
  expect(table.problem).toMatchObject({ message: "Ulm is not one of the open cards", rule: "R3.1" });
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 3)); // the stream began anew, and nothing has happened
  expect(table.problem).not.toBeNull();
  server().say(update(4, [view(0, 1)], drew(0)));
  expect(table.problem).toBeNull();
  await table.askWhy("draw Ulm"); // the answer is about the position before
  expect(table.problem).toBeNull();
  expect(server().sent).toHaveLength(1);
});

test("when a seat is handed over, the view is asked for anew", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 3));
  const before = FakeSocket.all.length;
  server().say({ type: "game", game: game([seat(0), seat(1)]) });
  expect(FakeSocket.all).toHaveLength(before + 1);
  server().open();
  expect(server().sent[0]).toMatchObject({ type: "hello", revision: null });
  server().say(welcome([seat(0), seat(1)], [view(null, 0)], 3));
  expect(table.log.map((entry) => entry.revision)).toEqual([0]);
  expect(table.view?.hand).toEqual([]);
  expect(table.isOnTurn).toBe(false);
});

test("one can look back at what was shown, and do nothing there", async () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0, { pile_size: 60 })]));
  server().say(update(1, [view(0, 0, { pile_size: 59 })], drew(0)));
  await table.step(-1);
  expect(table.past.revision).toBe(0);
  expect(table.view?.pile_size).toBe(60);
  expect(table.present?.pile_size).toBe(59);
  expect(table.isOnTurn).toBe(true);
  expect(table.legal.size).toBe(0);
  const sent = server().sent.length;
  await table.play("draw Linz");
  await table.askWhy("draw Ulm");
  expect(server().sent).toHaveLength(sent);
  server().say(update(2, [view(0, 1, { pile_size: 58 })], drew(0)));
  expect(table.view?.pile_size).toBe(60);
  await table.step(1);
  expect(table.view?.pile_size).toBe(59);
  await table.step(1);
  expect(table.past.revision).toBeNull();
  expect(table.view?.pile_size).toBe(58);
});

test("what happened before one came is asked of the server, for one's own seat", async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ revision: 2, view: view(0, 1, { pile_size: 33 }) })));
  vi.stubGlobal("fetch", fetched);
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 5));
  await table.lookAt(2);
  expect(fetched).toHaveBeenCalledWith("api/games/g/view?revision=2&seat=0", expect.anything());
  expect(table.view?.pile_size).toBe(33);
  table.past.backToNow();
  await table.lookAt(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("when the screen is passed on, nobody looks back any more", async () => {
  server().say(welcome([mine(0), mine(1)], [view(0, 0), view(1, 0), view(null, 0)]));
  table.uncover(0);
  server().say(update(1, [view(0, 0), view(1, 0), view(null, 0)], drew(0)));
  await table.lookAt(0);
  expect(table.view?.hand).toEqual(["Linz"]);
  server().say(update(2, [view(0, 1), view(1, 1), view(null, 1)], drew(0)));
  expect(table.past.revision).toBeNull();
  expect(table.view?.hand).toEqual([]);
});

test("the game has ended only when its last action has been shown", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 1)]));
  server().say(update(1, [view(0, 1)], drew(1)));
  server().say(update(2, [view(0, null, { step: "over" })], [event("game_over", null)]));
  server().say({ type: "game", game: game([mine(0), seat(1)], { status: "over" }) });
  expect(table.hasEnded).toBe(false);
  vi.advanceTimersByTime(PACE);
  expect(table.hasEnded).toBe(true);
});

test("what each choice would bring is asked once for a position, and not believed in another", async () => {
  const outcome = { points: 3 };
  const answer = (revision: number) => Response.json({ revision, legal: [{ action: "draw Linz", verb: "draw", outcome, text: "3 points more." }] });
  const fetched = vi.fn(() => Promise.resolve(answer(5)));
  vi.stubGlobal("fetch", fetched);
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 5));
  expect(table.outcome("draw Linz")).toBeUndefined();
  table.askOutcomes();
  table.askOutcomes();
  await vi.waitFor(() => expect(table.outcome("draw Linz")?.points).toBe(3));
  expect(fetched).toHaveBeenCalledExactlyOnceWith("api/games/g/legal?seat=0", expect.anything());
  expect(table.gainText("draw Linz")).toBe("3 points more.");
  expect(table.outcome("draw Ulm")).toBeUndefined();
  server().say(update(6, [view(0, 0)], drew(0)));
  expect(table.outcome("draw Linz")).toBeUndefined();
  table.askOutcomes();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(table.outcome("draw Linz")).toBeUndefined(); // the answer was about the revision before
  server().say(update(7, [view(0, 1)], drew(0)));
  table.askOutcomes();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("in another language, what choices would win is asked again", async () => {
  let language = "en";
  table.close();
  table = new Table("g", { ...environment, pace: () => pace, staged: (events) => events.filter(({ kind }) => kind === "won_carriage").length * STAGE, language: () => language });
  server().open();
  const legal = () => [{ action: "draw Linz", verb: "draw", outcome: {}, text: `in ${language}` }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ revision: 5, legal: legal() })));
  server().say(welcome([mine(0), seat(1)], [view(0, 0)], 5));
  table.askOutcomes();
  await vi.waitFor(() => expect(table.gainText("draw Linz")).toBe("in en"));
  language = "hu";
  table.askOutcomes();
  await vi.waitFor(() => expect(table.gainText("draw Linz")).toBe("in hu"));
});

test("whether one may take back freely is as the server says", () => {
  server().say(welcome([mine(0), seat(1)], [view(0, 0)]));
  expect(table.freeTakeBack).toBe(false);
  server().say({ ...update(1, [view(0, 0)], []), way_back: "free" } as never);
  expect(table.freeTakeBack).toBe(true);
});
