import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    // Svelte's own code differs between browser and server; the tests want the browser's.
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  }),
);
