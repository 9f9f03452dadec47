// What the rules' own tables (R9) say about a game: which rows, columns and paragraphs are about it.
import { switchName, valueName } from "../text/switches";
import type { Block, Book, Run } from "./book";
import type { GameRules } from "./reading.svelte";

/** The chapters of the modules. */
export const MODULE_CHAPTERS: Record<string, string> = { R11: "audience", R12: "honours" };

type Table = Extract<Block, { kind: "table" }>;

/** What a cell stands for: an edition or a switch, by the name that programs know it under. */
export function codeOf(cell: readonly Run[] | undefined): string | undefined {
  return cell?.find(({ as }) => as === "code")?.text;
}

/** A question that rulebooks or tables answer differently, as a game has it. */
export interface Answer {
  rule: string; // the paragraph that the question is about
  question: string;
  value: string;
  isOwn: boolean; // other than in the rulebook
}

/** How a game answers the questions of the rules' tables. */
export function answersIn(book: Book, gameRules: GameRules): Map<string, Answer> {
  const chapter = book.sections.find(({ id }) => id === "R9");
  const tables = chapter?.blocks.filter((block): block is Table => block.kind === "table") ?? [];
  return new Map(
    tables.flatMap(({ head, rows }) => {
      const editions = head.map(codeOf);
      const column = Math.max(1, editions.indexOf(gameRules.edition)); // house rules have one column, for all editions
      return rows.flatMap((row) => {
        const name = codeOf(row[0]);
        const rule = row[0]?.find(({ as }) => as === "rule")?.text;
        if (!name || !rule) return [];
        const own = gameRules.switches[name];
        const usual = (row[column] ?? []).map(({ text }) => text).join("");
        const value = own === undefined || own === null ? usual : valueName(name, own);
        return [[name, { rule, question: switchName(name), value, isOwn: value !== usual }] as const];
      });
    }),
  );
}
