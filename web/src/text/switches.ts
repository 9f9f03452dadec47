// The switches of a table and what they are set to, in words.
import { t } from "./texts.svelte";

const inId = (name: string) => name.replaceAll("_", "-");

export function switchName(name: string): string {
  return t(`switch-${inId(name)}`);
}

export function valueName(name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return t(value ? "switch-yes" : "switch-no");
  return typeof value === "number" ? String(value) : t(`switch-${inId(name)}-${value}`);
}
