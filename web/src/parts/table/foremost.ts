// The foremost of the buttons: the one that a turn goes on with where nothing lies on the table to be chosen.
import type { Action, LegalActions } from "../../board/actions";
import type { View } from "../../generated/api";
import { nextCarriage } from "../../text/narration";

const CARTWRIGHT = 2; // so many cards may a route lack with his help (R7.2)

export interface Foremost {
  action: Action;
  isNatural: boolean; // what nearly everybody would do: it is filled
}

/** The foremost action of a position, if it has one. It follows from the position alone, so that it never changes while one looks. */
export function foremost(legal: LegalActions, view: View): Foremost | null {
  const cartwright = legal.only("cartwright");
  if (cartwright) return { action: cartwright, isNatural: true };
  const pass = legal.only("pass");
  if (!pass) return null;
  const own = view.players[view.seat_to_act ?? 0];
  const help = view.official === null ? CARTWRIGHT : 0;
  const winsCarriage = (own?.route.length ?? 0) + help >= nextCarriage(own?.carriage ?? 0);
  const isClosed = winsCarriage && legal.of("close", "close each").length > 0;
  return { action: pass, isNatural: !isClosed };
}
