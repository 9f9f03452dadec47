// The proof that nobody chose the cards, done again in the browser: docs/fair-shuffle.md says how.
import type { ShuffleProof } from "../generated/api";
import { recallList, rememberList } from "./memory";

const SEED_DIGITS = 32; // hexadecimal
const MOST_NOTES = 100;
const NOTES = "shuffles";

/** What this browser was shown and added before the cards were dealt. */
export interface Note {
  game: string;
  commitment: string;
  randomness: Record<number, string>; // by seat
}

export function noteShuffle(note: Note): void {
  const others = recallList<Note>(NOTES).filter((other) => other.game !== note.game);
  rememberList(NOTES, [note, ...others].slice(0, MOST_NOTES));
}

export function notedShuffle(game: string): Note | null {
  return recallList<Note>(NOTES).find((note) => note.game === game) ?? null;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** SHA-256 of lines of text in UTF-8, each ended by a line feed, in hexadecimal. */
async function hash(...lines: string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(lines.map((line) => `${line}\n`).join("")));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function commitmentOf(secret: string): Promise<string> {
  return hash("posthorn commitment", secret);
}

/** The seed that follows from the secret and what each seat added, as records have it. */
export async function seedOf({ secret, randomness }: ShuffleProof): Promise<string> {
  const counted = [secret, ...randomness].map((text) => `${bytesOf(text).length}:${text}`);
  return BigInt(`0x${(await hash("posthorn deal", ...counted)).slice(0, SEED_DIGITS)}`).toString();
}

/** The seed that a record in its text form names. */
export function readSeed(record: string): string | null {
  return /^\[Seed "(\d+)"\]\r?$/m.exec(record)?.[1] ?? null;
}

export interface Proof {
  commitment: boolean; // the secret is the one committed to
  seed: boolean; // the seed follows from the secret and what was added
  noted: boolean | null; // the commitment is the one this browser noted; null where it noted none
  added: boolean | null; // what this browser added is in it; null where it added nothing
}

/** Only secure pages may hash: those over https, and of one's own computer. */
export function canProve(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

export async function prove(shuffle: ShuffleProof, commitment: string, seed: string | null, note: Note | null): Promise<Proof> {
  const added = Object.entries(note?.randomness ?? {}).filter(([, text]) => text);
  return {
    commitment: (await commitmentOf(shuffle.secret)) === commitment,
    seed: seed !== null && (await seedOf(shuffle)) === seed,
    noted: note && note.commitment === commitment,
    added: added.length ? added.every(([seat, text]) => shuffle.randomness[Number(seat)] === text) : null,
  };
}
