import { expect, test } from "vitest";
import { answerTo, outdated } from "../src/offline/answers";

const SCOPE = "http://localhost:8017/club/";
const ask = (path: string, mode: RequestMode = "cors", method = "GET") => answerTo({ url: SCOPE + path, mode, method }, SCOPE);

test("pages come newest first, files as they were kept, and the server's own answers from the server", () => {
  expect(ask("", "navigate")).toBe("page");
  expect(ask("#/game/g", "navigate")).toBe("page");
  expect(ask("games/g", "navigate")).toBe("leave"); // that there is no such page, the server says
  expect(ask("assets/index-abc.js")).toBe("kept");
  expect(ask("favicon.svg?1")).toBe("kept");
  for (const path of ["api/games", "api/games/g/record?form=text", "health", "metrics", "service-worker.js", "manifest.json"]) {
    expect(ask(path), path).toBe("leave");
  }
  expect(ask("api/docs", "navigate")).toBe("leave");
  expect(ask("assets/index-abc.js", "cors", "POST")).toBe("leave");
  expect(answerTo({ url: "http://localhost:8017/assets/index.js", mode: "cors", method: "GET" }, SCOPE)).toBe("leave");
});

test("puzzles are kept for when the server is away", () => {
  for (const path of ["api/puzzles", "api/puzzles/12", "api/games/g/puzzles"]) expect(ask(path), path).toBe("puzzles");
  for (const path of ["api/puzzles/x", "api/games/g/puzzles/1", "api/games/puzzles"]) expect(ask(path), path).toBe("leave");
  expect(ask("api/puzzles", "cors", "POST")).toBe("leave");
});

test("only caches of other versions of ours are outdated", () => {
  expect(outdated(["posthorn-1", "posthorn-2", "another"], "posthorn-", "posthorn-2")).toEqual(["posthorn-1"]);
});
