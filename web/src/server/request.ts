// Requests to the server's HTTP API. Relative addresses: the server may be mounted anywhere.
import type { GameInfo, Joined, Problem } from "../generated/api";
import { recall, remember } from "../state/memory";
import { server } from "./availability.svelte";
import { RequestError } from "./request-error";

const KEY = "key";
const KEY_BYTES = 32;
const KEPT = 203; // a status: the service worker answers with what it kept, since the server is away
const TIMEOUT = 20_000; // milliseconds until an unanswered request counts as failed

/** The key by which the server knows this browser. One key holds all its seats, in every game. */
export function ownKey(): string | null {
  return recall(KEY);
}

/** Make a key before the first seat is asked for: if the answer is lost, the seat is ours all the same. */
export function ensureKey(): void {
  if (ownKey()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  remember(KEY, base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""));
}

export function rememberKey(entered: Joined): GameInfo {
  remember(KEY, entered.key);
  return entered.game;
}

export const gamePath = (id: string) => `games/${encodeURIComponent(id)}`;

export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
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
  server.noteAnswer(response.status !== KEPT);
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const problem = (answer as { error?: Problem } | null)?.error;
  throw new RequestError(problem ?? { code: "unreadable", message: "" }, response.status);
}
