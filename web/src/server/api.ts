// The server's HTTP API (src/posthorn/server/messages).
import type { AdviceAnswer, GameInfo, GameList, GameOptions, Hints, Joined, LegalAnswer, LessonProgress, Played, PlayOn, Replay, ReviewAnswer, SeatView, TransferCode, WhyNot } from "../generated/api";
import type { GameRecord } from "../state/deal";
import { agreeToPlay, createGame, joinGame, proposeRematch } from "./dealing";
import { ask, gamePath, rememberKey } from "./request";
import { RequestError } from "./request-error";

/** Where a replay comes from: a game of this server, or the text of a record. */
export type ReplaySource = { game: string } | { game: null; record: string };

export const api = {
  options: () => ask<GameOptions>("GET", "options"),
  lobby: () => ask<GameList>("GET", "games").then((list) => list.games),
  game: (id: string) => ask<GameInfo>("GET", gamePath(id)),
  create: createGame,
  join: joinGame,
  beginLesson: (lesson: string, name: string | null) => ask<Joined>("POST", "lessons", { lesson, name }).then(rememberKey),
  lesson: (id: string) => ask<LessonProgress>("GET", `${gamePath(id)}/lesson`),
  returnToLesson: (id: string, revision: number) => ask<Played>("POST", `${gamePath(id)}/lesson/return`, { revision }),
  viewAt: (id: string, revision: number, seat: number | null) =>
    ask<SeatView>("GET", `${gamePath(id)}/view?revision=${revision}${seat === null ? "" : `&seat=${seat}`}`).then(({ view }) => view),
  legal: (id: string, seat: number) => ask<LegalAnswer>("GET", `${gamePath(id)}/legal?seat=${seat}`),
  hints: (id: string, seat: number) => ask<Hints>("GET", `${gamePath(id)}/hints?seat=${seat}`),
  advice: (id: string, seat: number) => ask<AdviceAnswer>("GET", `${gamePath(id)}/advice?seat=${seat}`),
  whyNot: (id: string, seat: number, action: string) => ask<WhyNot>("POST", `${gamePath(id)}/why-not`, { seat, action }),
  takeBack: (id: string, revision: number) => ask<Played>("POST", `${gamePath(id)}/take-back`, { revision }),
  answerTakeBack: (id: string, revision: number, agree: boolean) =>
    ask<Played>("POST", `${gamePath(id)}/take-back/answer`, { revision, agree }),
  giveToBot: (id: string, seat: number, bot: string) => ask<GameInfo>("POST", `${gamePath(id)}/seats/${seat}/bot`, { bot }),
  leaveSeat: (id: string, seat: number) => ask<GameInfo>("POST", `${gamePath(id)}/seats/${seat}/leave`),
  answerAbsence: (id: string, seat: number, agree: boolean) => ask<GameInfo>("POST", `${gamePath(id)}/seats/${seat}/absence`, { agree }),
  returnToSeat: (id: string, seat: number) => ask<GameInfo>("POST", `${gamePath(id)}/seats/${seat}/return`),
  transferCode: (id: string, seat: number) => ask<TransferCode>("POST", `${gamePath(id)}/seats/${seat}/transfer`),
  claim: (id: string, seat: number, code: string) =>
    ask<Joined>("POST", `${gamePath(id)}/seats/${seat}/claim`, { code }).then(rememberKey),
  abandon: (id: string) => ask<GameInfo>("POST", `${gamePath(id)}/abandon`),
  rematch: proposeRematch,
  agree: agreeToPlay,
  review: (id: string, worlds: number | null, after: number) =>
    ask<ReviewAnswer>("GET", `${gamePath(id)}/review?after=${after}${worlds === null ? "" : `&worlds=${worlds}`}`),
  replay: (id: string) => ask<Replay>("GET", `${gamePath(id)}/replay`),
  openRecord: (record: string) => ask<Replay>("POST", "records", { record }),
  openPosition: (position: string) => ask<Replay>("POST", "records", { position }),
  playOn: (source: ReplaySource, how: PlayOn) =>
    (source.game === null
      ? ask<Joined>("POST", "records/branches", { ...how, record: source.record })
      : ask<Joined>("POST", `${gamePath(source.game)}/branches`, how)
    ).then(rememberKey),
  branches: (id: string) => ask<GameList>("GET", `${gamePath(id)}/branches`).then((list) => list.games),
  record: readRecord,
  recordAddress: (id: string, form: "json" | "text") => `api/${gamePath(id)}/record?form=${form}`,
};

/** The record of a game that has ended. */
async function readRecord(id: string): Promise<GameRecord> {
  const response = await fetch(api.recordAddress(id, "json"), { credentials: "same-origin" }).catch(() => null);
  if (!response?.ok) throw new RequestError({ code: "offline", message: "" }, response?.status ?? 0);
  return (await response.json()) as GameRecord;
}
