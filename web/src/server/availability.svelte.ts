// Whether the server answers. While it does not, it is asked again and again: nobody has to reload the page.
const EVERY = 3000; // milliseconds

let away = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export const server = {
  get isAway(): boolean {
    return away;
  },
  /** Note whether a request was answered. */
  noteAnswer(answered: boolean): void {
    away = !answered;
    clearTimeout(timer);
    timer = answered ? undefined : setTimeout(() => void server.check(), EVERY);
  },
  async check(): Promise<void> {
    try {
      await fetch("health", { cache: "no-store", signal: AbortSignal.timeout(EVERY) });
      server.noteAnswer(true);
    } catch {
      server.noteAnswer(false);
    }
  },
};
