// Actions are texts: "draw Linz", "play Linz left", "drive Baiern Verona". This takes them apart (docs/actions.md).
import type { CityName, Official, PlaceName, ProvinceName, RegionName } from "./board";
import { PROVINCES, REGIONS } from "./board";

// The text without what it is about.
export type Verb =
  | "draw"
  | "draw pile"
  | "administrator"
  | "play left"
  | "play right"
  | "begin"
  | "pass"
  | "close each"
  | "close"
  | "office"
  | "done"
  | "cartwright"
  | "no cartwright"
  | "discard"
  | "send"
  | "hand in"
  | "keep"
  | "take"
  | "take pile"
  | "build"
  | "decline"
  | "drive";

export interface Action {
  text: string;
  verb: Verb;
  city?: CityName;
  province?: ProvinceName;
  coach?: RegionName;
  rank?: number;
  place?: PlaceName;
  officials?: Official[];
}

const ALONE: ReadonlySet<string> = new Set<Verb>([
  "draw pile",
  "administrator",
  "pass",
  "close each",
  "done",
  "cartwright",
  "no cartwright",
  "keep",
  "take pile",
  "decline",
]);
const WITH_CITY: ReadonlySet<string> = new Set<Verb>(["draw", "begin", "office", "discard", "take", "build"]);

/** The parts of an action's text, as the server writes it. */
export function parseAction(text: string): Action {
  if (ALONE.has(text)) return { text, verb: text as Verb };
  const [first = "", ...rest] = text.split(" ");
  const last = rest.at(-1) ?? "";
  if (rest.length && WITH_CITY.has(first)) return { text, verb: first as Verb, city: rest.join(" ") };
  if (first === "play" && (last === "left" || last === "right")) {
    return { text, verb: `play ${last}`, city: rest.slice(0, -1).join(" ") };
  }
  if (first === "close" && PROVINCES.some((province) => province.name === rest.join(" "))) {
    return { text, verb: "close", province: rest.join(" ") };
  }
  if (first === "hand" && rest[0] === "in") return { text, verb: "hand in", officials: rest.slice(1) as Official[] };
  if (first === "send") return { text, verb: "send", coach: rest.slice(1).join(" "), rank: Number(rest[0]) };
  if (first === "drive") {
    const coach = REGIONS.find((region) => text.startsWith(`drive ${region.name} `));
    if (coach) {
      return { text, verb: "drive", coach: coach.name, place: text.slice(`drive ${coach.name} `.length) };
    }
  }
  throw new Error(`"${text}" is no action`);
}

/** The legal actions of a view, found by what they are about. */
export class LegalActions {
  readonly all: readonly Action[];

  constructor(texts: readonly string[]) {
    this.all = texts.map(parseAction);
  }

  get size(): number {
    return this.all.length;
  }

  has(text: string): boolean {
    return this.all.some((action) => action.text === text);
  }

  /** The actions of some verbs. */
  of(...verbs: Verb[]): Action[] {
    return this.all.filter((action) => verbs.includes(action.verb));
  }

  /** The actions about a city, of some verbs or of all. */
  about(city: CityName, ...verbs: Verb[]): Action[] {
    return this.all.filter((action) => action.city === city && (!verbs.length || verbs.includes(action.verb)));
  }

  /** The cities that actions of some verbs are about. */
  cities(...verbs: Verb[]): Set<CityName> {
    const cities = new Set<CityName>();
    for (const action of this.of(...verbs)) if (action.city) cities.add(action.city);
    return cities;
  }

  only(verb: Verb): Action | undefined {
    return this.all.find((action) => action.verb === verb);
  }
}

export const NOTHING = new LegalActions([]);
