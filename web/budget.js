// The build fails when the client grows too heavy, or holds what the content security policy forbids.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const CLIENT = new URL("../src/posthorn/server/client/", import.meta.url);
const MOST_SCRIPT = 150_000; // bytes, gzipped, of what everybody loads to play
const MOST_OF_ALL = 190_000; // with the pages that few open, and which are loaded when they do

const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
const scripts = files.filter((file) => file.endsWith(".js"));
const sizeOf = (file) => gzipSync(readFileSync(new URL(file, CLIENT))).length;
const sum = (some) => some.reduce((size, file) => size + sizeOf(file), 0);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", CLIENT), "utf8"));
// Each language is a script of its own, and nobody needs two: the largest one counts.
const languages = Object.entries(manifest)
  .filter(([source]) => /^src\/text\/[a-z]{2}\.ts$/.test(source))
  .map(([, chunk]) => chunk.file);
const language = Math.max(...languages.map(sizeOf));
const needed = new Set(["service-worker.js"]);
function need(source) {
  const { file, imports = [] } = manifest[source];
  if (needed.has(file)) return;
  needed.add(file);
  imports.forEach(need);
}
need("index.html");
const size = sum([...needed]) + language;
const all = sum(scripts.filter((file) => !languages.includes(file))) + language;
const shown = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`gzipped in one language: ${shown(size)} of ${shown(MOST_SCRIPT)} to play, ${shown(all)} of ${shown(MOST_OF_ALL)} in all, in ${scripts.length} scripts`);

const faults = [];
if (size > MOST_SCRIPT) faults.push(`playing takes scripts of ${size} bytes gzipped, and ${MOST_SCRIPT} are allowed`);
if (all > MOST_OF_ALL) faults.push(`all scripts have ${all} bytes gzipped, and ${MOST_OF_ALL} are allowed`);
const page = readFileSync(new URL("index.html", CLIENT), "utf8");
if (/<script(?![^>]*\bsrc=)/.test(page)) faults.push("index.html has an inline script");
if (/<style\b|\sstyle=/.test(page)) faults.push("index.html has an inline style");
for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
  const outside = readFileSync(new URL(file, CLIENT), "utf8").match(/(?:src|href)="(?:https?:)?\/\/[^"]*"|url\(["']?https?:[^)]*\)/);
  if (outside) faults.push(`${file} refers to ${outside[0]}`);
}
for (const fault of faults) console.error(`budget: ${fault}`);
process.exitCode = faults.length ? 1 : 0;
