// What it means to drag a card somewhere and let it go.
import type { Action, LegalActions } from "../../board/actions";
import type { Step } from "../../generated/api";

/** A card that can be taken up: an open one or the pile's (no city), or one of the hand. */
export interface Dragged {
  from: "display" | "hand";
  city: string | null;
}

/** Where it can be let go: "left" and "right" are the ends of the route. */
export type Zone = "hand" | "left" | "right" | "discards";

/** The action that letting a card go there stands for, if it is legal; an open card can be laid as soon as it is drawn. */
export function dropAction(
  legal: LegalActions,
  { from, city }: Dragged,
  zone: Zone,
  routeLength: number,
  lays: readonly Action[] = [],
): Action | undefined {
  const isOpen = from === "display";
  if (isOpen && zone === "hand") {
    return city === null ? (legal.only("draw pile") ?? legal.only("take pile")) : legal.about(city, "draw", "take")[0];
  }
  if (city === null || zone === "hand") return undefined;
  if (zone === "discards") return isOpen ? undefined : legal.about(city, "discard")[0];
  const ends = isOpen ? lays : legal.about(city, "play left", "play right");
  if (!ends.length) return isOpen ? undefined : legal.about(city, "begin")[0];
  // The ends of a route of one card are the same place (R10.6).
  return routeLength <= 1 ? ends[0] : ends.find(({ verb }) => verb === `play ${zone}`);
}

/** The action meant by letting a card go there, legal or not; null if that means nothing. */
export function intendedAction({ from, city }: Dragged, zone: Zone, step: Step, hasRoute: boolean): string | null {
  if (from === "display") return zone === "hand" ? `${step === "take" ? "take" : "draw"} ${city ?? "pile"}` : null;
  if (city === null || zone === "hand") return null;
  if (zone === "discards") return `discard ${city}`;
  return hasRoute ? `play ${city} ${zone}` : `begin ${city}`;
}
