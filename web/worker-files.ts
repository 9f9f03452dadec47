// Tells the service worker which files the client is made of, once they have their names.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const WORKER = "service-worker.js";
const APART = new Set([WORKER, "index.html", "manifest.json"]); // the page is kept under its address, the others not at all

const PUBLIC = new URL("public/", import.meta.url);

export function tellWorker(): Plugin {
  return {
    name: "posthorn-worker",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") this.error(`there is no ${WORKER}`);
        const version = createHash("sha256");
        for (const file of Object.values(bundle)) version.update(file.type === "chunk" ? file.code : file.source);
        const icons = readdirSync(PUBLIC).filter((name) => name.endsWith(".svg"));
        for (const icon of icons) version.update(readFileSync(new URL(icon, PUBLIC)));
        const files = [...Object.keys(bundle).filter((name) => !APART.has(name)), ...icons].sort();
        worker.code = worker.code
          .replace("__VERSION__", JSON.stringify(version.digest("hex").slice(0, 12)))
          .replace("__FILES__", JSON.stringify(files));
        if (/__[A-Z]+__|^import/m.test(worker.code)) this.error(`${WORKER} is not whole`);
      },
    },
  };
}
