import { beforeEach, expect, test, vi } from "vitest";
import type { CreateGame, GameInfo } from "../src/generated/api";
import { api } from "../src/server/api";
import { ownKey } from "../src/server/request";
import { RequestError } from "../src/server/request-error";
import { notedShuffle } from "../src/state/shuffle-notes";
import { game, mine, seat } from "./fakes";

interface Heard {
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}

type Answer = { status: number; body: unknown } | "lost";

/** A server that may refuse what it likes, and remembers all that it has heard. */
class Cheat {
  heard: Heard[] = [];
  games = new Map<string, GameInfo>();
  commitments = 0;
  answers: Answer[] = []; // to the next requests that add something to a shuffle

  readonly fetch = async (address: string, { method, body, headers }: RequestInit): Promise<Response> => {
    const path = String(address).replace("api/", "");
    const sent = JSON.parse(String(body ?? "{}")) as Record<string, unknown>;
    this.heard.push({ path: `${method} ${path}`, body: sent, key: (headers as Record<string, string>).Authorization ?? null });
    const answer = this.answer(`${method} ${path}`);
    if (answer === "lost") throw new TypeError("no answer");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };

  private answer(request: string): Answer {
    if (request === "POST commitments") {
      this.commitments += 1;
      return { status: 201, body: { commitment: `c${this.commitments}`, game: `g${this.commitments}`, terms: "rules=2" } };
    }
    const adds = request === "POST games" || /(join|agree)$/.test(request);
    const planned = adds ? this.answers.shift() : undefined;
    if (planned) return planned;
    if (request === "POST games") return { status: 201, body: { key: ownKey(), game: made(`g${this.commitments}`) } };
    const [, id = ""] = /games\/(\w+)/.exec(request) ?? [];
    const found = this.games.get(id);
    if (!found) return { status: 404, body: { error: { code: "no-game", message: "" } } };
    if (request.endsWith("join")) return { status: 200, body: { key: ownKey(), game: { ...found, seats: [seat(0), mine(1)] } } };
    return { status: 200, body: found };
  }

  /** What was added to shuffles, as it was sent. */
  get added(): unknown[] {
    return this.heard.flatMap(({ path, body }) => {
      if (path === "POST games") return [(body.seats as Record<string, unknown>[]).map(({ randomness, attempt }) => [randomness, attempt])];
      return /(join|agree)$/.test(path) ? [[body.randomness, body.attempt]] : [];
    });
  }
}

const REFUSED: Answer = { status: 503, body: { error: { code: "storage", message: "" } } };
const FORGOTTEN: Answer = { status: 409, body: { error: { code: "no-commitment", message: "" } } };
const request: CreateGame = { seats: [{ kind: "person" }, { kind: "bot", bot: "pilgrim" }], edition: "italian", switches: {} };
const made = (id: string) => game([mine(0), seat(1)], { id, commitment: "c", terms: "rules=2" });
const waiting = (id: string) => game([seat(0), seat(1, { kind: "open", bot: null })], { id, status: "waiting", commitment: "c", terms: "t", host: false });
let server: Cheat;

beforeEach(() => {
  localStorage.clear();
  server = new Cheat();
  vi.stubGlobal("fetch", server.fetch);
});

test("a server that refuses a new game hears the same again, by the same commitment", async () => {
  server.answers = [REFUSED, "lost", REFUSED];
  for (let time = 0; time < 3; time += 1) await expect(api.create(request)).rejects.toThrow(RequestError);
  expect((await api.create(request)).id).toBe("g1");
  expect(server.commitments).toBe(1);
  expect(new Set(server.added.map(String)).size).toBe(1);
  expect(server.added).toHaveLength(4);
  const [[[randomness, attempt], bot]] = server.added as [[[string, number], unknown[]]];
  expect([attempt, bot]).toEqual([1, [undefined, undefined]]);
  expect(notedShuffle("g1")).toMatchObject({ commitment: "c1", terms: "rules=2", attempt: 1, randomness: { 0: randomness } });
});

