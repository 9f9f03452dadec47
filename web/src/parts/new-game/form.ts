// A new game as the form has it, and what the server is asked for.
import type { Colour, CreateGame, GameInfo, SeatRequest } from "../../generated/api";
import { USUAL_LEVEL } from "../../generated/data";
import { COLOURS } from "../../generated/data";
import type { Way } from "../../router.svelte";

export interface SeatForm {
  who: string; // "person", "open" or a bot's level
  name: string;
  colour: Colour;
}

export interface GameForm {
  seats: SeatForm[];
  edition: string;
  modules: string[];
  switches: GameInfo["switches"]; // only those that differ from the edition
  start: number | null;
  listed: boolean;
  thinking: number | null; // seconds
  absence: number | null; // seconds; null: as is usual
  hints: boolean;
}

export function defaultForm(way: Way, name: string, edition: string): GameForm {
  const others = { bots: [USUAL_LEVEL, USUAL_LEVEL], pass: ["person", "person"], online: ["open"] }[way];
  return {
    seats: ["person", ...others].map((who, seat) => ({ who, name: seat === 0 ? name : "", colour: colourOf(seat) })),
    edition,
    modules: [],
    switches: {},
    start: null,
    listed: false,
    thinking: null,
    absence: null,
    hints: way === "bots", // between people it is a contest
  };
}

function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? "red";
}

/** A further seat, of a colour nobody has, for the same kind of player as the last one. */
export function addSeat(form: GameForm): void {
  const free = COLOURS.find((colour) => !form.seats.some((seat) => seat.colour === colour));
  if (free) form.seats.push({ who: form.seats.at(-1)?.who ?? "person", name: "", colour: free });
}

export function removeSeat(form: GameForm, seat: number): void {
  form.seats.splice(seat, 1);
  if (form.start !== null && form.start >= form.seats.length) form.start = null;
}

/** Give a seat a colour; the seat that had it gets the one that is left over. */
export function setColour(form: GameForm, seat: number, colour: Colour): void {
  const own = form.seats[seat];
  const other = form.seats.find((each) => each.colour === colour);
  if (!own) return;
  if (other) other.colour = own.colour;
  own.colour = colour;
}

export function toRequest(form: GameForm): CreateGame {
  return {
    seats: form.seats.map(toSeatRequest),
    edition: form.edition,
    modules: form.modules,
    switches: form.switches,
    start: form.start,
    listed: form.listed,
    thinking_time: form.thinking,
    absence_time: form.absence,
    hints: form.hints,
  };
}

function toSeatRequest(seat: SeatForm): SeatRequest {
  const name = seat.name.trim() || null;
  if (seat.who === "open") return { kind: "open", colour: seat.colour };
  if (seat.who === "person") return { kind: "person", name, colour: seat.colour };
  return { kind: "bot", bot: seat.who, name, colour: seat.colour };
}
