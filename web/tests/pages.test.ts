import { beforeEach, expect, test } from "vitest";
import { addSeat, setColour, removeSeat, toRequest, defaultForm } from "../src/parts/new-game/form";
import { link, readPage } from "../src/router.svelte";
import { forgetGame, knownGames, noteGame } from "../src/state/own-games";
import { game, mine, seat } from "./fakes";

beforeEach(() => localStorage.clear());

test("every link leads to its page", () => {
  expect(readPage(link.front)).toEqual({ name: "front" });
  expect(readPage("")).toEqual({ name: "front" });
  expect(readPage(link.learn)).toEqual({ name: "learn", lesson: null });
  expect(readPage(link.lesson("base"))).toEqual({ name: "learn", lesson: "base" });
  expect(readPage("#/learn/nothing")).toEqual({ name: "learn", lesson: null });
  expect(readPage(link.new("pass"))).toEqual({ name: "new", way: "pass" });
  expect(readPage(link.game("a b/c"))).toEqual({ name: "game", id: "a b/c" });
  expect(readPage(link.claim("g", 2, "x/y"))).toEqual({ name: "claim", id: "g", seat: 2, code: "x/y" });
  expect(readPage(link.statistics)).toEqual({ name: "statistics" });
  expect(readPage(link.rules())).toEqual({ name: "rules", rule: null });
  expect(readPage(link.rules("R4.2"))).toEqual({ name: "rules", rule: "R4.2" });
  expect(readPage("#/rules/R4.2x")).toEqual({ name: "rules", rule: null });
  expect(readPage(link.puzzles)).toEqual({ name: "puzzles", id: null });
  expect(readPage(link.puzzle("a1"))).toEqual({ name: "puzzles", id: "a1" });
  expect(readPage(link.mistakes())).toEqual({ name: "mistakes", game: null });
  expect(readPage(link.mistakes("g"))).toEqual({ name: "mistakes", game: "g" });
  for (const wrong of ["#/game", "#/seat/g/9/x", "#/elsewhere", "#/%E0%A4%A"]) {
    expect(["unknown", "front"], wrong).toContain(readPage(wrong).name);
  }
});

test("a form becomes what the server is asked for", () => {
  const form = defaultForm("bots", "Anna", "spanish");
  form.switches = { max_rounds: 9 };
  expect(toRequest(form)).toMatchObject({
    seats: [{ kind: "person", name: "Anna", colour: "red" }, { kind: "bot", bot: "merchant", name: null }, { kind: "bot" }],
    switches: { max_rounds: 9 },
    start: null,
  });
  expect(defaultForm("online", "", "italian").seats.map((each) => each.who)).toEqual(["person", "open"]);
});

test("seats come and go, and no two have the same colour", () => {
  const form = defaultForm("pass", "Anna", "italian");
  setColour(form, 0, "blue");
  expect(form.seats.map((each) => each.colour)).toEqual(["blue", "red", "yellow"]);
  addSeat(form);
  expect(form.seats.at(-1)).toMatchObject({ who: "person", colour: "green" });
  form.start = 3;
  removeSeat(form, 3);
  expect(form.start).toBeNull();
});

test("games are remembered where one plays, the latest first", () => {
  noteGame(game([mine(0), seat(1)], { id: "first" }), 1);
  noteGame(game([mine(0), seat(1)], { id: "second" }), 2);
  noteGame(game([seat(0), seat(1)], { id: "watched", host: false }), 3);
  noteGame(game([mine(0), seat(1)], { id: "first", status: "over" }), 4);
  expect(knownGames().map(({ id, status }) => [id, status])).toEqual([
    ["first", "over"],
    ["second", "playing"],
  ]);
  forgetGame("first");
  expect(knownGames()).toHaveLength(1);
});
