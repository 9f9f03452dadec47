// The drawings as the page shows them: what can be chosen, and what stays as it is.
import { gzipSync } from "node:zlib";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../src/art/Board.svelte";
import CityCard from "../src/art/CityCard.svelte";
import { CITIES, cityOf } from "../src/art/places";
import RomeBoard from "../src/art/RomeBoard.svelte";
import { SHEETS } from "../src/art/sheets";

let page: HTMLElement;
let shown: Record<string, unknown> | undefined;

// The sheets as a server brings them.
const bring = vi.fn((address: string) => {
  const drawings = SHEETS[address.replace("/drawn/", "")]?.();
  return Promise.resolve(new Response(new Uint8Array(gzipSync(JSON.stringify(drawings)))));
});

beforeEach(() => {
  vi.stubGlobal("fetch", bring);
  page = document.createElement("main");
  document.body.append(page);
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  page.remove();
});

test("a drawing is put in when its sheet comes, which is asked for again while the server is away", async () => {
  vi.resetModules(); // a sheet that another test has had brought stays
  const svelte = await import("svelte");
  const { default: Drawing } = await import("../src/art/Drawing.svelte");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  bring.mockClear();
  bring.mockRejectedValueOnce(new TypeError("away"));
  const drawing = svelte.mount(Drawing, { target: page, props: { sheet: "rome", name: "land" } });
  svelte.flushSync();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(page.querySelector("path")).toBeNull();
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(page.querySelector(".art-road")).not.toBeNull());
  expect(bring.mock.calls).toEqual([["/drawn/rome"], ["/drawn/rome"]]);
  await svelte.unmount(drawing);
});

const town = (id: string) => page.querySelector<SVGGElement>(`[data-city="${id}"]`);

describe("the board", () => {
  test("offers legal cities to keyboard and pointer, the others only to the pointer", () => {
    const onpick = vi.fn();
    shown = mount(Board, { target: page, props: { label: "Map", lit: { ulm: "asked" as const, Zürich: "anew" as const }, onpick } });
    flushSync();
    expect(page.querySelectorAll("[data-city]")).toHaveLength(CITIES.length);
    expect([...page.querySelectorAll('[data-city][tabindex="0"]')].map((one) => one.getAttribute("data-city")).sort()).toEqual(["ulm", "zuerich"]);
    expect(town("linz")?.getAttribute("aria-disabled")).toBe("true");
    town("ulm")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    town("linz")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpick.mock.calls).toEqual([["ulm"], ["linz"]]);
  });

  test("draws the ground once: a change of the game touches nothing of it", async () => {
    const props = $state({ label: "Map", lit: {} as Record<string, "asked">, offices: {} as Record<string, number[]>, onpick: () => undefined });
    shown = mount(Board, { target: page, props });
    flushSync();
    const ground = page.querySelector(".art-still");
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    if (ground) watcher.observe(ground, { subtree: true, childList: true, attributes: true });
    props.lit = { ulm: "asked" };
    props.offices = { ulm: [0, 3] };
    flushSync();
    await Promise.resolve();
    expect(page.querySelectorAll(".art-seat-0, .art-seat-3")).toHaveLength(2);
    expect(page.querySelector(".art-still")).toBe(ground);
    expect(changes).toEqual([]);
    watcher.disconnect();
  });

  test("shows every route on a shared road and in a shared city side by side, the own one on top", () => {
    const [CORD, RING] = [5.4, 4.2]; // how wide their lines are, with their edges
    const routes = [["ulm", "augsburg"], ["stuttgart", "ulm", "augsburg"], ["augsburg", "ulm"], []];
    shown = mount(Board, { target: page, props: { label: "Map", routes, own: 1 } });
    flushSync();
    const drawn = [...page.querySelectorAll(".cord:not(.edge, .twist)")].map((cord) => ({
      seat: Number(/\d/.exec(cord.parentElement?.getAttribute("class") ?? "")?.[0]),
      line: [...(cord.getAttribute("d") ?? "").matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    }));
    expect(drawn.map(({ seat }) => seat)).toEqual([0, 2, 1, 1]);
    const shared = [drawn[0], drawn[1], drawn[3]].map((one) => one?.line ?? []);
    for (const [i, line] of shared.entries())
      for (const other of shared.slice(i + 1))
        for (const [x, y] of line.slice(1, -1)) expect(Math.min(...other.map(([a, b]) => Math.hypot(a - x, b - y)))).toBeGreaterThanOrEqual(CORD);
    const rings = [...page.querySelectorAll(".stop")].filter((ring) => ring.getAttribute("cx") === String(cityOf("ulm").at[0]));
    expect(rings.map((ring) => /art-seat-(\d)/.exec(ring.getAttribute("class") ?? "")?.[1])).toEqual(["2", "0", "1"]);
    for (const side of ["rx", "ry"]) {
      const sizes = rings.map((ring) => Number(ring.getAttribute(side)));
      for (const [i, size] of sizes.slice(1).entries()) expect((sizes[i] ?? 0) - size).toBeGreaterThanOrEqual(RING);
    }
  });

  test("keeps to the content security policy: no style attribute", () => {
    shown = mount(Board, { target: page, props: { label: "Map", stacks: { baden: [3, 2] }, routes: [["ulm", "augsburg"]], lit: { ulm: "asked" as const }, onpick: () => undefined } });
    flushSync();
    expect(page.querySelector("[style]")).toBeNull();
  });
});

test("a card with something to do is a button that says what it is", () => {
  const onpick = vi.fn();
  shown = mount(CityCard, { target: page, props: { city: "ulm", label: "Ulm", selected: true, onpick } });
  flushSync();
  const button = page.querySelector("button");
  expect(button?.getAttribute("aria-label")).toBe("Ulm");
  expect(button?.getAttribute("aria-pressed")).toBe("true");
  button?.click();
  expect(onpick).toHaveBeenCalledOnce();
});

test("the road to Rome offers coaches and places that may be chosen", () => {
  const [onpickcoach, onpickplace] = [vi.fn(), vi.fn()];
  const coaches = { baden: "mailand", baiern: "rom" };
  shown = mount(RomeBoard, { target: page, props: { label: "Rome", coaches, movable: ["baden"], targets: ["genua", "piacenza"], onpickcoach, onpickplace } });
  flushSync();
  expect(page.querySelectorAll("[data-region]")).toHaveLength(1);
  page.querySelector("[data-region]")?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  page.querySelector('[data-place="genua"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onpickcoach).toHaveBeenCalledWith("baden");
  expect(onpickplace).toHaveBeenCalledWith("genua");
});
