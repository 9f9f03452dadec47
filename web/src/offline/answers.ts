// How the service worker answers a request. It never touches what is said to the server, since games live there; but puzzles can be
// solved without it.
export type Answer =
  | "leave" // to the browser
  | "kept" // a file whose name changes with its content
  | "page" // the newest one, or the one kept while the server is away
  | "puzzles"; // the newest ones, which are kept for when the server is away

const SERVER_SIDE = /^(api|health|metrics)(\/|$)/;
const PUZZLES = /^api\/(puzzles(\/\d+)?|games\/[^/]+\/puzzles)$/;

export function answerTo(request: Pick<Request, "method" | "mode" | "url">, scope: string): Answer {
  const [address = ""] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(scope)) return "leave";
  const path = address.slice(scope.length);
  if (PUZZLES.test(path)) return "puzzles";
  if (SERVER_SIDE.test(path)) return "leave";
  if (request.mode === "navigate") return path === "" ? "page" : "leave"; // all pages have one path
  return path.startsWith("assets/") || /^[\w-]+\.svg$/.test(path) ? "kept" : "leave";
}

/** The caches of ours that another version left behind. */
export function outdated(caches: readonly string[], prefix: string, own: string): string[] {
  return caches.filter((name) => name.startsWith(prefix) && name !== own);
}
