// Which pieces move from where to where when something happens. Places are names that parts of the page carry as data-place.
import type { Event, Stack } from "../../generated/api";
import { MATERIAL } from "../../generated/data";

export interface Movement {
  piece:
    | { kind: "card"; city: string | null } // null: face down
    | { kind: "office"; seat: number }
    | { kind: "tile"; stack: Stack; value: number }
    | { kind: "carriage"; number: number };
  from: string;
  to: string;
}

/** Where a seat's cards are: one's own in the hand, those of others with them. */
function cardsOf(seat: number, viewer: number | null): string {
  return seat === viewer ? "hand" : `player-${seat}`;
}

/** The movements that show an event to the person of a seat, or to a spectator. */
export function movementsOf(event: Event, viewer: number | null): Movement[] {
  const seat = event.seat ?? 0;
  const city = "city" in event ? event.city : null;
  const card = { kind: "card", city } as const;
  switch (event.kind) {
    case "laid_out":
      return [{ piece: card, from: "pile", to: `slot-${event.slot}` }];
    case "took_open":
      return [{ piece: card, from: `slot-${event.slot}`, to: cardsOf(seat, viewer) }];
    case "took_hidden":
      return [{ piece: card, from: "pile", to: cardsOf(seat, viewer) }];
    case "began_route":
    case "extended_route":
      return [{ piece: card, from: cardsOf(seat, viewer), to: seat === viewer ? "route" : `city-${city}` }];
    case "discarded":
      return [{ piece: card, from: cardsOf(seat, viewer), to: "discards" }];
    case "swept":
      return Array.from({ length: MATERIAL.display }, (_, slot) => ({
        piece: { kind: "card", city: null },
        from: `slot-${slot}`,
        to: "discards",
      }));
    case "placed_office":
      return [{ piece: { kind: "office", seat }, from: `player-${seat}`, to: `city-${city}` }];
    case "won_tile":
      return [{ piece: { kind: "tile", stack: event.stack, value: event.value }, from: `stack-${event.stack}`, to: `player-${seat}` }];
    case "won_carriage":
      return [{ piece: { kind: "carriage", number: event.number }, from: "board", to: `player-${seat}` }];
    default:
      return [];
  }
}
