// Looking back in a game that goes on: what was shown is kept, and what was not, as after a reload, the server shows again.
import type { View } from "../server/messages";

export type AskView = (ply: number, seat: number | null) => Promise<View>;

export class Past {
  /** The entry of the log that is looked at; null where one sees how things stand. */
  ply = $state<number | null>(null);
  /** How things stood then. */
  view = $state.raw<View | null>(null);
  private readonly kept = new Map<string, View>();
  private wanted: number | null = null;

  constructor(private readonly ask: AskView) {}

  keep(ply: number, views: readonly View[]): void {
    for (const view of views) this.kept.set(name(ply, view.seat), view);
  }

  async lookAt(ply: number, seat: number | null): Promise<void> {
    this.wanted = ply;
    const view = this.kept.get(name(ply, seat)) ?? (await this.ask(ply, seat));
    this.keep(ply, [view]);
    // One who has stepped on before the answer came wants another entry, or none.
    if (this.wanted !== ply) return;
    this.ply = ply;
    this.view = view;
  }

  backToNow(): void {
    this.wanted = null;
    this.ply = null;
    this.view = null;
  }
}

function name(ply: number, seat: number | null): string {
  return `${ply} ${seat ?? "nobody"}`;
}
