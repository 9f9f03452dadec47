import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer } from "../src/generated/api";
import { Connection, type Link } from "../src/server/connection";
import { environment, FakeSocket, mine, view, welcome } from "./fakes";

let received: FromServer[];
let links: Link[];
let revision: number | null;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  received = [];
  links = [];
  revision = null;
  connection = new Connection(
    "ws://table/stream",
    { receive: (message) => received.push(message), linkChanged: (link) => links.push(link), revision: () => revision },
    environment,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function greet(at = 0): void {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome([mine(0)], [view(0, 0)], at));
}

test("the first message says who we are and what we have seen", () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", key: "a key", revision: null, language: "en" }]);
  greet();
  expect(links).toEqual(["open"]);
});

test("a lost connection comes back, later and later, and goes on where it was", () => {
  greet();
  revision = 7;
  FakeSocket.last.close(1006);
  expect(links).toEqual(["open", "lost"]);
  for (const wait of [500, 1000, 2000, 4000, 8000, 15000, 15000]) {
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.close(1006);
  }
  vi.advanceTimersByTime(15000);
  greet(7);
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", key: "a key", revision: 7, language: "en" });
  expect(links.at(-1)).toBe("open");
});

test("a server that ends hands over at once, and nobody is shown any trouble", async () => {
  greet();
  const played = connection.play(0, 3, "draw Linz");
  revision = 3;
  FakeSocket.last.close(1012);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  greet(3);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "play", action: "draw Linz" });
  FakeSocket.last.say({ type: "done", id: 1, revision: 4, repeated: true });
  expect((await played).revision).toBe(4);
  expect(links).toEqual(["open"]);
});

test("if no other server answers, it is a lost connection", () => {
  greet();
  FakeSocket.last.close(1012);
  vi.advanceTimersByTime(300);
  FakeSocket.last.close(1006);
  expect(links).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  greet();
  expect(links).toEqual(["open", "lost", "open"]);
});

test("when the network is back nobody waits", () => {
  greet();
  FakeSocket.last.close(1006);
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("an action is sent once, and again after a lost connection", async () => {
  greet();
  const played = connection.play(0, 3, "draw Linz");
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "play", seat: 0, revision: 3, action: "draw Linz", id: 1 });
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(500);
  greet();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "play", seat: 0, revision: 3, action: "draw Linz", id: 1 });
  FakeSocket.last.say({ type: "done", id: 1, revision: 4, repeated: true });
  expect((await played).revision).toBe(4);
});

test("what is asked while there is no connection waits for it", () => {
  void connection.play(0, 0, "draw pile");
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toHaveLength(1);
  FakeSocket.last.say(welcome([mine(0)], [view(0, 0)]));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "play", action: "draw pile" });
  FakeSocket.last.say({ type: "done", id: 1, revision: 1, repeated: false });
});

test("a refusal comes back to who asked", async () => {
  greet();
  const played = connection.play(0, 0, "pass");
  FakeSocket.last.say({ type: "refused", id: 1, error: { code: "not-now", message: "No", rule: "R2" } });
  await expect(played).rejects.toMatchObject({ problem: { code: "not-now", rule: "R2" } });
});

test("an action of which the server does not know whether it is stored is sent again until it does", async () => {
  greet();
  const played = connection.play(0, 4, "take lodz");
  const unknown: FromServer = { type: "refused", id: 1, error: { code: "in-doubt", message: "It is not known yet" } };
  for (const times of [2, 3]) {
    FakeSocket.last.say(unknown);
    vi.advanceTimersByTime(3000);
    const sent = FakeSocket.last.sent.filter((message) => message.type === "play");
    expect(sent).toHaveLength(times);
    expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1);
  }
  FakeSocket.last.say({ type: "done", id: 1, revision: 5, repeated: true });
  expect((await played).repeated).toBe(true);
});

test("a game that is not there is not asked for again", async () => {
  FakeSocket.last.open();
  FakeSocket.last.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(links).toEqual(["closed"]);
  await expect(connection.play(0, 0, "pass")).rejects.toMatchObject({ problem: { code: "closed" } });
});

test("chat is not said twice", async () => {
  greet();
  const said = connection.chat({ text: "hello" });
  FakeSocket.last.close(1006);
  vi.advanceTimersByTime(500);
  greet();
  await expect(said).rejects.toMatchObject({ problem: { code: "offline" } });
  expect(FakeSocket.last.sent).toHaveLength(1);
});
