import { beforeEach, expect, test } from "vitest";
import { nextLesson, noteProgress, progressOf } from "../src/state/lessons";

beforeEach(() => localStorage.clear());

test("how far one has come in a lesson is remembered", () => {
  expect(progressOf("base")).toBeUndefined();
  noteProgress({ lesson: "base", game: "g", step: 3, total: 26, done: false });
  noteProgress({ lesson: "honours", game: "h", step: 1, total: 10, done: false });
  noteProgress({ lesson: "base", game: "g", step: 4, total: 26, done: false });
  expect(progressOf("base")).toMatchObject({ game: "g", step: 4 });
  expect(progressOf("honours")?.step).toBe(1);
});

test("after a lesson the next that is not finished is offered", () => {
  const done = (lesson: string) => noteProgress({ lesson, game: "g", step: 1, total: 1, done: true });
  expect(nextLesson("base")).toBe("audience");
  done("audience");
  expect(nextLesson("base")).toBe("honours");
  expect(nextLesson("honours")).toBe("base");
  done("base");
  done("honours");
  expect(nextLesson("base")).toBeUndefined();
});
