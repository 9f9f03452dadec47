import { beforeEach, expect, test } from "vitest";
import { actionOf } from "../src/board/actions";
import type { Event, Player } from "../src/generated/api";
import { ACTIONS, EVENT_KINDS, LANGUAGES, STEPS } from "../src/generated/data";
import { explainAction, nameAction, question, narrate } from "../src/text/narration";
import { enumerate, language, preferredLanguage, setLanguage, hasMessage, t, defaultLanguage } from "../src/text/texts.svelte";
import { event, view } from "./fakes";


beforeEach(async () => {
  localStorage.clear();
  await setLanguage("en");
});

test("the browser's first language that there is gets spoken", () => {
  expect(preferredLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("a chosen language is remembered", async () => {
  await setLanguage("de", true);
  expect(language()).toBe("de");
  expect(document.documentElement.lang).toBe("de");
  expect(defaultLanguage()).toBe("de");
});

test("texts change with the language", async () => {
  expect(t("action-draw", { city: "Linz" })).toBe("Take Linz");
  await setLanguage("de");
  expect(t("action-draw", { city: "Linz" })).toBe("Linz nehmen");
});

test("words are put in a row", () => {
  expect(enumerate([])).toBe("");
  expect(enumerate(["a"])).toBe("a");
  expect(enumerate(["a", "b", "c"])).toBe("a, b and c");
});

test.each(LANGUAGES)("every action and every step has words in %s", async (each) => {
  await setLanguage(each);
  const player: Player = { hand_size: 1, known_cards: [], route: ["Linz", "Passau"], offices: [], offices_left: 20, carriage: 0, tiles: [], points: 0 };
  const position = view(0, 0, { players: [player, player] });
  for (const { action: text } of ACTIONS) {
    const action = actionOf(text);
    const words = nameAction(action, position);
    expect(words).not.toMatch(/^action-|[{}]/);
    expect(explainAction(action, position) ?? "").not.toMatch(/^(choice|explain)-|[{}]/);
  }
  for (const step of STEPS) expect(question({ ...position, step }), step).not.toMatch(/^step-|[{}]/);
});

test("every kind of event has words, or shows by itself", () => {
  for (const kind of EVENT_KINDS) {
    expect(narrate(event(kind, 0), ["Anna"], "all") ?? "", kind).not.toMatch(/^event-/);
  }
});

test("events are told, and secrets only to who may know them", () => {
  const drawn = event("took_hidden", 1, { city: "Linz" });
  expect(narrate(drawn, ["Anna", "Bert"], "all")).toBe("Bert draws Linz from the pile");
  expect(narrate({ ...drawn, city: null } as Event, ["Anna", "Bert"], "all")).toBe("Bert draws from the pile");
  expect(narrate(event("won_tile", 0, { stack: "route_5", value: 2 }), ["Anna"], "all")).toBe("Anna wins the tile for a route of 5 cards, worth 2");
  const all = event("won_tile", 0, { stack: "all_provinces", value: 6 });
  expect(narrate(all, ["Anna"], "all")).toBe("Anna wins the tile for all provinces, worth 6");
  expect(narrate(all, ["Anna"], "outside_baiern")).toBe("Anna wins the “outside Baiern” tile, worth 6");
  expect(narrate(event("handed_in", 0, { officials: ["carrier", "postmaster"] }), ["Anna"], "all")).toBe(
    "Anna hands in 2 tokens: postal carrier and postmaster",
  );
  expect(narrate(event("turn_began", 0, { round: 1 }), ["Anna"], "all")).toBeNull();
});

test("a message that is missing shows its name", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(hasMessage("no-such-message")).toBe(false);
});
