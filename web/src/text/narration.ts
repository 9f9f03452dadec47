// Actions and questions in words.
import { LegalActions, type Action } from "../board/actions";
import { provinceOf, stepsToRome } from "../board/board";
import type { Verb, View } from "../generated/api";
import { CARRIAGES, MATERIAL } from "../generated/data";
import type { AllProvinces, ShownTable } from "../state/shown-table";
import { enumerate, t, type Values } from "./texts.svelte";

/** A stack's name; the tile for all provinces goes by what the game's edition asks for (R6.3). */
export function stackName(stack: string, allProvinces: AllProvinces): string {
  const named = stack === "all_provinces" && allProvinces === "outside_baiern" ? allProvinces : stack;
  return t(`stack-${named.replaceAll("_", "-")}`);
}

export function officialName(official: string): string {
  return t(`official-${official}`);
}

/** An action as the words on a button. */
export function nameAction(action: Action, view: View): string {
  const own = view.players[view.seat_to_act ?? 0];
  const values: Values = {
    city: action.city ?? "",
    province: action.province ?? (action.city ? provinceOf(action.city).name : ""),
    coach: action.coach ?? "",
    place: action.place ?? "",
  };
  if (action.rank) {
    values.rank = action.rank;
    values.cleric = t(`cleric-${action.rank}`);
  }
  if (action.officials) values.officials = enumerate(action.officials.map(officialName));
  if (action.verb === "play left") values.end = own?.route[0] ?? "";
  if (action.verb === "play right") values.end = own?.route.at(-1) ?? "";
  if (action.verb === "cartwright" || action.verb === "no cartwright") values.number = nextCarriage(own?.carriage ?? 0);
  if (action.verb === "begin") values.cards = own?.route.length ?? 0;
  return t(`action-${action.verb.replaceAll(" ", "-")}`, values);
}

// What can be done with a card or a town, in a word or two.
const LABELS: Partial<Record<Verb, string>> = {
  draw: "take",
  take: "take",
  "draw pile": "draw",
  "take pile": "draw",
  "play left": "left",
  "play right": "right",
  begin: "begin",
  discard: "discard",
  office: "office",
  build: "office",
};

/** A card, the pile or a town by its name, and what can be done with it now. */
export function nameWithActions(card: string, actions: readonly Action[], view: View): string {
  if (!actions.length) return card;
  const cards = view.players[view.seat_to_act ?? 0]?.route.length ?? 0;
  return t("card-with-deeds", { card, deeds: enumerate(actions.map(({ verb }) => t(`deed-${LABELS[verb]}`, { cards }))) });
}

/** What else there is to say about an action, or null. */
export function explainAction(action: Action, view: View): string | null {
  if (action.verb === "draw" || action.verb === "draw pile") {
    return view.step === "play" ? t("explain-postmaster") : null;
  }
  if (action.verb === "play left" || action.verb === "play right") {
    return view.step === "close" ? t("explain-carrier") : null;
  }
  if (action.verb === "hand in") return t(`choice-hand-in-${action.officials?.length ?? 1}`);
  if (action.verb === "drive" && action.place) {
    const { least, most } = stepsToRome(action.place);
    return t("choice-drive", { longest: most, steps: least === most ? String(most) : `${least}–${most}` });
  }
  if (action.verb === "administrator") return t("choice-administrator");
  return null;
}

/** The number of the carriage that comes after those one has. */
export function nextCarriage(owned: number): number {
  return Math.max(CARRIAGES[0]?.number ?? 0, owned + 1);
}

/** Whose turn it is, to the one at the screen: by name where it is passed around. */
export function yourTurn(table: ShownTable, actor: number): string {
  return table.reader === null ? t("turn-yours", { player: table.name(actor) }) : t("told-your-turn");
}

/** Whose turn it is, to those who wait; it may be one's own that goes on, or that a bot plays. */
export function turnOf(table: ShownTable, actor: number, isBot = false): string {
  if (actor === table.reader) return t(isBot ? "own-bot" : "told-your-turn");
  return t(isBot ? "turn-thinking" : "turn-other", { player: table.name(actor) });
}

/** What is asked of the seat to act. */
export function question(view: View): string {
  const legal = new LegalActions(view.legal_actions);
  switch (view.step) {
    case "draw":
      return t("step-draw");
    case "play":
      return t(legal.of("draw", "draw pile").length ? "step-play" : "step-play-only");
    case "close":
      return t(`step-close${legal.of("close", "close each").length ? "" : "-short"}${legal.of("play left", "play right").length ? "-carrier" : ""}`);
    case "discard":
      return t("step-discard", { limit: MATERIAL.handLimit });
    case "over":
      return t("result");
    default:
      return t(`step-${view.step}`);
  }
}
