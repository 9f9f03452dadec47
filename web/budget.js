// The build fails when the client grows too heavy, or holds what the content security policy forbids.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const CLIENT = new URL("../src/posthorn/server/client/", import.meta.url);
const MOST_SCRIPT = 150_000; // bytes, gzipped, of all that one visitor can come to load

const files = readdirSync(CLIENT, { recursive: true, encoding: "utf8" });
const scripts = files.filter((file) => file.endsWith(".js"));
const sizeOf = (file) => gzipSync(readFileSync(new URL(file, CLIENT))).length;
const manifest = JSON.parse(readFileSync(new URL("manifest.json", CLIENT), "utf8"));
// Each language is a script of its own, and nobody needs two: the largest one counts.
const languages = Object.entries(manifest)
  .filter(([source]) => /^src\/text\/[a-z]{2}\.ts$/.test(source))
  .map(([, chunk]) => chunk.file);
const size =
  scripts.filter((file) => !languages.includes(file)).reduce((sum, file) => sum + sizeOf(file), 0) +
  Math.max(...languages.map(sizeOf));
console.log(`${scripts.length} scripts in ${languages.length} languages: ${(size / 1000).toFixed(1)} kB gzipped in one language, of ${MOST_SCRIPT / 1000} allowed`);

const faults = [];
if (size > MOST_SCRIPT) faults.push(`the scripts have ${size} bytes gzipped, and ${MOST_SCRIPT} are allowed`);
const page = readFileSync(new URL("index.html", CLIENT), "utf8");
if (/<script(?![^>]*\bsrc=)/.test(page)) faults.push("index.html has an inline script");
if (/<style\b|\sstyle=/.test(page)) faults.push("index.html has an inline style");
for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
  const outside = readFileSync(new URL(file, CLIENT), "utf8").match(/(?:src|href)="(?:https?:)?\/\/[^"]*"|url\(["']?https?:[^)]*\)/);
  if (outside) faults.push(`${file} refers to ${outside[0]}`);
}
for (const fault of faults) console.error(`budget: ${fault}`);
process.exitCode = faults.length ? 1 : 0;
