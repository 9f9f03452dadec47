// A game replayed, forwards and backwards, with all hands open.
import { NOTHING } from "../board/actions";
import type { Frame, LogEntry, Replay, SeatInfo } from "../generated/api";
import { COLOURS } from "../generated/data";
import { allProvincesOf, type AllProvinces, type ShownTable } from "./shown-table";

export class ReplayedTable implements ShownTable {
  readonly legal = NOTHING;
  readonly allProvinces: AllProvinces;
  readonly last: number;
  readonly log: LogEntry[];
  readonly scores: number[][];
  readonly seats: SeatInfo[];
  private readonly turns: number[]; // the entries with which turns begin
  private at = $state(0);

  constructor(
    readonly replay: Replay,
    ply: number | null,
  ) {
    this.allProvinces = allProvincesOf(replay);
    this.last = replay.frames.length - 1;
    this.log = replay.frames.map((frame, at) => ({ revision: at, events: frame.events }));
    this.scores = replay.frames.map((frame) => frame.scores);
    this.turns = this.log.filter(({ events }) => events.some(({ kind }) => kind === "turn_began")).map(({ revision }) => revision);
    this.seats = replay.names.map((name, seat) => ({
      seat,
      kind: "bot",
      name,
      colour: COLOURS[seat] ?? "red",
      bot: null,
      present: true,
      awaited: false,
      absence: null,
      left: false,
      yours: false,
    }));
    this.goTo(ply ?? 0);
  }

  get ply(): number {
    return this.at;
  }

  get frame(): Frame | undefined {
    return this.replay.frames[this.at];
  }

  goTo(ply: number): void {
    this.at = Math.min(this.last, Math.max(0, ply));
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  /** To where the turn before or after begins. */
  turn(by: 1 | -1): void {
    const next = by > 0 ? this.turns.find((at) => at > this.at) : this.turns.findLast((at) => at < this.at);
    this.goTo(next ?? (by > 0 ? this.last : 0));
  }

  name(seat: number): string {
    return this.replay.names[seat] ?? "";
  }

  colour(seat: number): number {
    return seat;
  }

  async play(): Promise<void> {
    // What has been played is played.
  }
}
