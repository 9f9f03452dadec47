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
  stop: string; // a comma or the like, which no line may begin with
}

const WITH_STOP = new RegExp(`${MARKED.source}([,.:;–]*)`, "g");

/** The text in pieces: words, and cities with the stop after them. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const words = (from: number, to?: number): void => {
    const run = text.slice(from, to);
    if (run) runs.push({ text: run, city: null, stop: "" });
  };
  let at = 0;
  for (const match of text.matchAll(WITH_STOP)) {
    const [whole, city = "", shown = "", stop = ""] = match;
    words(at, match.index);
    runs.push({ text: shown, city, stop });
    at = match.index + whole.length;
  }
  words(at);
  return runs;
}
