// The drawings that never change: they were made when the client was built, and come as files, each a sheet of them.
import figures from "drawn:figures";
import map from "drawn:map";
import pieces from "drawn:pieces";
import rome from "drawn:rome";
import towns from "drawn:towns";

const AGAIN = 3000; // milliseconds until a sheet that could not be had is asked for again

class Sheet {
  #drawings = $state.raw<Readonly<Record<string, string>>>({});
  #coming: Promise<void> | undefined;

  constructor(readonly address: string) {}

  /** Have the sheet brought, if it is not on its way already. */
  fetch(): Promise<void> {
    return (this.#coming ??= this.#bring());
  }

  async #bring(): Promise<void> {
    try {
      const { ok, body } = await fetch(this.address);
      if (!ok || !body) throw new Error("no such sheet");
      this.#drawings = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).json();
    } catch {
      // The server is away: so is the game, until it is back.
      setTimeout(() => (this.#coming = this.#bring()), AGAIN);
    }
  }

  /** The markup of a drawing; nothing before the sheet is here. */
  drawing(name: string): string {
    void this.fetch();
    return this.#drawings[name] ?? "";
  }
}

export const SHEETS = {
  pieces: new Sheet(pieces),
  figures: new Sheet(figures),
  towns: new Sheet(towns),
  map: new Sheet(map),
  rome: new Sheet(rome),
} as const;

const FRAME_SHARE = 8; // milliseconds of a frame after which the next drawing waits for another
const waiting = new Set<() => void>();

function takeTurns(): void {
  const end = performance.now() + FRAME_SHARE;
  for (const put of waiting) {
    waiting.delete(put);
    put();
    if (performance.now() > end) break;
  }
  if (waiting.size) requestAnimationFrame(takeTurns);
}

/** Have something put in when its turn comes: much at once would freeze the window. Returns what takes it back. */
export function inTurn(put: () => void): () => void {
  if (!waiting.size) requestAnimationFrame(takeTurns);
  waiting.add(put);
  return () => waiting.delete(put);
}
