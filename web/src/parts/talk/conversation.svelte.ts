// What people say to each other at a table: whether they are being listened to, and how much was said unseen.
import type { Table } from "../../state/table.svelte";
import { play } from "../table/sounds";

export type Tab = "log" | "chat";

export class Conversation {
  /** What is in sight: what happened, or what is said. */
  shown = $state<Tab>("log");
  // Whoever opens the page has what was said before them to read, and hears only what is said from now on.
  private seen = $state(-1);
  private heard: number;

  constructor(private readonly table: Table) {
    this.heard = this.seen = this.last;
  }

  readonly unread = $derived.by(() => this.table.chat.filter(({ number, seat }) => number > this.seen && !this.isOwn(seat)).length);

  show(tab: Tab): void {
    this.shown = tab;
    if (tab === "chat") this.seen = this.last;
  }

  /** Somebody may have said something. */
  listen(): void {
    const newest = this.table.chat.at(-1);
    if (newest && newest.number > this.heard && !this.isOwn(newest.seat)) play("note");
    this.heard = this.last;
    if (this.shown === "chat" && !document.hidden) this.seen = this.heard;
  }

  private get last(): number {
    return this.table.chat.at(-1)?.number ?? -1;
  }

  private isOwn(seat: number): boolean {
    return this.table.ownSeats.includes(seat);
  }
}