test("after a game was made, the next one has other randomness and another commitment", async () => {
  await api.create(request);
  await api.create(request);
  expect(server.commitments).toBe(2);
  expect(new Set(server.added.map(String)).size).toBe(2);
  expect(notedShuffle("g2")?.attempt).toBe(1);
});

test("a game whose answer was lost is found, and not made twice", async () => {
  server.answers = ["lost"];
  await expect(api.create(request)).rejects.toThrow(RequestError);
  server.games.set("g1", made("g1"));
  expect((await api.create(request)).id).toBe("g1");
  expect(server.heard.filter(({ path }) => path === "POST games")).toHaveLength(1);
  expect(new Set(server.heard.map(({ key }) => key)).size, "by the key that was made before the first request").toBe(1);
  expect(ownKey()).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("whoever changes the rules after a refusal, or whose commitment was forgotten, sends new randomness, as another attempt", async () => {
  server.answers = [REFUSED];
  await expect(api.create(request)).rejects.toThrow(RequestError);
  await api.create({ ...request, edition: "spanish" });
  expect(notedShuffle("g2")).toMatchObject({ commitment: "c2", attempt: 2 });
  server.answers = [FORGOTTEN];
  await api.create(request);
  expect(notedShuffle("g4")).toMatchObject({ commitment: "c4", attempt: 2 });
  expect(new Set(server.added.map(String)).size).toBe(4);
});

test("other names and bots after a refusal change nothing of what is added", async () => {
  server.answers = [REFUSED];
  await expect(api.create(request)).rejects.toThrow(RequestError);
  await api.create({ ...request, seats: [{ kind: "person", name: "Zoë" }, { kind: "bot", bot: "prince" }] });
  expect(server.commitments).toBe(1);
  expect(new Set(server.added.map(String)).size).toBe(1);
});

test("a server that refuses a seat hears the same again, and the first commitment stands", async () => {
  server.games.set("w", waiting("w"));
  server.answers = [REFUSED, "lost", REFUSED];
  for (let time = 0; time < 3; time += 1) {
    await expect(api.join("w", { name: "Zoë" })).rejects.toThrow(RequestError);
    server.games.set("w", { ...waiting("w"), commitment: "another" });
  }
  await api.join("w", { name: "Zoë" });
  expect(server.added).toHaveLength(4);
  expect(new Set(server.added.map(String)).size).toBe(1);
  const [[randomness]] = server.added as [[string]];
  expect(notedShuffle("w")).toMatchObject({ commitment: "c", terms: "t", randomness: { 1: randomness } });
});

test("a seat whose answer was lost is found, and no second one is taken", async () => {
  server.games.set("w", waiting("w"));
  server.answers = ["lost"];
  await expect(api.join("w", { name: "Zoë" })).rejects.toThrow(RequestError);
  server.games.set("w", { ...waiting("w"), seats: [seat(0), mine(1)] });
  await api.join("w", { name: "Zoë" });
  expect(server.added).toHaveLength(1);
});

test("nothing is added to a game that has begun", async () => {
  server.games.set("p", { ...waiting("p"), status: "playing" });
  await api.join("p", { name: "Zoë" });
  expect(server.added).toEqual([[undefined, undefined]]);
});

test("a rematch is agreed to with randomness that stays the same", async () => {
  const again = game([{ ...mine(0), awaited: true }, seat(1)], { id: "r", status: "waiting", commitment: "c", terms: "t" });
  server.games.set("old", again);
  server.games.set("r", again);
  server.answers = [REFUSED];
  await expect(api.rematch("old")).rejects.toThrow(RequestError);
  await api.rematch("old");
  await api.agree("r");
  expect(server.heard.map(({ path }) => path)).toContain("POST games/old/rematch");
  expect(new Set(server.added.map(String)).size).toBe(1);
  expect(notedShuffle("r")).toMatchObject({ commitment: "c", terms: "t", attempt: 1 });
});
