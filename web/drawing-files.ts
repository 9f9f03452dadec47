// Draws what never changes when the client is built, so that no visitor's machine has to: `drawn:map` is the address of the file with
// the drawings of the sheet "map". Files are compressed here, since they are mostly hatching and a server may not do it.
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { runnerImport, type Plugin } from "vite";

const PREFIX = "drawn:";
const SERVED = "/drawn/"; // where a development server has them
const SOURCE = fileURLToPath(new URL("src/art/sheets.ts", import.meta.url));

async function draw(sheet: string): Promise<Buffer> {
  const { module } = await runnerImport<typeof import("./src/art/sheets.ts")>(SOURCE, { configFile: false, logLevel: "error" });
  const drawings = module.SHEETS[sheet]?.();
  if (!drawings) throw new Error(`there is no sheet ${sheet}`);
  return gzipSync(JSON.stringify(drawings), { level: 9 });
}

export function drawSheets(): Plugin {
  let isBuild = false;
  return {
    name: "posthorn-drawings",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const sheet = id.slice(PREFIX.length + 1);
      if (!isBuild) return `export default ${JSON.stringify(SERVED + sheet)}`;
      const file = this.emitFile({ type: "asset", name: `${sheet}.bin`, source: await draw(sheet) });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(SERVED, (request, response, next) => {
        draw((request.url ?? "").slice(1)).then((file) => response.end(file), next);
      });
    },
  };
}
