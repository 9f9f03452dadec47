// Makes the client's data of docs/rules/*.md: the little Markdown that those texts are written in, as a tree. The client gets it
// as a file beside the scripts, and makes no markup of it but its own.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import type { Block, Book, Paragraph, Run, Section } from "./src/rules/book.ts";

const QUERY = ".md?rules";

/** `import address from "en.md?rules"`: where the text's data is. */
export function rulesData(): Plugin {
  let isBuild = false;
  return {
    name: "posthorn-rules",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -"?rules".length);
      this.addWatchFile(path);
      const source = JSON.stringify(readBook(readFileSync(path, "utf8")));
      if (!isBuild) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: `rules-${basename(path, ".md")}.json`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

const ANCHOR = /<a id="[^"]*"><\/a>/g;

export function readBook(markdown: string): Book {
  const start = markdown.search(/^# /m); // what stands before are links to the other languages
  const book: Book = { title: "", blocks: [], sections: [] };
  let section: Section | undefined;
  let place: { blocks: Block[] } = book;
  for (const piece of markdown.slice(start).replace(ANCHOR, "").split(/\n\s*\n/)) {
    const heading = /^(#{1,3}) (.+)$/.exec(piece.trim());
    if (!heading) {
      if (piece.trim()) place.blocks.push(readBlock(piece.trim()));
      continue;
    }
    const [, level = "", words = ""] = heading;
    if (level === "#") {
      book.title = words;
      continue;
    }
    const [id = "", ...title] = words.split(" ");
    const paragraph: Paragraph = { id, title: title.join(" "), blocks: [] };
    if (level === "##") {
      section = { ...paragraph, paragraphs: [] };
      book.sections.push(section);
      place = section;
    } else {
      section?.paragraphs.push(paragraph);
      place = paragraph;
    }
  }
  return book;
}

function readBlock(piece: string): Block {
  const lines = piece.split("\n");
  if (piece.startsWith("|")) {
    const [head = [], , ...rows] = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => readRuns(cell.trim())));
    return { kind: "table", head, rows };
  }
  if (piece.startsWith("- ")) {
    return { kind: "list", items: joined(piece).split(/(?:^| )- (?=\S)/).slice(1).map((item) => readRuns(item)) };
  }
  const figure = /^!\[([^]*)\]\((.+)\.\w+\)$/.exec(piece);
  if (figure) return { kind: "figure", caption: joined(figure[1] ?? ""), name: figure[2] ?? "" };
  if (piece.startsWith(">")) {
    const [, id = "", text = ""] = /^\*\*(R[\d.]+)\*\* ([^]*)$/.exec(joined(piece.replace(/^> ?/gm, ""))) ?? [];
    return { kind: "example", id, runs: readRuns(text) };
  }
  return { kind: "text", runs: readRuns(joined(piece)) };
}

function joined(lines: string): string {
  return lines.replace(/\s*\n\s*/g, " ");
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\b(?<rule>R\d+(?:\.\d+)?)/g;

function readRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    const [as, marked] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? [];
    runs.push({ text: marked ?? "", as: as as NonNullable<Run["as"]> });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}
