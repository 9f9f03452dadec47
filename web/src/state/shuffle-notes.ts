// What this browser was shown and added before the cards of its games were dealt: the proof goes by that.
import { recallList, rememberList } from "./memory";

const MOST_NOTES = 100;
const NOTES = "shuffles";

export interface Note {
  game: string;
  commitment: string;
  terms?: string; // older notes have none
  attempt?: number;
  randomness: Record<number, string>; // by seat
  own?: string; // what it adds, before it knows its seat
}

export function noteShuffle(note: Note): void {
  const others = recallList<Note>(NOTES).filter((other) => other.game !== note.game);
  rememberList(NOTES, [note, ...others].slice(0, MOST_NOTES));
}

export function notedShuffle(game: string): Note | null {
  return recallList<Note>(NOTES).find((note) => note.game === game) ?? null;
}
