// Lays a compressed copy beside every text of the build that lasts under its name: the server sends it to whoever takes it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

export function packFiles(): Plugin {
  return {
    name: "posthorn-packed",
    apply: "build",
    writeBundle({ dir }) {
      const assets = join(dir ?? ".", "assets");
      for (const name of readdirSync(assets).filter((each) => /\.(js|css|json)$/.test(each)))
        writeFileSync(join(assets, `${name}.gz`), gzipSync(readFileSync(join(assets, name)), { level: 9 }));
    },
  };
}
