// Place names as a language inflects them: { FORM($city, case: "into") } in its texts. The forms stand in the language's places.ftl;
// src/posthorn/locale/forms.py does the same in Python.
import type { FluentBundle } from "@fluent/bundle";

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

/** The id of the message with a place's forms: "place-muenchen". */
export function placeMessage(name: string): string {
  const plain = name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return `place-${plain.replace(/[^a-z]+/g, "-")}`;
}

/** A place's name in a case; a place or a case that the language does not list stays as it is. */
export function placeForm(bundle: FluentBundle, name: string, form: string): string {
  const pattern = bundle.getMessage(placeMessage(name))?.attributes[form];
  return pattern ? bundle.formatPattern(pattern) : name;
}
