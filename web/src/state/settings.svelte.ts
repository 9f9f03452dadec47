// What a person has set for this browser.
import { PORTRAITS } from "../generated/data";
import { recall, remember } from "./memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

// How long each entry of the log stays before the next is shown, in milliseconds.
export const PACES = { slow: 1600, normal: 800, fast: 300, off: 0 } as const;
export type Pace = keyof typeof PACES;

function recallOne<Choice extends string>(name: string, choices: readonly Choice[], usual: Choice): Choice {
  const remembered = recall(name) as Choice | null;
  return remembered && choices.includes(remembered) ? remembered : usual;
}

const USUAL_VOLUME = 60;
function recallVolume(): number {
  const remembered = Number(recall("volume") ?? USUAL_VOLUME);
  return remembered >= 0 && remembered <= 100 ? remembered : USUAL_VOLUME;
}

function recallPortrait(): number {
  const remembered = Number(recall("portrait") ?? 0);
  return Number.isInteger(remembered) && remembered >= 0 && remembered <= PORTRAITS ? remembered : 0;
}

const PACE_NAMES = Object.keys(PACES) as Pace[];
const LONGEST_MOVEMENT = 900; // milliseconds
const LONGEST_STAGE = 1100;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkScheme = matchMedia("(prefers-color-scheme: dark)");

class Settings {
  #theme = $state(recallOne("theme", THEMES, "auto"));
  #pace = $state(recallOne("pace", PACE_NAMES, "normal"));
  #listAll = $state(recall("list-all") === "yes");
  #name = $state(recall("name") ?? "");
  #portrait = $state(recallPortrait());
  // Anyone who wants less motion probably wants less noise too.
  #sound = $state((recall("sound") ?? (reducedMotion.matches ? "no" : "yes")) === "yes");
  #volume = $state(recallVolume());
  #notify = $state(recall("notify") === "yes");
  #keys = $state(recall("keys") !== "no");

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.apply();
  }

  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
    remember("pace", pace);
    this.apply();
  }

  /** Whether all legal actions are listed, those of cards and towns too. */
  get listAll(): boolean {
    return this.#listAll;
  }
  set listAll(listAll: boolean) {
    this.#listAll = listAll;
    remember("list-all", listAll ? "yes" : "no");
  }

  /** What the person calls themselves. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    remember("name", name);
  }

  /** The portrait the person has chosen; 0: any. */
  get portrait(): number {
    return this.#portrait;
  }
  set portrait(portrait: number) {
    this.#portrait = portrait;
    remember("portrait", String(portrait));
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    remember("sound", sound ? "yes" : "no");
  }

  /** From 0 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    this.#volume = volume;
    remember("volume", String(volume));
  }

  /** Whether to show a notification when it is one's turn and the page is hidden. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(notify: boolean) {
    this.#notify = notify;
    remember("notify", notify ? "yes" : "no");
  }

  /** Whether a letter alone does something. Anyone who dictates to the computer, or often slips, may not want that. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    remember("keys", keys ? "yes" : "no");
  }

  get paceMilliseconds(): number {
    return PACES[this.#pace];
  }

  /** How long a piece is on its way; 0 where nothing should move. */
  get movementMilliseconds(): number {
    return reducedMotion.matches ? 0 : Math.min(LONGEST_MOVEMENT, PACES[this.#pace] * 0.7);
  }

  /** How long a peak of the game is staged; 0 where everything is shown at once. */
  get stageMilliseconds(): number {
    return Math.min(LONGEST_STAGE, PACES[this.#pace] * 1.5);
  }

  /** Let the page look as set. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#theme === "auto" ? (darkScheme.matches ? "dark" : "light") : this.#theme;
    root.dataset.pace = this.#pace;
  }
}

export const settings = new Settings();
darkScheme.addEventListener("change", () => settings.apply());
