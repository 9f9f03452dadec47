// What people read: the same Fluent files as Python's, one chunk for each language, changed without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../generated/data";
import { recall, remember } from "../state/memory";
import { placeForm } from "./forms";
import { plain, reshaped } from "./marked";
import { signed } from "./signed";

export type Language = (typeof LANGUAGES)[number];

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  hu: () => import("./hu"),
  it: () => import("./it"),
  is: () => import("./is"),
  es: () => import("./es"),
};
const REMEMBERED = "language";

export type Values = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>();
let current = $state<Language>("en");

/** The first language of the browser that there is, or English. */
export function preferredLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const each of preferred) {
    const language = each.split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}

function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The language remembered, or the browser's. */
export function defaultLanguage(): Language {
  const remembered = recall(REMEMBERED);
  return remembered && isLanguage(remembered) ? remembered : preferredLanguage();
}

/** Change the language: its texts are loaded, and everything on the page follows. */
export async function setLanguage(language: Language, keep = false): Promise<void> {
  const { default: source } = await LOADERS[language]();
  bundle = makeBundle(language, source);
  current = language;
  document.documentElement.lang = language;
  if (keep) remember(REMEMBERED, language);
}

export function makeBundle(language: string, source: string): FluentBundle {
  // The marks that isolate directions would be read out by some screen readers, and all our languages run left to right.
  const made: FluentBundle = new FluentBundle(language, {
    functions: { FORM: ([place], { case: form }) => reshaped(String(place), (name) => placeForm(made, name, String(form))) },
    useIsolating: false,
  });
  const [error] = made.addResource(new FluentResource(source));
  if (error) throw error;
  return made;
}

export function language(): Language {
  return current;
}

export function hasMessage(message: string): boolean {
  return bundle?.hasMessage(message) ?? false;
}

/** A message with its values put in. What is missing shows as its name, so that nothing breaks and everybody sees it. */
export function t(message: string, values: Values = {}): string {
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return message;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, signed(values), errors);
}

/** Words in a row as the language puts them: "a, b and c". It learns how the last one begins: Spanish has "e Innsbruck". */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  const before = words.slice(0, -1).reduce((row, word) => t("list-comma", { before: row, after: word }));
  const after = words.at(-1) ?? "";
  return t("list-and", { before, after, initial: plain(after).normalize("NFD").charAt(0).toLowerCase() });
}
