import { beforeEach, expect, test } from "vitest";
import { actionOf } from "../src/board/actions";
import type { Player } from "../src/generated/api";
import { ACTIONS, LANGUAGES, STEPS } from "../src/generated/data";
import { timeLeftText } from "../src/text/moments";
import { explainAction, nameAction, question } from "../src/text/narration";
import { enumerate, language, preferredLanguage, setLanguage, hasMessage, t, defaultLanguage } from "../src/text/texts.svelte";
import { view } from "./fakes";


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

test("a message that is missing shows its name", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(hasMessage("no-such-message")).toBe(false);
});

test("negative numbers have a true minus sign, and a score of −1 is shown as one", () => {
  expect(t("advice-points", { points: -1 })).toBe("about −1 point at the end");
  expect(t("advice-points", { points: -5 })).toBe("about −5 points at the end");
});

test("times of days are told in days, and the last hour as clocks show it", () => {
  expect([3 * 86400, 90000, 3600, 3599, 61].map(timeLeftText)).toEqual(["3 days", "25 hours", "one hour", "59:59", "1:01"]);
});
