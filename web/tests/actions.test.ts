import { expect, test } from "vitest";
import { actionOf, LegalActions } from "../src/board/actions";
import { stepsToRome } from "../src/board/board";
import { ACTIONS } from "../src/generated/data";

test("an action is found by its text, with what it is about", () => {
  expect(ACTIONS).toHaveLength(400);
  expect(actionOf("play Linz left")).toEqual({ text: "play Linz left", verb: "play left", city: "Linz" });
  expect(actionOf("send 3 Baiern")).toEqual({ text: "send 3 Baiern", verb: "send", coach: "Baiern", rank: 3 });
});

test("what is no action is refused", () => {
  for (const text of ["", "fly Linz", "close Linz", "draw", "drive Baiern", "play Linz up"]) {
    expect(() => actionOf(text), text).toThrow();
  }
});

test("legal actions are found by city and by verb", () => {
  const legal = new LegalActions(["play Linz left", "play Linz right", "begin Passau", "draw pile"]);
  expect(legal.about("Linz").map((action) => action.text)).toEqual(["play Linz left", "play Linz right"]);
  expect(legal.about("Linz", "play left")).toHaveLength(1);
  expect(legal.only("draw pile")?.text).toBe("draw pile");
  expect(legal.has("pass")).toBe(false);
});

test("the ways to Rome are counted", () => {
  expect(stepsToRome("Rom")).toEqual({ least: 0, most: 0 });
  expect(stepsToRome("Viterbo")).toEqual({ least: 1, most: 1 });
  expect(stepsToRome("Lörrach").least).toBe(7);
});
