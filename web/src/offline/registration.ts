// The service worker is installed where browsers allow it: on this machine, and over HTTPS. Elsewhere nothing is missing.
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const address = new URL("service-worker.js", document.baseURI);
  // Without it everything works as long as the server is there.
  navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => undefined);
}
