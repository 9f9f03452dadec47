// Where we are, from the fragment of the address: the server sees none of it, so that codes and games stay private.
import { LESSONS, MOST_SEATS } from "./generated/data";

export type Page =
  | { name: "front" }
  | { name: "new"; way: Way }
  | { name: "lobby" }
  | { name: "learn"; lesson: (typeof LESSONS)[number] | null } // one that begins at once
  | { name: "game"; id: string }
  | { name: "claim"; id: string; seat: number; code: string }
  | { name: "replay"; id: string; ply: number | null; reviewed: boolean }
  | { name: "record" }
  | { name: "position"; position: string }
  | { name: "statistics" }
  | { name: "rules"; rule: string | null }
  | { name: "puzzles"; id: string | null } // that of the day, if none is named
  | { name: "mistakes"; game: string | null } // of one game, or of all one's own
  | { name: "unknown" };

export const WAYS = ["bots", "pass", "online"] as const;
export type Way = (typeof WAYS)[number];

export function readPage(fragment: string): Page {
  const [first, ...rest] = fragment.replace(/^#?\/?/, "").split("/").map(decode);
  switch (first) {
    case "":
    case undefined:
      return { name: "front" };
    case "new": {
      const way = WAYS.find((known) => known === rest[0]);
      return { name: "new", way: way ?? "bots" };
    }
    case "lobby":
      return { name: "lobby" };
    case "learn":
      return { name: "learn", lesson: LESSONS.find((known) => known === rest[0]) ?? null };
    case "game":
      return rest[0] ? { name: "game", id: rest[0] } : { name: "unknown" };
    case "replay":
    case "review":
      return rest[0] ? { name: "replay", id: rest[0], ply: /^\d+$/.test(rest[1] ?? "") ? Number(rest[1]) : null, reviewed: first === "review" } : { name: "unknown" };
    case "rules":
      return { name: "rules", rule: /^R\d+(\.\d+)?$/.test(rest[0] ?? "") ? (rest[0] ?? null) : null };
    case "statistics":
      return { name: "statistics" };
    case "puzzles":
      return { name: "puzzles", id: rest[0] || null };
    case "mistakes":
      return { name: "mistakes", game: rest[0] || null };
    case "record":
      return { name: "record" };
    case "position":
      return rest[0] ? { name: "position", position: rest.join("/") } : { name: "unknown" };
    case "seat": {
      const [id, seat, code] = rest;
      return id && code && /^\d$/.test(seat ?? "") && Number(seat) < MOST_SEATS
        ? { name: "claim", id, seat: Number(seat), code }
        : { name: "unknown" };
    }
    default:
      return { name: "unknown" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** The page at this address. Where the server knows of none, it adds a base, which leads back to where there are pages. */
function readAddress(): Page {
  return document.querySelector("base") ? { name: "unknown" } : readPage(location.hash);
}

let page = $state.raw<Page>(readAddress());
window.addEventListener("hashchange", () => (page = readAddress()));

export function currentPage(): Page {
  return page;
}

export const link = {
  front: "#/",
  lobby: "#/lobby",
  learn: "#/learn",
  lesson: (lesson: (typeof LESSONS)[number]) => `#/learn/${lesson}`,
  new: (way: Way) => `#/new/${way}`,
  game: (id: string) => `#/game/${encodeURIComponent(id)}`,
  replay: (id: string, ply?: number) => `#/replay/${encodeURIComponent(id)}${ply === undefined ? "" : `/${ply}`}`,
  review: (id: string, ply?: number) => `#/review/${encodeURIComponent(id)}${ply === undefined ? "" : `/${ply}`}`,
  puzzles: "#/puzzles",
  puzzle: (id: string) => `#/puzzles/${encodeURIComponent(id)}`,
  mistakes: (game?: string) => (game ? `#/mistakes/${encodeURIComponent(game)}` : "#/mistakes"),
  record: "#/record",
  statistics: "#/statistics",
  rules: (rule?: string) => (rule ? `#/rules/${rule}` : "#/rules"),
  // What a fragment may hold as it is stays readable, and the link shorter.
  position: (position: string) => `#/position/${encodeURIComponent(position).replace(/%(2C|3A|3D)/g, decodeURIComponent)}`,
  claim: (id: string, seat: number, code: string) => `#/seat/${encodeURIComponent(id)}/${seat}/${encodeURIComponent(code)}`,
};

export function goTo(fragment: string): void {
  location.hash = fragment;
}

/** Go there without leaving a step back: a used code, for instance. */
export function replaceWith(fragment: string): void {
  history.replaceState(null, "", fragment);
  page = readPage(fragment);
}

/** A link that somebody else can open, here or where they find this page. */
export function absolute(fragment: string, base = document.baseURI): string {
  return new URL(fragment, base.split("#")[0]).href;
}
