// What the browser remembers between visits. Where it may not (private windows), it forgets and nothing else breaks.
const PREFIX = "posthorn.";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to do: it is asked for again next time.
  }
}

export function recallList<Item>(name: string): Item[] {
  try {
    const items: unknown = JSON.parse(recall(name) ?? "[]");
    return Array.isArray(items) ? (items as Item[]) : [];
  } catch {
    return [];
  }
}

export function rememberList(name: string, items: readonly unknown[]): void {
  remember(name, JSON.stringify(items));
}
