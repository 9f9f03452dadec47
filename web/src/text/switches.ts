// The switches of a table and what they are set to, in words.
import { t } from "./texts.svelte";

const message = (name: string) => `switch-${name.replaceAll("_", "-")}`;

export function switchName(name: string): string {
  return t(message(name));
}

export function valueName(name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return t(value ? "switch-yes" : "switch-no");
  return typeof value === "number" ? String(value) : t(`${message(name)}-${value}`);
}
