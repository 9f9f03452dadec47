// Links for other devices: one that only this machine knows is of no use to them.
import { api } from "../../server/api";
import { RequestError } from "../../server/request-error";

/** Whether an address is that of this very machine. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Where other devices find this page; null if nobody can tell. */
export async function addressForOthers(page = document.baseURI): Promise<string | null> {
  const [own = page] = page.split("#");
  if (!isThisMachine(own)) return own;
  try {
    return (await api.options()).addresses[0] ?? null;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return null;
  }
}
