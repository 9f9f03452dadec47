// What a city stands for where it is clicked, on the map or on a card, and how it is lit there.
import type { Action, LegalActions } from "../../board/actions";
import type { Step, Verb } from "../../generated/api";

/** Where a city is clicked: an open card may be of a city that is in the hand too. */
export type Area = "board" | "display" | "own";

/** How a city is lit: it answers what is asked, it calls an official, or it would begin anew and lose the route. */
export type Lit = "asked" | "helped" | "anew";

const ENDS: readonly Verb[] = ["play left", "play right"];
const DRAWS: readonly Verb[] = ["draw", "take"];
// What a city means in each area, the first that is legal. On the map a card is laid rather than another one drawn; that
// its card could begin anew is meant only where nothing else can be.
const MEANINGS: Record<Area, readonly (readonly Verb[])[]> = {
  board: [["office", "build"], ENDS, ["discard"], DRAWS, ["begin"]],
  display: [DRAWS],
  own: [["office"], ENDS, ["discard"], ["begin"]],
};

/** Whether a route lies there that a click could lose. Where whatever one does begins anew it is lost already (R4.3). */
export function hasRouteToLose(legal: LegalActions, routeLength: number): boolean {
  return routeLength > 0 && !legal.all.every(({ verb }) => verb === "begin");
}

/** The actions that a click on a city stands for: one, or the two ends that its card could be laid at, or none. */
export function meaningOf(legal: LegalActions, area: Area, city: string, hasRoute: boolean): Action[] {
  const begins = legal.about(city, "begin");
  if (area !== "display" && !hasRoute && begins.length) return begins;
  for (const verbs of MEANINGS[area]) {
    const found = legal.about(city, ...verbs);
    if (found.length) return found;
  }
  return [];
}

/** How what a city stands for is lit. */
export function litBy(actions: readonly Action[], step: Step, hasRoute: boolean): Lit | undefined {
  const verb = actions[0]?.verb;
  if (verb === undefined) return undefined;
  if (verb === "begin" && hasRoute) return "anew";
  const helped = (step === "play" && DRAWS.includes(verb)) || (step === "close" && ENDS.includes(verb));
  return helped ? "helped" : "asked";
}
