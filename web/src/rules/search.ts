// Searching the rules: all words, anywhere in a paragraph, whatever their case and accents.
import type { Block, Book, Paragraph, Run } from "./book";

// Letters that are not a base letter with a mark, as somebody without them on the keyboard writes them.
const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", ð: "d", þ: "th", ł: "l", "’": "'" };

function foldLetter(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LETTERS[plain] ?? plain;
}

/** A text as it is compared. */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join("");
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** A stretch of text, found or not. */
export interface Stretch {
  text: string;
  found: boolean;
}

/** Cut a text where searched words begin and end. */
export function cut(text: string, words: readonly string[]): Stretch[] {
  const letters = Array.from(text);
  const owners: number[] = []; // which letter each one of the folded text comes from
  let folded = "";
  letters.forEach((letter, index) => {
    const plain = foldLetter(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i += 1) owners.push(index);
  });
  const found = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i += 1) found[owners[i] ?? 0] = true;
    }
  }
  const stretches: Stretch[] = [];
  letters.forEach((letter, index) => {
    const last = stretches.at(-1);
    if (last && last.found === found[index]) last.text += letter;
    else stretches.push({ text: letter, found: found[index] ?? false });
  });
  return stretches;
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("");

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "list":
      return block.items.map(textOf);
    case "table":
      return [block.head, ...block.rows].map((cells) => cells.map(textOf).join(" "));
    case "figure":
      return [block.caption];
    default:
      return [textOf(block.runs)];
  }
}

function holds({ id, title, blocks }: Paragraph, words: readonly string[]): boolean {
  const text = fold([id, title, ...blocks.flatMap(textsOf)].join(" "));
  return words.every((word) => text.includes(word));
}

/** The numbers of the paragraphs, and of chapters by what they say themselves, in which all words occur. */
export function search(book: Book, words: readonly string[]): Set<string> {
  const all = book.sections.flatMap((section) => [section, ...section.paragraphs]);
  return new Set(all.filter((paragraph) => holds(paragraph, words)).map(({ id }) => id));
}
