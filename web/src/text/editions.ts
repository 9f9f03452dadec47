// Whose rulebook is offered first: the one this person chose last, or the one in their language.
import { recall, remember } from "../state/memory";
import { t } from "./texts.svelte";

const REMEMBERED = "edition";

export function defaultEdition(): string {
  return recall(REMEMBERED) ?? t("edition-usual");
}

export function rememberEdition(edition: string): void {
  remember(REMEMBERED, edition);
}

/** All editions, the one in the language first. */
export function editionsInOrder(editions: readonly string[]): string[] {
  const own = t("edition-usual");
  return [...editions.filter((edition) => edition === own), ...editions.filter((edition) => edition !== own)];
}
