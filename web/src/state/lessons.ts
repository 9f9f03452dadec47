// The lessons, in the order in which one learns, and how far this browser has come in each.
import { LESSONS, MODULES, type LEVELS } from "../generated/data";
import { api } from "../server/api";
import { defaultEdition } from "../text/editions";
import { recallList, rememberList } from "./memory";

export type LessonName = (typeof LESSONS)[number];

export interface Progress {
  lesson: string;
  game: string; // where it is played
  step: number; // the last one that was shown
  total: number;
  done: boolean; // it has been finished, now or before
}

const NAME = "lessons";
const GENTLE: (typeof LEVELS)[number] = "stableboy"; // who makes mistakes, too

function all(): Progress[] {
  // A browser may remember a lesson by its former name.
  return recallList<Progress>(NAME).map((known) => (known.lesson === "offices" ? { ...known, lesson: "honours" } : known));
}

export function progressOf(lesson: string): Progress | undefined {
  return all().find((known) => known.lesson === lesson);
}

export function noteProgress(progress: Progress): void {
  rememberList(NAME, [...all().filter(({ lesson }) => lesson !== progress.lesson), progress]);
}

/** The lesson to offer after one: the next that has not been finished. */
export function nextLesson(after: string): LessonName | undefined {
  const later = LESSONS.slice(LESSONS.findIndex((lesson) => lesson === after) + 1);
  return [...later, ...LESSONS].find((lesson) => lesson !== after && !progressOf(lesson)?.done);
}

/** Begin a lesson, at the beginning; return its game's id. */
export async function beginLesson(lesson: LessonName, name: string): Promise<string> {
  const { id } = await api.beginLesson(lesson, name.trim() || null);
  noteProgress({ lesson, game: id, step: 0, total: 1, done: progressOf(lesson)?.done ?? false });
  return id;
}

/** Begin a real game of what a lesson has taught, against a gentle opponent; return its id. */
export async function playForReal(lesson: string, name: string): Promise<string> {
  const own = { kind: "person" as const, name: name.trim() || null };
  const modules = MODULES.filter((module) => module === lesson);
  const { id } = await api.create({ seats: [own, { kind: "bot", bot: GENTLE }], modules, edition: defaultEdition() });
  return id;
}
