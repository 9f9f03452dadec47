import { expect, test } from "vitest";
import { LegalActions, parseAction, type Action } from "../src/board/actions";
import { stepsToRome } from "../src/board/board";
import known from "./actions.json";

const ACTIONS = known as Action[];

test("every action of the engine is taken apart as the engine does it", () => {
  expect(ACTIONS).toHaveLength(400);
  for (const action of ACTIONS) expect(parseAction(action.text)).toEqual(action);
});

test("what is no action is refused", () => {
  for (const text of ["", "fly Linz", "close Linz", "draw", "drive Baiern", "play Linz up"]) {
    expect(() => parseAction(text), text).toThrow();
  }
});

test("legal actions are found by city and by verb", () => {
  const legal = new LegalActions(["play Linz left", "play Linz right", "begin Passau", "draw pile"]);
  expect(legal.about("Linz").map((action) => action.text)).toEqual(["play Linz left", "play Linz right"]);
  expect(legal.about("Linz", "play left")).toHaveLength(1);
  expect([...legal.cities("begin", "play left", "play right")]).toEqual(["Linz", "Passau"]);
  expect(legal.only("draw pile")?.text).toBe("draw pile");
  expect(legal.has("pass")).toBe(false);
});

test("the ways to Rome are counted", () => {
  expect(stepsToRome("Rom")).toEqual({ least: 0, most: 0 });
  expect(stepsToRome("Viterbo")).toEqual({ least: 1, most: 1 });
  expect(stepsToRome("Lörrach").least).toBe(7);
});
