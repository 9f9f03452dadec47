import { beforeEach, expect, test, vi } from "vitest";
import { play, soundsOf } from "../src/parts/table/sounds";
import { settings } from "../src/state/settings.svelte";
import { event } from "./fakes";

let made = 0;
const param = () => ({ value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = () => ({ gain: param(), frequency: param(), Q: param(), start: vi.fn(), stop: vi.fn(), connect: (to: unknown) => to });
class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = vi.fn();
  suspend = vi.fn();
  createGain = vi.fn(node);
  createOscillator = vi.fn(node);
  createBiquadFilter = vi.fn(node);
  createBufferSource = vi.fn(node);
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  static last: FakeContext;
  constructor() {
    made += 1;
    FakeContext.last = this;
  }
}

beforeEach(() => vi.stubGlobal("AudioContext", FakeContext));

test("each kind of sound is heard once for an entry of the log", () => {
  const events = ["closed_route", "placed_office", "placed_office", "won_tile", "won_carriage", "discarded"];
  expect(soundsOf(events.map((kind) => event(kind, 0)))).toEqual(["stamp", "coins", "wheels"]);
  expect(soundsOf([event("turn_began", 0)])).toEqual([]);
});

test("nothing sounds before somebody has clicked or typed, or where sounds are off", () => {
  settings.sound = true;
  play("horn");
  expect(made).toBe(0);
  settings.sound = false;
  window.dispatchEvent(new Event("pointerdown"));
  play("horn");
  expect(made).toBe(0);
  settings.sound = true;
  play("horn", "card", "stamp", "wheels", "coins", "fanfare");
  expect(made).toBe(1);
  const sounded = FakeContext.last.createOscillator.mock.calls.length;
  expect(sounded).toBeGreaterThan(10);
  settings.sound = false;
  play("horn");
  expect(FakeContext.last.createOscillator.mock.calls).toHaveLength(sounded);
});
