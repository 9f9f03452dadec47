// A game replayed, forwards and backwards, with all hands open.
import { NOTHING } from "../board/actions";
import type { Frame, LogEntry, Replay, SeatInfo } from "../generated/api";
import { COLOURS } from "../generated/data";
import { called, levelIn, portraitOf } from "../text/people";
import { allProvincesOf, type AllProvinces, type ShownTable } from "./shown-table";

export class ReplayedTable implements ShownTable {
  readonly legal = NOTHING;
  readonly reader = null;
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
      colour: replay.colours[seat] ?? "red",
      portrait: replay.portraits[seat] ?? 0,
      bot: levelIn(name),
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
    return called(this.replay.names[seat] ?? "");
  }

  portrait(seat: number): number {
    const sitting = this.seats[seat];
    return sitting ? portraitOf(sitting) : 1;
  }

  colour(seat: number): number {
    return Math.max(0, COLOURS.indexOf(this.seats[seat]?.colour ?? "red"));
  }

  async play(): Promise<void> {
    // What has been played is played.
  }
}
