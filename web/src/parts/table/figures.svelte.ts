// Figures that are picked before an action is played with them: clerics that are set on coaches, tokens that are handed in.
import type { Action } from "../../board/actions";
import { REGIONS } from "../../generated/data";
import type { Official, View } from "../../generated/api";
import type { PlayableTable } from "../../state/shown-table";

/** Clerics for the coaches (R11.2). They may be set in any order; the game asks coach by coach and is answered as soon as it can be. */
export class Sending {
  picked = $state<number | null>(null);
  /** By region, the clerics that are set already and wait to be asked for. */
  waiting = $state.raw<Readonly<Record<string, number>>>({});

  constructor(
    private readonly table: PlayableTable,
    private readonly view: () => View,
  ) {}

  private readonly sends = $derived.by(() => this.table.legal.of("send"));

  /** The clerics still to be picked. */
  readonly ranks = $derived.by(() => {
    const set = Object.values(this.waiting);
    return this.sends.flatMap(({ rank }) => (rank !== undefined && !set.includes(rank) ? [rank] : []));
  });

  /** The coaches that have none yet, or one that can still be taken away. */
  readonly coaches = $derived.by(() => {
    const { seat, players } = this.view();
    const sent = seat === null ? [] : (players[seat]?.clerics ?? []);
    return this.sends.length ? REGIONS.filter((_, at) => (sent[at] ?? null) === null).map(({ name }) => name as string) : [];
  });

  pick(rank: number): void {
    this.picked = this.picked === rank ? null : rank;
  }

  /** Set the picked cleric on a coach, or take the one away that waits there. */
  set(coach: string): void {
    const before = this.waiting[coach] ?? null;
    const { [coach]: _, ...others } = this.waiting;
    this.waiting = this.picked === null ? others : { ...others, [coach]: this.picked };
    this.picked = before;
    this.answer();
  }

  /** Answer for the coach that is asked about, if its cleric is set; the last cleric has but one coach to go to. */
  answer(): void {
    const [first] = this.sends;
    if (!first) return;
    const isLast = this.sends.length === 1 && !this.table.game?.lesson;
    const send = isLast ? first : this.sends.find(({ coach, rank }) => rank === this.waiting[coach ?? ""]);
    if (!send) return;
    const { [send.coach ?? ""]: _, ...others } = this.waiting;
    this.waiting = others;
    this.picked = null;
    void this.table.play(send.text);
  }
}

/** Tokens to be handed in (R12.3). */
export class HandingIn {
  chosen = $state.raw<readonly Official[]>([]);

  constructor(private readonly table: PlayableTable) {}

  private readonly choices = $derived.by(() => this.table.legal.of("hand in"));

  /** The officials whose tokens can be handed in. */
  readonly officials = $derived.by(() => [...new Set(this.choices.flatMap(({ officials }) => officials ?? []))]);

  /** What handing in the chosen tokens is. */
  readonly action = $derived.by((): Action | undefined =>
    this.choices.find(({ officials = [] }) => officials.length === this.chosen.length && officials.every((each) => this.chosen.includes(each))),
  );

  toggle(official: Official): void {
    this.chosen = this.chosen.includes(official) ? this.chosen.filter((each) => each !== official) : [...this.chosen, official];
  }
}
