import { encode } from "uqr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRecord, takeRecord } from "../src/parts/replay/dropped-record";
import { copy } from "../src/parts/common/clipboard";
import { addressForOthers, isThisMachine } from "../src/parts/common/lan-address";
import { darkSquares } from "../src/parts/common/qr";
import { absolute, link, readPage } from "../src/router.svelte";
import { server } from "../src/server/availability.svelte";
import { isUnfinished, yourTurn } from "../src/state/own-games";
import { game, mine, seat } from "./fakes";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  server.noteAnswer(true);
  vi.useRealTimers();
});

const answer = (body: unknown) => vi.fn(() => Promise.resolve(new Response(JSON.stringify(body))));

test("the squares of a code are drawn as its rows have them", () => {
  expect(darkSquares([[true, true, false], [false, true, true], [true, false, true]])).toBe(
    "M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z",
  );
  const { data } = encode("http://192.168.1.5:8017/#/game/wx3kaukj6q749q47tvkk", { border: 0, ecc: "M" });
  const drawn = [...darkSquares(data).matchAll(/h(\d+)v/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  expect(drawn).toBe(data.flat().filter(Boolean).length);
});

test("an address of this machine is known as such", () => {
  for (const here of ["http://localhost:8017/", "http://127.0.0.1/", "http://127.1.2.3:1/", "http://[::1]:8017/", "http://a.localhost/"]) {
    expect(isThisMachine(here), here).toBe(true);
  }
  for (const there of ["http://192.168.1.5:8017/", "https://post.example.org/", "http://localhost.example.org/", "http://[fe80::1]/"]) {
    expect(isThisMachine(there), there).toBe(false);
  }
});

test("links for others begin where they find the server", async () => {
  const asked = answer({ addresses: ["http://192.168.1.5:8017/"] });
  vi.stubGlobal("fetch", asked);
  expect(await addressForOthers("https://post.example.org/club/#/lobby")).toBe("https://post.example.org/club/");
  expect(asked).not.toHaveBeenCalled();
  const found = await addressForOthers("http://localhost:8017/#/lobby");
  expect(absolute(link.game("g"), found ?? "")).toBe("http://192.168.1.5:8017/#/game/g");
  vi.stubGlobal("fetch", answer({ addresses: [] }));
  expect(await addressForOthers("http://localhost:8017/")).toBeNull();
  vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("away"))));
  expect(await addressForOthers("http://localhost:8017/")).toBeNull();
});

test("a server that is away is asked until it answers", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("away"))));
  await server.check();
  expect(server.isAway).toBe(true);
  vi.stubGlobal("fetch", answer({}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.isAway).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test("a link to a position brings back the very text, and is readable", () => {
  const position = "seats=2 edition=italian display=pilsen,linz hand0=ulm*2 tiles0=baden:1 rng=24a0";
  expect(readPage(link.position(position))).toEqual({ name: "position", position });
  expect(link.position(position)).toContain("display=pilsen,linz%20hand0");
});

test("a dropped record is taken once", () => {
  keepRecord("a record");
  expect([takeRecord(), takeRecord()]).toEqual(["a record", null]);
});

test("where there is no clipboard, the field is copied from, or nothing", async () => {
  vi.stubGlobal("navigator", { clipboard: undefined });
  const field = document.createElement("input");
  document.execCommand = vi.fn(() => true);
  expect(await copy("a link", field)).toBe(true);
  expect(document.execCommand).toHaveBeenCalledWith("copy");
  expect(await copy("a link")).toBe(false);
});

test("a game under way says whether it is one's turn", () => {
  expect(yourTurn(game([mine(0), seat(1)]))).toBe(true);
  expect(yourTurn(game([mine(0), seat(1)], { seat_to_act: 1 }))).toBe(false);
  expect(yourTurn(game([mine(0), seat(1)], { status: "over" }))).toBe(false);
  expect(["waiting", "playing", "over", "abandoned"].map((status) => isUnfinished({ status } as never))).toEqual([true, true, false, false]);
});
