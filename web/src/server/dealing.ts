// What this browser adds to the shuffles of its games. The server commits itself first, and what it has once heard it
// hears again unchanged, however often it refuses or does not answer: else it could refuse until it likes the cards.
import type { CommitShuffle, CreateGame, GameInfo, JoinGame, Joined, ShuffleCommitment } from "../generated/api";
import { recall, remember } from "../state/memory";
import { settings } from "../state/settings.svelte";
import { notedShuffle, noteShuffle, type Note } from "../state/shuffle-notes";
import { ask, ensureKey, gamePath, rememberKey } from "./request";
import { RequestError } from "./request-error";

/** A new game that was asked for and is not known to be there. */
interface Draft {
  request: string; // as it was asked for, without what we add
  terms: string; // to which the commitment is bound
  committed: ShuffleCommitment;
  randomness: string[]; // by seat
  attempt: number; // how often we have sent randomness since the last game that was made of it
}

const DRAFT = "draft";
const NOTHING = "";

function recallDraft(): Draft | null {
  try {
    return JSON.parse(recall(DRAFT) || "null") as Draft | null;
  } catch {
    return null;
  }
}

/** Create a game; the same request, made again since it was not answered, leads to the same game with the same deal. */
export async function createGame(wanted: CreateGame): Promise<GameInfo> {
  ensureKey();
  const request = { ...wanted, seats: withPortrait(wanted.seats) };
  const asked = JSON.stringify(request);
  let draft = recallDraft();
  const made = draft && (await findGame(draft.committed.game));
  if (draft && made?.host && draft.request === asked) return settle(draft, made);
  if (!draft || made || draft.terms !== JSON.stringify(termsOf(request))) draft = await beginDraft(request, draft);
  draft.request = asked;
  try {
    return settle(draft, await sendDraft(request, draft));
  } catch (error) {
    // The server knows its commitment no more, as it was started anew: this begins again, and the proof will say so.
    if (!(error instanceof RequestError) || error.problem.code !== "no-commitment") throw error;
    draft = await beginDraft(request, draft);
    return settle(draft, await sendDraft(request, draft));
  }
}

/** The seats with the portrait that the person at this browser has chosen, who has the first seat of a person. */
function withPortrait(seats: CreateGame["seats"]): CreateGame["seats"] {
  const own = seats.findIndex(({ kind }) => kind === "person");
  return settings.portrait ? seats.map((seat, at) => (at === own ? { ...seat, portrait: settings.portrait } : seat)) : seats;
}

function termsOf({ seats, edition, modules, switches, start }: CreateGame): CommitShuffle {
  return {
    seats: seats.length,
    ...(edition !== undefined && { edition }),
    ...(modules && { modules }),
    ...(switches && { switches }),
    ...(start !== undefined && { start }),
  };
}

async function beginDraft(request: CreateGame, before: Draft | null): Promise<Draft> {
  const terms = termsOf(request);
  return {
    request: JSON.stringify(request),
    terms: JSON.stringify(terms),
    committed: await ask<ShuffleCommitment>("POST", "commitments", terms),
    randomness: request.seats.map(newRandomness),
    attempt: (before?.attempt ?? 0) + 1,
  };
}

async function sendDraft(request: CreateGame, draft: Draft): Promise<GameInfo> {
  remember(DRAFT, JSON.stringify(draft));
  const { randomness, attempt, committed } = draft;
  const seats = request.seats.map((seat, number) =>
    seat.kind === "person" ? { ...seat, randomness: randomness[number] ?? NOTHING, attempt } : seat,
  );
  return rememberKey(await ask<Joined>("POST", "games", { ...request, seats, commitment: committed.commitment }));
}

/** The game is there: note what it was promised, and what we added. */
function settle({ committed, randomness, attempt }: Draft, made: GameInfo): GameInfo {
  const own = made.seats.filter((seat) => seat.yours).map(({ seat }) => [seat, randomness[seat] ?? NOTHING] as const);
  const { commitment, game, terms } = committed;
  noteShuffle({ game, commitment, terms, attempt, randomness: Object.fromEntries(own) });
  remember(DRAFT, NOTHING);
  return made;
}

async function findGame(id: string): Promise<GameInfo | null> {
  try {
    return await ask<GameInfo>("GET", gamePath(id));
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null;
    throw error;
  }
}

/** Take a seat. Once the cards are dealt nothing can be added to the shuffle. */
export async function joinGame(id: string, wanted: JoinGame): Promise<GameInfo> {
  ensureKey();
  const request = settings.portrait ? { ...wanted, portrait: settings.portrait } : wanted;
  const found = await ask<GameInfo>("GET", gamePath(id));
  if (found.seats.some((seat) => seat.yours)) return found; // we did, and were not told
  if (found.status !== "waiting") return rememberKey(await ask<Joined>("POST", `${gamePath(id)}/join`, request));
  const note = noteBeforehand(found);
  const added = { randomness: note.own ?? NOTHING, attempt: note.attempt ?? 1 };
  const joined = rememberKey(await ask<Joined>("POST", `${gamePath(id)}/join`, { ...request, ...added }));
  return noteSeat(note, joined);
}

/** Agree to a rematch. What we add is added for the first of our seats. */
export async function agreeToPlay(id: string): Promise<GameInfo> {
  const note = noteBeforehand(await ask<GameInfo>("GET", gamePath(id)));
  const added = { randomness: note.own ?? NOTHING, attempt: note.attempt ?? 1 };
  return noteSeat(note, await ask<GameInfo>("POST", `${gamePath(id)}/agree`, added));
}

/** Propose a rematch, and agree to it. */
export async function proposeRematch(id: string): Promise<GameInfo> {
  const again = await ask<GameInfo>("POST", `${gamePath(id)}/rematch`);
  return again.seats.some((seat) => seat.yours && seat.awaited) ? agreeToPlay(again.id) : again;
}

/** The commitment is noted as it is before the server hears what we add; what was noted before stands. */
function noteBeforehand({ id, commitment, terms }: GameInfo): Note {
  const noted = notedShuffle(id) ?? { game: id, commitment, terms, attempt: 1, randomness: {} };
  const note = { ...noted, own: noted.own ?? newRandomness() };
  noteShuffle(note);
  return note;
}

function noteSeat(note: Note, game: GameInfo): GameInfo {
  const first = game.seats.find((seat) => seat.yours);
  if (first) noteShuffle({ ...note, randomness: { [first.seat]: note.own ?? NOTHING } });
  return game;
}

/** Randomness for the shuffle that the server could not foresee. */
function newRandomness(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
