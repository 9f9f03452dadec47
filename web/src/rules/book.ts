// The rules as data: what the build makes of docs/rules/*.md (rules-data.ts), fetched when somebody wants to read them.
import type { Language } from "../text/texts.svelte";

/** A piece of a sentence; a "rule" is another paragraph's number. */
export interface Run {
  text: string;
  as?: "strong" | "em" | "code" | "rule";
}

export type Block =
  | { kind: "text"; runs: Run[] }
  | { kind: "example"; id: string; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] }
  | { kind: "figure"; name: string; caption: string };

/** A numbered paragraph: "R4.2". */
export interface Paragraph {
  id: string;
  title: string;
  blocks: Block[];
}

/** A chapter, "R4": what it says itself, and its paragraphs. */
export interface Section extends Paragraph {
  paragraphs: Paragraph[];
}

export interface Book {
  title: string;
  blocks: Block[];
  sections: Section[];
}

const ADDRESSES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?rules", import: "default", eager: true });
const read = new Map<Language, Promise<Book>>();

/** The rules in a language. What could not be fetched is asked for again the next time. */
export function bookIn(language: Language): Promise<Book> {
  const known = read.get(language);
  if (known) return known;
  const asked = fetchBook(language);
  read.set(language, asked);
  asked.catch(() => read.delete(language));
  return asked;
}

async function fetchBook(language: Language): Promise<Book> {
  const response = await fetch(ADDRESSES[`../../../docs/rules/${language}.md`] ?? "");
  if (!response.ok) throw new Error(`no rules in ${language}`);
  return response.json() as Promise<Book>;
}
