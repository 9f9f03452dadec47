/// <reference lib="webworker" />
// Keeps the client's files, so that it opens while the server is away and says so. A new version is put beside the old one
// and takes over when the last page of the old one is closed: no page ever lacks a file it was made with.
import { answerTo, outdated } from "./answers";

// The build puts these in (vite.config.ts); with other files this is another worker, which browsers then install.
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "posthorn-";
const CACHE = PREFIX + __VERSION__;
const PAGE = "./";
const NOT_FROM_THE_SERVER = 203; // by this status pages know that what was kept answers in its place
const TIMEOUT = 5000; // milliseconds until a server that says nothing counts as away

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request, worker.registration.scope);
  if (answer === "kept") event.respondWith(kept(event.request));
  else if (answer === "page") event.respondWith(page(event.request));
  else if (answer === "puzzles") event.respondWith(puzzles(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...__FILES__]);
}

async function activate(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), PREFIX, CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    const newest = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT) });
    if (newest.status < 500) return newest; // else a proxy says that the server is away
  } catch {
    // It cannot be reached at all.
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? Response.error();
}

/** In each language they are others: the answer's header "vary" says so, and the cache goes by it. */
async function puzzles(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const newest = await fetch(request);
    if (newest.ok) await cache.put(request, newest.clone());
    if (newest.status < 500) return newest;
  } catch {
    // The server cannot be reached.
  }
  const before = await cache.match(request);
  if (!before) return Response.error();
  return new Response(before.body, { status: NOT_FROM_THE_SERVER, headers: { "content-type": "application/json" } });
}
