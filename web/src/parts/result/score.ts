// The score in its pieces (R8.2, R11.6, R12.4). The sums are the server's: this only says what they are made of.
import type { Stack, View } from "../../generated/api";
import { CARRIAGES, MATERIAL, STACKS } from "../../generated/data";

export type PieceKind = "carriage" | "tile" | "offices" | "clerics" | "chips";

/** A line of the score sheet: what it counts, and what each seat has of it; null for nothing. */
export interface ScoreLine {
  kind: PieceKind;
  stack: Stack | null; // of a tile
  points: (number | null)[];
}

const LAST_CARRIAGE = CARRIAGES.at(-1)?.number ?? 0;

function carriagePoints(number: number): number | null {
  return CARRIAGES.find((carriage) => carriage.number === number)?.points ?? null;
}

/** The score sheet of everybody: the carriages, a line for each stack that somebody has a tile of, and the rest. */
export function scoreLines(view: View): ScoreLine[] {
  const line = (kind: PieceKind, of: (seat: number) => number | null, stack: Stack | null = null): ScoreLine => ({
    kind,
    stack,
    points: view.players.map((_, seat) => of(seat)),
  });
  const tiles = (seat: number, stack: Stack): number | null => {
    const values = (view.players[seat]?.tiles ?? []).filter(([of]) => of === stack).map(([, value]) => value);
    return values.length ? values.reduce((sum, value) => sum + value) : null;
  };
  const inAudience = (seat: number): number | null =>
    Object.entries(view.audience ?? {}).reduce((sum, [rank, seats]) => sum + (seats.includes(seat) ? Number(rank) : 0), 0) || null;
  return [
    line("carriage", (seat) => carriagePoints(view.players[seat]?.carriage ?? 0)),
    ...STACKS.map(({ id }) => line("tile", (seat) => tiles(seat, id), id)).filter(({ points }) => points.some((each) => each !== null)),
    ...(view.audience ? [line("clerics", inAudience)] : []),
    ...(view.supply ? [line("chips", (seat) => view.players[seat]?.chips || null)] : []),
    line("offices", (seat) => -(view.players[seat]?.offices_left ?? 0) || null),
  ];
}

/** A number with a true minus sign. */
export function plainNumber(points: number): string {
  return String(points).replace("-", "\u2212");
}

/** Why one of those who have the most points wins (R8.3): by having the game-end tile, by sitting next after who has it, or, where a
 * limit of rounds has ended the game and nobody has it, by coming first from the starting player on. Null where there is no tie. */
export function tieBreak(view: View, ranking: readonly number[], scores: readonly number[]): "tile" | "after" | "start" | null {
  const [winner, second] = ranking;
  if (winner === undefined || second === undefined || scores[winner] !== scores[second]) return null;
  if (view.ender === null) return "start";
  return view.ender === winner ? "tile" : "after";
}

/** What some lines of the sheet come to, by seat. */
export function totals(lines: readonly ScoreLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => lines.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

/** How near the end is: the highest carriage and the fewest offices left, with the seats that have them (R8.1). */
export interface Nearness {
  carriage: number;
  carriageSeats: number[];
  lastCarriage: number;
  officesLeft: number;
  officeSeats: number[];
  isNear: boolean; // one closing could bring it about
}

export function nearness(view: View): Nearness {
  const carriages = view.players.map((player) => player.carriage);
  const offices = view.players.map((player) => player.offices_left);
  const carriage = Math.max(0, ...carriages);
  const officesLeft = Math.min(MATERIAL.offices, ...offices);
  const having = (numbers: number[], number: number) => numbers.flatMap((each, seat) => (each === number ? [seat] : []));
  return {
    carriage,
    carriageSeats: having(carriages, carriage),
    lastCarriage: LAST_CARRIAGE,
    officesLeft,
    officeSeats: having(offices, officesLeft),
    isNear: carriage >= LAST_CARRIAGE - 1 || officesLeft <= NEAR_OFFICES,
  };
}

const NEAR_OFFICES = 4;
