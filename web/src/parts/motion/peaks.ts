// What is worth a moment of its own when it happens: each is staged for about a second.
import type { Event, Stack } from "../../generated/api";
import { REGIONS } from "../../generated/data";
import type { Sound } from "../table/sounds";

export type Peak = { seat: number } & (
  | { kind: "carriage"; number: number }
  | { kind: "tile"; stack: Stack; value: number }
  | { kind: "region"; stack: Stack; value: number; region: string }
  | { kind: "rome"; coach: string }
  | { kind: "end" }
);

export const SOUND_OF_PEAK: Readonly<Record<Peak["kind"], Sound>> = {
  carriage: "wheels",
  tile: "coins",
  region: "bell",
  rome: "bell",
  end: "horn",
};

/** The peaks of an entry of the log, in the order in which they happen. */
export function peaksOf(events: readonly Event[]): Peak[] {
  return events.flatMap((event): Peak[] => {
    switch (event.kind) {
      case "won_carriage":
        return [{ seat: event.seat, kind: "carriage", number: event.number }];
      case "won_tile": {
        const { seat, stack, value } = event;
        const region = REGIONS.find(({ id }) => id === stack);
        if (stack === "game_end") return []; // it is staged as the end
        return region ? [{ seat, kind: "region", stack, value, region: region.name }] : [{ seat, kind: "tile", stack, value }];
      }
      case "arrived":
        return [{ seat: event.seat, kind: "rome", coach: event.coach }];
      case "brought_end":
        return [{ seat: event.seat, kind: "end" }];
      default:
        return [];
    }
  });
}

/** The kinds of events that are staged, and so make no other sound. */
export const STAGED: ReadonlySet<Event["kind"]> = new Set<Event["kind"]>(["won_carriage", "won_tile", "arrived", "brought_end"]);
