// Whether the server answers. While it does not, it is asked again and again: nobody has to reload the page.
const EVERY = 3000; // milliseconds

let away = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export const server = {
  get isAway(): boolean {
    return away;
  },
  /** A request was answered, or was not. */
  heard(answered: boolean): void {
    away = !answered;
    clearTimeout(timer);
    timer = answered ? undefined : setTimeout(() => void server.knock(), EVERY);
  },
  async knock(): Promise<void> {
    try {
      await fetch("health", { cache: "no-store", signal: AbortSignal.timeout(EVERY) });
      server.heard(true);
    } catch {
      server.heard(false);
    }
  },
};
