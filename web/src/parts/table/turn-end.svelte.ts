// A turn ends by itself when nothing else is left to do in it, after a pause in which the last choice can be taken back.
import type { GameInfo } from "../../generated/api";
import { settings } from "../../state/settings.svelte";
import type { PlayableTable } from "../../state/shown-table";

const ALONE = 700; // milliseconds: against bots a choice can be taken back later, too
const WITH_OTHERS = 3000;

export class TurnEnd {
  /** Nothing but the end is left, and it comes by itself. A lesson teaches to end turns, and who took back wants to look. */
  readonly isNear = $derived.by(() => {
    const { legal, holdsTurn, link, view } = this.table();
    const { lesson, seats } = this.game();
    const isOver = legal.size === 1 && legal.only("pass") !== undefined;
    return isOver && !holdsTurn && link === "open" && !lesson && !seats[view?.seat ?? 0]?.bot;
  });

  /** How long it takes, in milliseconds. */
  readonly pause = $derived.by(() => {
    const isAlone = !this.table().passesAround && this.game().seats.every((seat) => seat.yours || seat.kind === "bot");
    return isAlone ? Math.min(ALONE, settings.paceMilliseconds) : WITH_OTHERS;
  });

  constructor(
    private readonly table: () => PlayableTable,
    private readonly game: () => Pick<GameInfo, "lesson" | "seats">,
  ) {
    $effect(() => {
      if (!this.isNear) return;
      const timer = setTimeout(() => void this.table().play("pass"), this.pause);
      return () => clearTimeout(timer);
    });
  }
}
