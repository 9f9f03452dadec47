// A review as the client tells it: chances by entry of the log, marks, what comes part by part.
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { JudgedChoice, ReviewAnswer, View } from "../src/generated/api";
import { RequestError } from "../src/server/request-error";
import { GameReview, ReviewMarks } from "../src/state/review.svelte";
import { view } from "./fakes";

const choice = (ply: number, before: number[], after: number[], mark: JudgedChoice["mark"] = null): JudgedChoice => ({
  ply,
  round: 1,
  seat: 0,
  action: "pass",
  tried: [{ action: "pass", chance: after[0] ?? 0, points: 10 }],
  before,
  after,
  curve: after,
  mark,
  skill: "closing",
});

const answer = (more: Partial<ReviewAnswer>): ReviewAnswer => ({
  status: "judging",
  judged: 0,
  actions: 4,
  choices: [],
  players: [],
  notes: [],
  how: "",
  deeper: null,
  ...more,
});

const player = (seat: number, result: number) => ({ seat, start: 0.5, own: 0, others: 0, luck: 0, result, well_chosen: 1, text: "" });

test("choices come part by part, and chances go on from one to the next", async () => {
  vi.useFakeTimers();
  const first = choice(0, [0.5, 0.5], [0.4, 0.6], "costly");
  const second = choice(2, [0.7, 0.3], [0.7, 0.3]);
  const ask = vi
    .fn()
    .mockResolvedValueOnce(answer({ status: "preparing" }))
    .mockResolvedValueOnce(answer({ judged: 2, choices: [first] }))
    .mockResolvedValueOnce(answer({ status: "done", judged: 4, choices: [second], players: [player(0, 1), player(1, 0)] }));
  const review = new GameReview(ask, 4);
  expect(review.isOpen).toBe(false);
  const made = review.make();
  await vi.advanceTimersByTimeAsync(0);
  expect([review.isOpen, review.isPreparing]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(400);
  expect([review.progress, review.chances]).toEqual([0.5, [[50, 50]]]);
  await vi.advanceTimersByTimeAsync(400);
  await made;
  expect(ask.mock.calls).toEqual([[null, 0], [null, 0], [null, 1]]);
  // Before the first choice, after it, until after the second one, the result.
  expect(review.chances).toEqual([[50, 50], [40, 60], [40, 60], [70, 30], [100, 0]]);
  expect([...review.marks]).toEqual([[1, "costly"]]);
  expect(review.choiceAt(2)).toBe(second);
  vi.useRealTimers();
});

test("why there is none is told, and one may ask again", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new RequestError({ code: "no-review", message: "Not here" }, 503));
  const review = new GameReview(ask, 4);
  await review.make();
  expect([review.isOpen, review.problem?.message]).toEqual([true, "Not here"]);
  ask.mockResolvedValueOnce(answer({ status: "done" }));
  await review.make();
  expect([review.problem, review.isDone]).toEqual([null, true]);
});

test("what was tried is numbered where it is done, a closing in the towns of its province", () => {
  const own = { route: ["Ulm", "Augsburg", "München"] } as unknown as View["players"][number];
  const shown = view(null, 0, { players: [own] });
  const marks = new ReviewMarks(() => ["close Baiern", "draw Linz"], () => shown);
  flushSync();
  expect(marks.numbersAt("town/Augsburg")).toEqual([1]);
  expect(marks.numbersAt("town/Ulm")).toEqual([]);
  expect(marks.numbersAt("display/Linz")).toEqual([2]);
  expect(marks.numbered("town")).toEqual([["Augsburg", [1]], ["München", [1]], ["Linz", [2]]]);
});
