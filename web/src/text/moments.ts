// Moments and durations in words.
import { language, t } from "./texts.svelte";

// In seconds.
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const TIME = { hour: "numeric", minute: "2-digit" } as const;

/** A time of day, with the day where it is another one. */
export function momentText(milliseconds: number, now = Date.now()): string {
  const moment = new Date(milliseconds);
  const isToday = moment.toDateString() === new Date(now).toDateString();
  // As the browser's region writes times, if it speaks the language.
  const region = navigator.languages.find((each) => each.startsWith(`${language()}-`)) ?? language();
  return moment.toLocaleString(region, isToday ? TIME : { day: "numeric", month: "short", ...TIME });
}

/** How long is left: days and hours in words, and from the last hour on minutes and seconds as clocks show them. */
export function timeLeftText(seconds: number): string {
  if (seconds >= 2 * DAY) return t("new-thinking-days", { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t("new-thinking-hours", { hours: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

export function durationText(seconds: number): string {
  if (seconds % DAY === 0) return t("new-thinking-days", { days: seconds / DAY });
  if (seconds % HOUR === 0) return t("new-thinking-hours", { hours: seconds / HOUR });
  return t("new-thinking-minutes", { minutes: Math.ceil(seconds / MINUTE) });
}
