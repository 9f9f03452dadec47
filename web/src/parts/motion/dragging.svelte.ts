// Dragging a card with a mouse, a pen or a finger to where it is to lie. Clicks and keys do the same.
import type { Dragged, Zone } from "./drops";

export interface Environment {
  mayDrag(): boolean;
  /** The card is over a zone, or over none any more. */
  over(what: Dragged, zone: Zone | null): void;
  /** The card is let go: true where it stays, false where it goes back. */
  drop(what: Dragged, zone: Zone): Promise<boolean>;
  /** How long a card takes to go back, in milliseconds. */
  returnMilliseconds(): number;
}

interface Place {
  x: number;
  y: number;
}

const THRESHOLD = 8; // pixels: less is a click

export class Dragging {
  what = $state.raw<Dragged | null>(null);
  zone = $state<Zone | null>(null);
  at = $state.raw<Place>({ x: 0, y: 0 });
  width = $state(0);
  goesBack = $state(false);

  constructor(private readonly environment: Environment) {}

  /** A Svelte action: the element is a card that can be dragged. */
  readonly draggable = (element: HTMLElement, card: Dragged): { update: (card: Dragged) => void; destroy: () => void } => {
    const press = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0 && !this.what && this.environment.mayDrag()) this.follow(element, card, event);
    };
    element.addEventListener("pointerdown", press);
    return {
      update: (other) => (card = other),
      destroy: () => element.removeEventListener("pointerdown", press),
    };
  };

  private follow(element: HTMLElement, card: Dragged, start: PointerEvent): void {
    const home = element.getBoundingClientRect();
    const ended = new AbortController();
    const on = <Kind extends "pointermove" | "pointerup" | "pointercancel" | "keydown">(
      kind: Kind,
      act: (event: WindowEventMap[Kind]) => void,
    ): void => window.addEventListener(kind, act, { signal: ended.signal });

    on("pointermove", (event) => {
      if (event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!this.what) {
        if (Math.hypot(x, y) < THRESHOLD) return;
        this.what = card;
        this.width = home.width;
        this.goesBack = false;
      }
      event.preventDefault();
      this.at = { x: home.x + x, y: home.y + y };
      this.findZone(event.clientX, event.clientY);
    });
    on("pointerup", (event) => {
      if (event.pointerId !== start.pointerId) return;
      ended.abort();
      if (!this.what) return;
      this.findZone(event.clientX, event.clientY);
      swallowClick();
      void this.letGo(home);
    });
    const cancel = (): void => {
      ended.abort();
      this.zone = null;
      if (this.what) void this.letGo(home);
    };
    on("pointercancel", cancel);
    on("keydown", (event) => event.key === "Escape" && cancel());
  }

  /** Find out over which zone the card is. */
  private findZone(x: number, y: number): void {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone]");
    const zone = (found?.dataset.zone ?? null) as Zone | null;
    if (zone === this.zone || !this.what) return;
    this.zone = zone;
    this.environment.over(this.what, zone);
  }

  private async letGo(home: Place): Promise<void> {
    const { what, zone } = this;
    this.zone = null;
    if (!what) return;
    this.environment.over(what, null);
    if (!zone || !(await this.environment.drop(what, zone))) {
      this.goesBack = true;
      this.at = { x: home.x, y: home.y };
      await new Promise((resolve) => setTimeout(resolve, this.environment.returnMilliseconds()));
    }
    this.what = null;
  }
}

/** Letting go of a card must not count as a click on it. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", stop, { capture: true }), 50);
}
