// Cities in sentences that are shown as chips: the name is wrapped in marks, in private characters that no text has, and
// keeps them whatever form the language gives it.
const [BEGIN, SHOWN, END] = ["\ue000", "\ue001", "\ue002"];
const MARKED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

/** A city's name with the marks of a chip, which shows it in some form. */
export function marked(city: string, shown = city): string {
  return `${BEGIN}${city}${SHOWN}${shown}${END}`;
}

/** Change what a chip shows; text without marks is changed itself. */
export function reshaped(text: string, form: (name: string) => string): string {
  const [, city, shown] = new RegExp(MARKED.source).exec(text) ?? [];
  return city === undefined ? form(text) : marked(city, form(shown ?? city));
}

/** The text as it is read out. */
export function plain(text: string): string {
  return text.replace(MARKED, "$2");
}

export interface Run {
  text: string;
  city: string | null; // null: plain words
}

/** The text in pieces: words, and cities. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) runs.push({ text: text.slice(at, match.index), city: null });
    runs.push({ text: match[2] ?? "", city: match[1] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), city: null });
  return runs;
}
