// What the browser remembers between visits. Where it may not (private windows), it forgets with the page.
const PREFIX = "posthorn.";
const unkept = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    unkept.set(name, value);
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
