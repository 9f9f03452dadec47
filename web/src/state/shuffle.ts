// The proof that nobody chose the cards, done again in the browser: docs/fair-shuffle.md says how.
import type { LogEntry, ShuffleProof } from "../generated/api";
import { RULES_VERSION } from "../generated/engine";
import { compareDeal, dealAgain, type GameRecord } from "./deal";
import type { Note } from "./shuffle-notes";

const SEED_DIGITS = 32; // hexadecimal

const bytesOf = (text: string) => new TextEncoder().encode(text);
const counted = (text: string) => `${bytesOf(text).length}:${text}`;

/** SHA-256 of lines of text in UTF-8, each ended by a line feed, in hexadecimal. */
async function hash(...lines: string[]): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(lines.map((line) => `${line}\n`).join("")));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the commitment is bound to a game and its terms; those of former times are not. */
const isBound = ({ game }: ShuffleProof) => game !== "";

export function commitmentOf(shuffle: ShuffleProof): Promise<string> {
  const { secret, game, terms } = shuffle;
  return isBound(shuffle) ? hash("posthorn commitment 2", secret, game, terms) : hash("posthorn commitment", secret);
}

/** The seed that follows from the secret and what each seat added, as records have it. */
export async function seedOf(shuffle: ShuffleProof): Promise<string> {
  const { secret, randomness, attempts } = shuffle;
  const digits = await (isBound(shuffle)
    ? hash("posthorn deal 2", await commitmentOf(shuffle), secret, ...randomness.map((text, seat) => `${attempts[seat]}:${counted(text)}`))
    : hash("posthorn deal", ...[secret, ...randomness].map(counted)));
  return BigInt(`0x${digits.slice(0, SEED_DIGITS)}`).toString();
}

/** The terms of a record's game, as the commitment has them. */
export function termsOf({ rules, seats, edition, modules, start, switches }: GameRecord): string {
  const words = Object.entries(switches).map(([name, value]) => ` ${name}=${typeof value === "boolean" ? (value ? "True" : "False") : value}`);
  const expansion = modules.length ? ` modules=${modules.join(",")}` : "";
  return `rules=${rules} seats=${seats} edition=${edition}${expansion} start=${start ?? "lot"}${words.join("")}`;
}

/** What was checked, and whether it holds; null where there is nothing to check. */
export interface Proof {
  noted: boolean | null; // the commitment is the one this browser noted
  commitment: boolean; // the secret is the one committed to
  bound: boolean | null; // the commitment is for this game and these terms; null in games of former times
  added: boolean | null; // what this browser added is in it
  seed: boolean; // the seed follows from the secret and what was added
  cards: boolean | null; // the game follows from the seed by the rules; null where it is of other rules
  turnedUp: number; // how many cards that were
  seen: boolean | null; // the cards this page has shown are those; null where it has not shown the whole game
  shown: number; // how many cards that were
}

/** Only secure pages may hash: those over https, and of one's own computer. */
export function canProve(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;
}

export async function prove(record: GameRecord, log: readonly LogEntry[], note: Note | null): Promise<Proof> {
  const shuffle = shuffleOf(record);
  const commitment = record.shuffle?.commitment ?? "";
  const added = Object.entries(note?.randomness ?? {}).filter(([, text]) => text);
  const dealt = record.rules === RULES_VERSION ? dealAgain(record) : null;
  const compared = dealt && compareDeal(dealt, log);
  return {
    noted: note && note.commitment === commitment,
    commitment: (await commitmentOf(shuffle)) === commitment,
    bound: isBound(shuffle) ? isForGame(shuffle, record, note) : null,
    added: added.length ? added.every(([seat, text]) => isAdded(shuffle, Number(seat), text, note)) : null,
    seed: record.seed !== null && (await seedOf(shuffle)) === record.seed,
    cards: dealt && dealt.isRight,
    turnedUp: dealt?.cards ?? 0,
    seen: compared && compared.isRight,
    shown: compared?.cards ?? 0,
  };
}

export function shuffleOf({ shuffle }: GameRecord): ShuffleProof {
  const { secret = "", randomness = [], game = "", terms = "", attempts = [] } = shuffle ?? {};
  return { secret, randomness, game, terms, attempts };
}

function isForGame({ game, terms }: ShuffleProof, record: GameRecord, note: Note | null): boolean {
  const asNoted = !note?.terms || (note.game === game && note.terms === terms);
  // A game that began by older rules is told in today's words; its terms are not.
  return asNoted && (terms === termsOf(record) || !terms.startsWith(`rules=${record.rules} `));
}

function isAdded(shuffle: ShuffleProof, seat: number, text: string, note: Note | null): boolean {
  return shuffle.randomness[seat] === text && (!isBound(shuffle) || shuffle.attempts[seat] === (note?.attempt ?? 1));
}
