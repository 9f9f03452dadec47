// Puzzles from the server, page by page; the service worker keeps them for when it is away.
import type { GamePuzzles, Puzzle, PuzzleIndex, Puzzles } from "../generated/api";
import { ask, gamePath } from "./request";

const pages = new Map<string, Promise<Puzzle[]>>();

export const askIndex = () => ask<PuzzleIndex>("GET", "puzzles");

function askPage(page: number, language: string): Promise<Puzzle[]> {
  const name = `${language} ${page}`;
  const known = pages.get(name);
  if (known) return known;
  const asked = ask<Puzzles>("GET", `puzzles/${page}`).then(({ puzzles }) => puzzles);
  pages.set(name, asked);
  asked.catch(() => pages.delete(name)); // one may ask again
  return asked;
}

/** A puzzle in a language; undefined if there is none of that id. */
export async function askPuzzle({ puzzles, page_size }: PuzzleIndex, id: string, language: string): Promise<Puzzle | undefined> {
  const at = puzzles.findIndex((one) => one.id === id);
  return at < 0 ? undefined : (await askPage(Math.floor(at / page_size), language)).find((one) => one.id === id);
}

/** Ask for all of them, one page after another, so that they are there without the server. */
export async function keepAll({ puzzles, page_size }: PuzzleIndex, language: string, goesOn: () => boolean): Promise<void> {
  for (let page = 0; page * page_size < puzzles.length && goesOn(); page++) await askPage(page, language);
}

/** The mistakes of a game that has been looked back at. */
export const askMistakes = (game: string) => ask<GamePuzzles>("GET", `${gamePath(game)}/puzzles`).then(({ puzzles }) => puzzles);
