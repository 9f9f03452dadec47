// Actions are texts, such as "draw Linz", "play Linz left", "drive Baiern Verona" (docs/actions.md): this finds them.
import type { ActionInfo, Verb } from "../generated/api";
import { ACTIONS } from "../generated/data";

export interface Action extends Omit<ActionInfo, "action"> {
  text: string;
}

const BY_TEXT = new Map(ACTIONS.map(({ action, ...parts }): [string, Action] => [action, { text: action, ...parts }]));

/** The action of a text, as the server writes it. */
export function actionOf(text: string): Action {
  const action = BY_TEXT.get(text);
  if (!action) throw new Error(`"${text}" is no action`);
  return action;
}

/** The legal actions of a view, found by what they are about. */
export class LegalActions {
  readonly all: readonly Action[];

  constructor(texts: readonly string[]) {
    this.all = texts.map(actionOf);
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
  about(city: string, ...verbs: Verb[]): Action[] {
    return this.all.filter((action) => action.city === city && (!verbs.length || verbs.includes(action.verb)));
  }

  only(verb: Verb): Action | undefined {
    return this.all.find((action) => action.verb === verb);
  }
}

export const NOTHING = new LegalActions([]);
