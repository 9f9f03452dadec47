// The server's HTTP API (src/posthorn/server/messages.py). Relative addresses: the server may be mounted anywhere.
import type { AdviceAnswer, CreateGame, GameInfo, GameList, GameOptions, Hints, JoinGame, Joined, LegalAnswer, LessonProgress, Played, Problem, Replay, SeatView, TransferCode, WhyNot } from "../generated/api";
import { recall, remember } from "../state/memory";
import { noteShuffle } from "../state/shuffle";
import { server } from "./availability.svelte";
import { RequestError } from "./request-error";

const KEY = "key";
const TIMEOUT = 20_000; // milliseconds until an unanswered request counts as failed

/** The key by which the server knows this browser. One key holds all its seats, in every game. */
export function ownKey(): string | null {
  return recall(KEY);
}

function rememberKey(entered: Joined): GameInfo {
  remember(KEY, entered.key);
  return entered.game;
}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const key = ownKey();
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": document.documentElement.lang };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`api/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
      // The key is all that identifies us: cookies, if a proxy sets any, stay out of it.
      credentials: "same-origin",
      cache: "no-store",
    });
  } catch {
    server.noteAnswer(false);
    throw new RequestError({ code: "offline", message: "" });
  }
  server.noteAnswer(true);
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const problem = (answer as { error?: Problem } | null)?.error;
  throw new RequestError(problem ?? { code: "unreadable", message: "" }, response.status);
}

const game = (id: string) => `games/${encodeURIComponent(id)}`;

export const api = {
  options: () => ask<GameOptions>("GET", "options"),
  lobby: () => ask<GameList>("GET", "games").then((list) => list.games),
  game: (id: string) => ask<GameInfo>("GET", game(id)),
  create: createGame,
  join: joinGame,
  beginLesson: (lesson: string, name: string | null) => ask<Joined>("POST", "lessons", { lesson, name }).then(rememberKey),
  lesson: (id: string) => ask<LessonProgress>("GET", `${game(id)}/lesson`),
  returnToLesson: (id: string, revision: number) => ask<Played>("POST", `${game(id)}/lesson/return`, { revision }),
  viewAt: (id: string, revision: number, seat: number | null) =>
    ask<SeatView>("GET", `${game(id)}/view?revision=${revision}${seat === null ? "" : `&seat=${seat}`}`).then(({ view }) => view),
  legal: (id: string, seat: number) => ask<LegalAnswer>("GET", `${game(id)}/legal?seat=${seat}`),
  hints: (id: string, seat: number) => ask<Hints>("GET", `${game(id)}/hints?seat=${seat}`),
  advice: (id: string, seat: number) => ask<AdviceAnswer>("GET", `${game(id)}/advice?seat=${seat}`),
  whyNot: (id: string, seat: number, action: string) => ask<WhyNot>("POST", `${game(id)}/why-not`, { seat, action }),
  takeBack: (id: string, revision: number) => ask<Played>("POST", `${game(id)}/take-back`, { revision }),
  answerTakeBack: (id: string, revision: number, agree: boolean) =>
    ask<Played>("POST", `${game(id)}/take-back/answer`, { revision, agree }),
  giveToBot: (id: string, seat: number, bot: string) => ask<GameInfo>("POST", `${game(id)}/seats/${seat}/bot`, { bot }),
  leaveSeat: (id: string, seat: number) => ask<GameInfo>("POST", `${game(id)}/seats/${seat}/leave`),
  answerAbsence: (id: string, seat: number, agree: boolean) => ask<GameInfo>("POST", `${game(id)}/seats/${seat}/absence`, { agree }),
  returnToSeat: (id: string, seat: number) => ask<GameInfo>("POST", `${game(id)}/seats/${seat}/return`),
  transferCode: (id: string, seat: number) => ask<TransferCode>("POST", `${game(id)}/seats/${seat}/transfer`),
  claim: (id: string, seat: number, code: string) =>
    ask<Joined>("POST", `${game(id)}/seats/${seat}/claim`, { code }).then(rememberKey),
  abandon: (id: string) => ask<GameInfo>("POST", `${game(id)}/abandon`),
  rematch: (id: string) => ask<GameInfo>("POST", `${game(id)}/rematch`),
  replay: (id: string) => ask<Replay>("GET", `${game(id)}/replay`),
  openRecord: (record: string) => ask<Replay>("POST", "records", { record }),
  openPosition: (position: string) => ask<Replay>("POST", "records", { position }),
  record: readRecord,
  recordAddress: (id: string, form: "json" | "text") => `api/${game(id)}/record?form=${form}`,
};

/** The server commits itself to its part of the shuffle before it hears ours: so nobody can have chosen the cards. */
async function createGame(request: CreateGame): Promise<GameInfo> {
  const { commitment } = await ask<{ commitment: string }>("POST", "commitments");
  const made = rememberKey(await ask<Joined>("POST", "games", { ...request, commitment }));
  const added = request.seats.flatMap((seat, number) => (seat.randomness ? [[number, seat.randomness] as const] : []));
  noteShuffle({ game: made.id, commitment, randomness: Object.fromEntries(added) });
  return made;
}

/** The commitment is noted as it is before the server hears what we add. */
async function joinGame(id: string, request: JoinGame): Promise<GameInfo> {
  const { commitment } = await ask<GameInfo>("GET", game(id));
  const joined = rememberKey(await ask<Joined>("POST", `${game(id)}/join`, request));
  const own = joined.seats.filter((seat) => seat.yours).map((seat) => [seat.seat, request.randomness ?? ""] as const);
  noteShuffle({ game: id, commitment, randomness: Object.fromEntries(own) });
  return joined;
}

/** The record of a game that is over, as text. */
async function readRecord(id: string): Promise<string> {
  const response = await fetch(api.recordAddress(id, "text"), { credentials: "same-origin" }).catch(() => null);
  if (!response?.ok) throw new RequestError({ code: "offline", message: "" }, response?.status ?? 0);
  return response.text();
}

/** Randomness for the shuffle that the server could not foresee. */
export function randomness(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
