// A record on its way from the page onto which its file was dropped to the one that shows it.
let waiting: string | null = null;

export function keepRecord(record: string): void {
  waiting = record;
}

export function takeRecord(): string | null {
  const record = waiting;
  waiting = null;
  return record;
}
