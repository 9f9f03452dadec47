// What the table says when the end is in sight, and the new game's page where a rule is our decision.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defaultForm } from "../src/parts/new-game/form";
import RuleFields from "../src/parts/new-game/RuleFields.svelte";
import EndNear from "../src/parts/table/EndNear.svelte";
import type { ShownTable } from "../src/state/shown-table";
import { setLanguage, t } from "../src/text/texts.svelte";
import { view } from "./fakes";

const names = ["Anna", "Béla", "Chiara"];
const table = { name: (seat: number) => names[seat] ?? "", colour: (seat: number) => seat } as ShownTable;
let shown: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {}))); // drawings never come

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

function near(changes: Parameters<typeof view>[2]): string {
  shown = mount(EndNear, { target: document.body, props: { table, view: view(0, 0, changes) } });
  flushSync();
  return document.body.textContent ?? "";
}

test("whoever brought the end about is named, and all who still have a turn", () => {
  const text = near({ ender: 1, turns_to_come: [2, 0] });
  expect(text).toContain("Béla has triggered the end.");
  expect(text).toContain("Turns still to come: Chiara and Anna");
});

test("in the last turn no further one follows", () => {
  expect(near({ ender: 1, turns_to_come: [] })).toContain("There are no more turns.");
});

test("where a limit of rounds ends the game nobody brought the end about", () => {
  const text = near({ turns_to_come: [2] });
  expect(text).toContain("Turns still to come: Chiara");
  expect(text).not.toContain("triggered the end");
});

test("while no end is in sight nothing is said of turns", () => {
  expect(near({})).not.toMatch(/turn/i);
});

test("the choice of placement says what the rulebooks say", () => {
  const switches = [
    { name: "last_round", rule: "R8.1", values: ["finish_round", "one_turn_each"] },
    { name: "placement", rule: "R10.1", values: ["full", "free"] },
  ];
  const offer = { editions: { icelandic: { last_round: "one_turn_each" } }, switches } as never;
  const form = $state(defaultForm("bots", "", "icelandic"));
  shown = mount(RuleFields, { target: document.body, props: { form, offer } });
  flushSync();
  const text = document.body.textContent ?? "";
  expect(text).toContain(t("switch-placement-about"));
  expect(text).toContain(t("new-as-edition", { value: t("switch-last-round-one_turn_each") }));
});
