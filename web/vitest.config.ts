import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    // Svelte's own code differs between browser and server; the tests want the browser's.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      // One page for all tests of a worker: a new one for each file would take most of the time. The order changes, so that a test
      // which leans on another shows.
      pool: "threads",
      isolate: false,
      unstubGlobals: true,
      sequence: { shuffle: true },
    },
  }),
);
