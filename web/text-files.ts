// The Fluent files as the client ships them: without comments, and without messages that only the terminal or the server says.
// A message is the client's if its id, or the beginning or end of one that is put together (t(`step-${name}`)), stands in its source; an
// id of one word, which may stand for something else there, if it is said as it stands: t("undo").
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MESSAGE = /^([a-z][\w-]*) =.*\n(?:[ \t]+.*\n|\n(?=[ \t]+\S))*/gm;

interface Named {
  ids: Set<string>;
  beginnings: string[];
  ends: string[];
}

function namedIn(source: string): Named {
  return {
    ids: new Set([...source.matchAll(/["'`]([a-z][a-z0-9_]*-[a-z0-9_-]*)["'`]|\bt\("([a-z]+)"/g)].map(([, id, word]) => id ?? word ?? "")),
    beginnings: [...new Set([...source.matchAll(/`([a-z][a-z0-9-]*-[a-z0-9-]*)\$\{/g)].map(([, beginning = ""]) => beginning))],
    ends: [...new Set([...source.matchAll(/`\$\{[\w.]+\}(-[a-z][a-z0-9-]*)`/g)].map(([, end = ""]) => end))],
  };
}

/** A file's messages that the client may say, and those that they refer to. */
export function keepNamed(text: string, { ids, beginnings, ends }: Named): string {
  const messages = new Map([...`${text}\n`.matchAll(MESSAGE)].map(([message, id = ""]) => [id, message.trimEnd()]));
  const kept = new Set<string>();
  const keep = (id: string): void => {
    const message = messages.get(id);
    if (message === undefined || kept.has(id)) return;
    kept.add(id);
    for (const [, other = ""] of message.matchAll(/\{ ([a-z][\w-]*) \}/g)) keep(other);
  };
  const isNamed = (id: string) => ids.has(id) || beginnings.some((part) => id.startsWith(part)) || ends.some((part) => id.endsWith(part));
  for (const id of messages.keys()) if (isNamed(id)) keep(id);
  return [...messages].flatMap(([id, message]) => (kept.has(id) ? [message] : [])).join("\n");
}

/** Places without the forms that no message asks for. */
export function keepForms(places: string, messages: string): string {
  const asked = new Set([...messages.matchAll(/case: "(\w+)"/g)].map(([, form]) => form));
  return places.replace(/\n +\.(\w+) = .*/g, (line, form: string) => (asked.has(form) ? line : ""));
}

export function shipTexts(): Plugin {
  let named: Named;
  return {
    name: "ship-texts",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const source = fileURLToPath(new URL("./src", import.meta.url));
      const files = readdirSync(source, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith("generated"));
      named = namedIn(files.map((file) => readFileSync(`${source}/${file}`, "utf-8")).join("\n"));
    },
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      const kept = keepNamed(readFileSync(file, "utf-8"), named);
      const folder = dirname(file);
      const all = () => readdirSync(folder).map((name) => keepNamed(readFileSync(`${folder}/${name}`, "utf-8"), named)).join("\n");
      return `export default ${JSON.stringify(file.endsWith("/places.ftl") ? keepForms(kept, all()) : kept)};`;
    },
  };
}
