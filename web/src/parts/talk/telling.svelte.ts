// What happened at a table, told to whoever looks at it.
import type { LogEntry } from "../../generated/api";
import type { ShownTable } from "../../state/shown-table";
import { language } from "../../text/texts.svelte";
import { Teller } from "../../text/told";

interface ToldTable extends ShownTable {
  readonly log: readonly LogEntry[];
}

const APART = "\n"; // no name has it

export class Telling {
  constructor(
    private readonly table: ToldTable,
    private readonly seats: () => number,
  ) {}

  // As one text it stays the same while the game goes on.
  private readonly names = $derived.by(() => Array.from({ length: this.seats() }, (_, seat) => this.table.name(seat)).join(APART));

  private readonly teller = $derived.by(() => {
    void language();
    return new Teller({ names: this.names.split(APART), reader: this.table.reader, allProvinces: this.table.allProvinces });
  });

  /** Turns, and what happened besides, the oldest first. */
  readonly told = $derived.by(() => this.teller.tell(this.table.log));

  /** The last turn in which something has happened. */
  readonly newest = $derived.by(() => this.told.findLast(({ newest }) => newest) ?? null);

  /** The last turn of somebody else that is over: what is read out. */
  readonly others = $derived.by(() => this.told.slice(0, -1).findLast(({ text, seat }) => text && seat !== this.table.reader) ?? null);
}
