// The games this browser has been to, so that it finds the way back.
import type { GameInfo } from "../generated/api";
import { recallList, rememberList } from "./memory";

const NAME = "games";
const MOST = 50;

export interface KnownGame {
  id: string;
  players: string[];
  status: GameInfo["status"];
  seen: number; // in milliseconds since 1970
}

/** Whether a game can still be played. */
export function isUnfinished({ status }: Pick<GameInfo, "status">): boolean {
  return status === "waiting" || status === "playing";
}

/** Whether somebody at this browser must act. */
export function yourTurn(game: GameInfo): boolean {
  return game.status === "playing" && game.seats.some((seat) => seat.yours && seat.seat === game.seat_to_act);
}

export function knownGames(): KnownGame[] {
  return recallList<KnownGame>(NAME);
}

/** Remember that we were here; the latest game comes first. */
export function noteGame(game: GameInfo, now = Date.now()): void {
  if (!game.seats.some((seat) => seat.yours) && !game.host) return;
  const players = game.seats.map((seat) => seat.name);
  const note: KnownGame = { id: game.id, players, status: game.status, seen: now };
  rememberList(NAME, [note, ...knownGames().filter((known) => known.id !== game.id)].slice(0, MOST));
}

export function forgetGame(id: string): void {
  rememberList(NAME, knownGames().filter((known) => known.id !== id));
}
