import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { drawSheets } from "./drawing-files.ts";
import { packFiles } from "./packed-files.ts";
import { rulesData } from "./rules-data.ts";
import { shipTexts } from "./text-files.ts";
import { tellWorker, WORKER } from "./worker-files.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A server to develop against: `posthorn serve` on its usual port.
const SERVER = process.env.POSTHORN_SERVER ?? "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte(), drawSheets(), rulesData(), shipTexts(), tellWorker(), packFiles()],
  // The server may be mounted anywhere, so nothing the build refers to begins at the root.
  base: "./",
  build: {
    outDir: here("../src/posthorn/server/client"),
    emptyOutDir: true,
    target: "es2022",
    // Vite would put small files into the page as data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    // Its helper for old browsers is an inline style and script away from the policy.
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    rolldownOptions: {
      input: { index: here("index.html"), worker: here("src/offline/service-worker.ts") },
      // A service worker is found by its name, and rules what lies beside and below it.
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/docs": SERVER },
    // The texts lie outside this folder, beside the Python code that shares them.
    fs: { allow: [here("."), here("../src/posthorn/locale"), here("../docs/rules")] },
  },
});
