// Small sounds, made on the spot. Browsers allow none before somebody has clicked or typed, and neither do we.
import type { Event } from "../../generated/api";
import { settings } from "../../state/settings.svelte";

export type Sound = "horn" | "card" | "stamp" | "wheels" | "coins" | "fanfare" | "bell" | "note";

/** What is heard when something happens; most of what happens is quiet. */
const SOUND_OF: Record<string, Sound> = {
  took_open: "card",
  took_hidden: "card",
  began_route: "card",
  extended_route: "card",
  swept: "card",
  placed_office: "stamp",
  won_carriage: "wheels",
  drove: "wheels",
  won_tile: "coins",
  arrived: "bell",
  brought_end: "horn",
  took_token: "coins",
  took_chip: "coins",
};

/** The sounds of an entry of the log: each kind once, in the order in which they happen. */
export function soundsOf(events: readonly Event[]): Sound[] {
  return [...new Set(events.flatMap(({ kind }) => SOUND_OF[kind] ?? []))];
}

// Notes of the natural horn, by their number in the row of overtones, with their beginning and length in seconds.
type Note = [overtone: number, at: number, length: number];
const ROOT = 116.5; // hertz
const CALL: Note[] = [
  [6, 0, 0.11],
  [6, 0.14, 0.11],
  [8, 0.28, 0.2],
  [6, 0.52, 0.11],
  [8, 0.66, 0.42],
];
const FANFARE: Note[] = [
  [4, 0, 0.14],
  [5, 0.16, 0.14],
  [6, 0.32, 0.14],
  [8, 0.48, 0.3],
  [6, 0.82, 0.14],
  [8, 0.98, 0.75],
  [5, 0.98, 0.75],
  [4, 0.98, 0.75],
];
const APART = 0.25; // seconds between the sounds of one entry
const REST = 4000; // milliseconds of quiet after which the loudspeaker is let go

let hasBegun = false; // somebody has clicked or typed
let context: AudioContext | undefined;
let out: GainNode | undefined;
let hiss: AudioBuffer | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Somebody has clicked or typed: from now on there may be sounds. */
function wake(): void {
  hasBegun = true;
  open();
}
for (const gesture of ["pointerdown", "keydown"]) window.addEventListener(gesture, wake, { capture: true });

function open(): void {
  if (context || !hasBegun || !settings.sound || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  out = context.createGain();
  out.connect(context.destination);
  letGo();
}

/** Play sounds one after the other, if they are wanted and allowed. */
export function play(...sounds: Sound[]): void {
  open();
  const volume = settings.sound ? settings.volume / 100 : 0;
  if (!context || !out || !volume || !sounds.length) return;
  // What we hear as half as loud is a good deal less than half.
  out.gain.value = volume ** 2;
  void context.resume();
  const now = context.currentTime + 0.03;
  sounds.forEach((sound, at) => INSTRUMENTS[sound](now + at * APART));
  letGo();
}

function letGo(): void {
  clearTimeout(rest);
  rest = setTimeout(() => void context?.suspend(), REST);
}

const INSTRUMENTS: Record<Sound, (at: number) => void> = {
  horn: (at) => CALL.forEach((note) => blow(at, note, 0.16)),
  fanfare: (at) => FANFARE.forEach((note) => blow(at, note, 0.13)),
  card: (at) => {
    rustle(at, 0.09, 3200, 0.5);
    rustle(at + 0.06, 0.07, 5200, 0.35);
  },
  stamp: (at) => {
    knock(at, 130, 0.14, 0.9);
    rustle(at, 0.05, 900, 0.7);
  },
  // Hooves: the trot in two beats.
  wheels: (at) =>
    [0, 0.13, 0.36, 0.49].forEach((beat, hoof) => {
      knock(at + beat, hoof % 2 ? 430 : 520, 0.06, 0.5);
      rustle(at + beat, 0.03, 1500, 0.25);
    }),
  bell: (at) => [392, 523].forEach((pitch, stroke) => ring(at + stroke * 0.45, pitch, 0.22)),
  note: (at) => [880, 1174].forEach((pitch, tone) => ring(at + tone * 0.09, pitch, 0.07)),
  coins: (at) => [2350, 3140, 2790].forEach((pitch, coin) => ring(at + coin * 0.07, pitch, 0.16)),
};

/** A note on the horn: bright when it is blown, duller as it fades. */
function blow(start: number, [overtone, at, length]: Note, loudness: number): void {
  const tone = makeTone("sawtooth", ROOT * overtone, start + at, length + 0.12);
  if (!tone || !context) return;
  const bell = context.createBiquadFilter();
  bell.type = "lowpass";
  bell.frequency.setValueAtTime(500, start + at);
  bell.frequency.linearRampToValueAtTime(2600, start + at + 0.05);
  bell.frequency.linearRampToValueAtTime(1200, start + at + length);
  tone.connect(bell).connect(swell(start + at, loudness, 0.03, length, 0.1));
}

function knock(at: number, pitch: number, length: number, loudness: number): void {
  const tone = makeTone("sine", pitch, at, length);
  tone?.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  tone?.connect(swell(at, loudness, 0.003, 0.005, length));
}

function ring(at: number, pitch: number, loudness: number): void {
  for (const part of [1, 2.76]) makeTone("sine", pitch * part, at, 0.5)?.connect(swell(at, loudness / part, 0.002, 0.01, 0.35));
}

function rustle(at: number, length: number, pitch: number, loudness: number): void {
  if (!context) return;
  hiss ??= makeHiss(context);
  const paper = context.createBufferSource();
  paper.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  paper.connect(filter).connect(swell(at, loudness, 0.01, 0.01, length));
  paper.start(at, Math.random() * 0.5, length + 0.1);
}

function makeTone(type: OscillatorType, pitch: number, at: number, length: number): OscillatorNode | undefined {
  const tone = context?.createOscillator();
  if (!tone) return undefined;
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.start(at);
  tone.stop(at + length + 0.1);
  return tone;
}

/** How loud a sound is from its beginning to its end. */
function swell(at: number, loudness: number, rise: number, stay: number, fall: number): GainNode {
  if (!context || !out) throw new Error("there is no loudspeaker yet");
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + rise);
  gain.gain.setValueAtTime(loudness, at + rise + stay);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + stay + fall);
  gain.connect(out);
  return gain;
}

function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
