// Looking back in a game that goes on: what was shown is kept, and what was not, as after a reload, the server shows again.
import type { View } from "../generated/api";

export type AskView = (revision: number, seat: number | null) => Promise<View>;

export class Past {
  /** The entry of the log that is looked at; null where one sees how things stand. */
  revision = $state<number | null>(null);
  /** How things stood then. */
  view = $state.raw<View | null>(null);
  private readonly kept = new Map<string, View>();
  private wanted: number | null = null;

  constructor(private readonly ask: AskView) {}

  keep(revision: number, views: readonly View[]): void {
    for (const view of views) this.kept.set(name(revision, view.seat), view);
  }

  async lookAt(revision: number, seat: number | null): Promise<void> {
    this.wanted = revision;
    const view = this.kept.get(name(revision, seat)) ?? (await this.ask(revision, seat));
    this.keep(revision, [view]);
    // One who has stepped on before the answer came wants another entry, or none.
    if (this.wanted !== revision) return;
    this.revision = revision;
    this.view = view;
  }

  backToNow(): void {
    this.wanted = null;
    this.revision = null;
    this.view = null;
  }
}

function name(revision: number, seat: number | null): string {
  return `${revision} ${seat ?? "nobody"}`;
}
