// A finished game in brief, to be kept for statistics.
import type { GameInfo, View } from "../../generated/api";
import type { Result, Sheet } from "../../state/results";
import { scoreLines } from "./score";

/** The result of a game that is over; a seat that a bot played in the end is nobody's own. */
export function summaryOf(game: GameInfo, view: View, at: number): Result | null {
  if (game.status !== "over" || !game.scores || !game.ranking || view.step !== "over") return null;
  const own = game.seats.filter((seat) => seat.yours && seat.bot === null);
  return {
    id: game.id,
    at,
    practice: game.practice || game.lesson !== null,
    modules: game.modules,
    names: game.seats.map(({ name }) => name),
    bots: game.seats.map(({ bot }) => bot),
    scores: game.scores,
    ranking: game.ranking,
    rounds: game.round,
    own: Object.fromEntries(own.map(({ seat }) => [seat, sheetOf(view, seat)])),
  };
}

function sheetOf(view: View, seat: number): Sheet {
  const lines = scoreLines(view).map(({ kind, stack, points }) => [stack ?? kind, points[seat] ?? 0] as const);
  return { points: Object.fromEntries(lines), offices: view.players[seat]?.offices ?? [] };
}
