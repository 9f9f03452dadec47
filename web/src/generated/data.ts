// What the engine and the server say of themselves. Written by tools/generate.py; do not edit.
import type { ActionInfo, City, Colour, Event, Official, Place, Province, Region, Stack, Step } from "./api";

/** An action for each of some cities, or for all that can be put together of several lists. */
function every(
  verb: ActionInfo["verb"],
  text: string,
  lists: Record<string, readonly (string | number)[]>,
): ActionInfo[] {
  const rows = Object.entries(lists).reduce<Record<string, string | number>[]>(
    (before, [name, values]) => before.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const named = (row: (typeof rows)[0]) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name]));
  return rows.map((row) => ({ action: named(row), verb, ...row }));
}

/** Every action, by its number. */
export const ACTIONS: readonly ActionInfo[] = [
  ...every("draw", "draw {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  {"action": "draw pile", "verb": "draw pile"},
  {"action": "administrator", "verb": "administrator"},
  ...every("play left", "play {city} left", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  ...every("play right", "play {city} right", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  ...every("begin", "begin {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  {"action": "pass", "verb": "pass"},
  {"action": "close each", "verb": "close each"},
  ...every("close", "close {province}", {"province": ["Baden", "Württemberg", "Hohenzollern", "Schweiz", "Tyrol", "Baiern", "Böhmen", "Salzburg", "Polen"]}),
  ...every("office", "office {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  {"action": "done", "verb": "done"},
  {"action": "cartwright", "verb": "cartwright"},
  {"action": "no cartwright", "verb": "no cartwright"},
  ...every("discard", "discard {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  ...every("send", "send {rank} {coach}", {"coach": ["Baden", "Württemberg/Hohenzollern", "Schweiz/Tyrol", "Baiern", "Böhmen/Salzburg"], "rank": [1, 2, 3, 4, 5]}),
  {"action": "hand in postmaster", "verb": "hand in", "officials": ["postmaster"]},
  {"action": "hand in carrier", "verb": "hand in", "officials": ["carrier"]},
  {"action": "hand in postmaster carrier", "verb": "hand in", "officials": ["postmaster", "carrier"]},
  {"action": "hand in administrator", "verb": "hand in", "officials": ["administrator"]},
  {"action": "hand in postmaster administrator", "verb": "hand in", "officials": ["postmaster", "administrator"]},
  {"action": "hand in carrier administrator", "verb": "hand in", "officials": ["carrier", "administrator"]},
  {"action": "hand in postmaster carrier administrator", "verb": "hand in", "officials": ["postmaster", "carrier", "administrator"]},
  {"action": "hand in cartwright", "verb": "hand in", "officials": ["cartwright"]},
  {"action": "hand in postmaster cartwright", "verb": "hand in", "officials": ["postmaster", "cartwright"]},
  {"action": "hand in carrier cartwright", "verb": "hand in", "officials": ["carrier", "cartwright"]},
  {"action": "hand in postmaster carrier cartwright", "verb": "hand in", "officials": ["postmaster", "carrier", "cartwright"]},
  {"action": "hand in administrator cartwright", "verb": "hand in", "officials": ["administrator", "cartwright"]},
  {"action": "hand in postmaster administrator cartwright", "verb": "hand in", "officials": ["postmaster", "administrator", "cartwright"]},
  {"action": "hand in carrier administrator cartwright", "verb": "hand in", "officials": ["carrier", "administrator", "cartwright"]},
  {"action": "hand in postmaster carrier administrator cartwright", "verb": "hand in", "officials": ["postmaster", "carrier", "administrator", "cartwright"]},
  {"action": "keep", "verb": "keep"},
  ...every("take", "take {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  {"action": "take pile", "verb": "take pile"},
  ...every("build", "build {city}", {"city": ["Mannheim", "Carlsruhe", "Freiburg", "Stuttgart", "Ulm", "Sigmaringen", "Basel", "Zürich", "Innsbruck", "Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten", "Pilsen", "Budweis", "Linz", "Salzburg", "Lodz"]}),
  {"action": "decline", "verb": "decline"},
  ...every("drive", "drive {coach} {place}", {"coach": ["Baden", "Württemberg/Hohenzollern", "Schweiz/Tyrol", "Baiern", "Böhmen/Salzburg"], "place": ["Lörrach", "Tuttlingen", "St. Gallen", "Freising", "Hallstatt", "Luzern", "Chur", "Brixen", "Villach", "Mailand", "Como", "Trient", "Udine", "Genua", "Piacenza", "Brescia", "Verona", "Venedig", "Padua", "Parma", "Mantua", "Ferrara", "Ravenna", "Pisa", "Bologna", "Rimini", "Florenz", "Siena", "Perugia", "Ancona", "Viterbo", "Spoleto", "Rom"]}),
];

export const STEPS: readonly Step[] = ["send", "draw", "second-draw", "play", "close", "offices", "cartwright", "discard", "drive", "hand-in", "take", "build", "over"];
export const EVENT_KINDS: readonly Event['kind'][] = ["turn_began", "laid_out", "reshuffled", "took_open", "took_hidden", "nothing_to_draw", "swept", "helped", "began_route", "extended_route", "lost_route", "closed_route", "placed_office", "won_tile", "won_carriage", "discarded", "sent_cleric", "drove", "arrived", "received", "dismissed", "took_token", "handed_in", "kept_tokens", "took_chip", "brought_end", "rounds_over", "game_over", "took_back", "seat_changed"];
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];
export const OFFICIALS: readonly Official[] = ["postmaster", "carrier", "administrator", "cartwright"];
export const FEWEST_SEATS = 2 as const;
export const MOST_SEATS = 4 as const;
/** The opponents, the weakest first; a server may offer others besides. */
export const LEVELS = ["stableboy", "pilgrim", "merchant", "courier", "envoy", "baron", "count", "prince"] as const;
export const USUAL_LEVEL = "merchant" as const;
export const LANGUAGES = ["en", "de", "hu", "it", "is", "es"] as const;
/** How many portraits there are; they are counted from 1. */
export const PORTRAITS = 8 as const;
/** What one can say that everybody reads in their own language. */
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oh-no", "one-moment", "your-turn", "good-game"] as const;
export const LESSONS = ["base", "audience", "honours"] as const;
export const MODULES = ["audience", "honours"] as const;

export const LONGEST_NAME = 24 as const;
export const LONGEST_RANDOMNESS = 64 as const;
export const LONGEST_CHAT = 300 as const;
export const LONGEST_THINKING = 2592000 as const;
/** Seconds that a person may be away as is usual: live, and from so many seconds of thinking time on. */
export const USUAL_ABSENCE = {"live": 900, "leisurely": 259200, "leisure": 3600} as const;

/** Why the server closes a stream. */
export const CLOSE_CODES = {"RESTART": 1012, "BAD_MESSAGE": 4400, "BAD_KEY": 4401, "NO_GAME": 4404, "NO_HELLO": 4408, "TOO_SLOW": 4413, "TOO_MANY": 4429, "UNAVAILABLE": 4503} as const;

/** The place of a city's name plate: x from 0 (west) to 1000 (east), y from 0 (north) to 700 (south). */
export interface CityInfo { id: string; name: City; x: number; y: number; province: Province; neighbours: readonly City[] }
export const CITIES: readonly (CityInfo)[] = [
  {"id": "mannheim", "name": "Mannheim", "x": 352, "y": 208, "province": "Baden", "neighbours": ["Carlsruhe", "Stuttgart", "Würzburg"]},
  {"id": "carlsruhe", "name": "Carlsruhe", "x": 274, "y": 355, "province": "Baden", "neighbours": ["Mannheim", "Freiburg", "Stuttgart"]},
  {"id": "freiburg", "name": "Freiburg", "x": 249, "y": 522, "province": "Baden", "neighbours": ["Carlsruhe", "Sigmaringen", "Basel", "Zürich"]},
  {"id": "stuttgart", "name": "Stuttgart", "x": 418, "y": 307, "province": "Württemberg", "neighbours": ["Mannheim", "Carlsruhe", "Ulm", "Sigmaringen", "Würzburg", "Nürnberg", "Ingolstadt"]},
  {"id": "ulm", "name": "Ulm", "x": 456, "y": 446, "province": "Württemberg", "neighbours": ["Stuttgart", "Sigmaringen", "Ingolstadt", "Augsburg", "Kempten"]},
  {"id": "sigmaringen", "name": "Sigmaringen", "x": 353, "y": 468, "province": "Hohenzollern", "neighbours": ["Freiburg", "Stuttgart", "Ulm", "Zürich", "Kempten"]},
  {"id": "basel", "name": "Basel", "x": 245, "y": 631, "province": "Schweiz", "neighbours": ["Freiburg", "Zürich"]},
  {"id": "zuerich", "name": "Zürich", "x": 348, "y": 673, "province": "Schweiz", "neighbours": ["Freiburg", "Sigmaringen", "Basel", "Kempten"]},
  {"id": "innsbruck", "name": "Innsbruck", "x": 594, "y": 675, "province": "Tyrol", "neighbours": ["Augsburg", "München", "Kempten", "Salzburg"]},
  {"id": "wuerzburg", "name": "Würzburg", "x": 514, "y": 174, "province": "Baiern", "neighbours": ["Mannheim", "Stuttgart", "Nürnberg"]},
  {"id": "nuernberg", "name": "Nürnberg", "x": 637, "y": 251, "province": "Baiern", "neighbours": ["Stuttgart", "Würzburg", "Regensburg", "Ingolstadt", "Pilsen"]},
  {"id": "regensburg", "name": "Regensburg", "x": 742, "y": 331, "province": "Baiern", "neighbours": ["Nürnberg", "Ingolstadt", "Passau", "München", "Pilsen"]},
  {"id": "ingolstadt", "name": "Ingolstadt", "x": 623, "y": 392, "province": "Baiern", "neighbours": ["Stuttgart", "Ulm", "Nürnberg", "Regensburg", "Augsburg", "München"]},
  {"id": "augsburg", "name": "Augsburg", "x": 568, "y": 484, "province": "Baiern", "neighbours": ["Ulm", "Innsbruck", "Ingolstadt", "München", "Kempten"]},
  {"id": "passau", "name": "Passau", "x": 828, "y": 482, "province": "Baiern", "neighbours": ["Regensburg", "München", "Linz", "Salzburg"]},
  {"id": "muenchen", "name": "München", "x": 693, "y": 539, "province": "Baiern", "neighbours": ["Innsbruck", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "Salzburg"]},
  {"id": "kempten", "name": "Kempten", "x": 496, "y": 599, "province": "Baiern", "neighbours": ["Ulm", "Sigmaringen", "Zürich", "Innsbruck", "Augsburg"]},
  {"id": "pilsen", "name": "Pilsen", "x": 791, "y": 186, "province": "Böhmen", "neighbours": ["Nürnberg", "Regensburg", "Budweis", "Lodz"]},
  {"id": "budweis", "name": "Budweis", "x": 943, "y": 318, "province": "Böhmen", "neighbours": ["Pilsen", "Linz"]},
  {"id": "linz", "name": "Linz", "x": 948, "y": 488, "province": "Salzburg", "neighbours": ["Passau", "Budweis", "Salzburg"]},
  {"id": "salzburg", "name": "Salzburg", "x": 917, "y": 655, "province": "Salzburg", "neighbours": ["Innsbruck", "Passau", "München", "Linz"]},
  {"id": "lodz", "name": "Lodz", "x": 935, "y": 171, "province": "Polen", "neighbours": ["Pilsen"]},
];
/** The id is also the name of a province's colours in theme.css; one, like Polen, may belong to no region. */
export interface ProvinceInfo { id: string; name: Province; colour: string; region: Region | null; cities: readonly City[] }
export const PROVINCES: readonly (ProvinceInfo)[] = [
  {"id": "baden", "name": "Baden", "colour": "violet", "region": "Baden", "cities": ["Mannheim", "Carlsruhe", "Freiburg"]},
  {"id": "wuerttemberg", "name": "Württemberg", "colour": "light green", "region": "Württemberg/Hohenzollern", "cities": ["Stuttgart", "Ulm"]},
  {"id": "hohenzollern", "name": "Hohenzollern", "colour": "dark green", "region": "Württemberg/Hohenzollern", "cities": ["Sigmaringen"]},
  {"id": "schweiz", "name": "Schweiz", "colour": "light blue", "region": "Schweiz/Tyrol", "cities": ["Basel", "Zürich"]},
  {"id": "tyrol", "name": "Tyrol", "colour": "dark blue", "region": "Schweiz/Tyrol", "cities": ["Innsbruck"]},
  {"id": "baiern", "name": "Baiern", "colour": "beige", "region": "Baiern", "cities": ["Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten"]},
  {"id": "boehmen", "name": "Böhmen", "colour": "orange", "region": "Böhmen/Salzburg", "cities": ["Pilsen", "Budweis"]},
  {"id": "salzburg_land", "name": "Salzburg", "colour": "red", "region": "Böhmen/Salzburg", "cities": ["Linz", "Salzburg"]},
  {"id": "polen", "name": "Polen", "colour": "grey", "region": null, "cities": ["Lodz"]},
];
/** The id is also that of a region's stack of tiles; its coach starts on the way to Rome from `start`. */
export interface RegionInfo { id: string; name: Region; provinces: readonly Province[]; cities: readonly City[]; start: Place; startForTwo: Place }
export const REGIONS: readonly (RegionInfo)[] = [
  {"id": "baden", "name": "Baden", "provinces": ["Baden"], "cities": ["Mannheim", "Carlsruhe", "Freiburg"], "start": "Lörrach", "startForTwo": "Mailand"},
  {"id": "wuerttemberg_hohenzollern", "name": "Württemberg/Hohenzollern", "provinces": ["Württemberg", "Hohenzollern"], "cities": ["Stuttgart", "Ulm", "Sigmaringen"], "start": "Tuttlingen", "startForTwo": "Como"},
  {"id": "schweiz_tyrol", "name": "Schweiz/Tyrol", "provinces": ["Schweiz", "Tyrol"], "cities": ["Basel", "Zürich", "Innsbruck"], "start": "St. Gallen", "startForTwo": "Como"},
  {"id": "baiern", "name": "Baiern", "provinces": ["Baiern"], "cities": ["Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten"], "start": "Freising", "startForTwo": "Trient"},
  {"id": "boehmen_salzburg", "name": "Böhmen/Salzburg", "provinces": ["Böhmen", "Salzburg"], "cities": ["Pilsen", "Budweis", "Linz", "Salzburg"], "start": "Hallstatt", "startForTwo": "Udine"},
];
/** Which cities are neighbours. */
export const ROADS: readonly (readonly [City, City])[] = [
  ["Mannheim", "Würzburg"],
  ["Mannheim", "Carlsruhe"],
  ["Mannheim", "Stuttgart"],
  ["Carlsruhe", "Stuttgart"],
  ["Carlsruhe", "Freiburg"],
  ["Stuttgart", "Würzburg"],
  ["Stuttgart", "Nürnberg"],
  ["Stuttgart", "Ingolstadt"],
  ["Stuttgart", "Sigmaringen"],
  ["Stuttgart", "Ulm"],
  ["Würzburg", "Nürnberg"],
  ["Freiburg", "Sigmaringen"],
  ["Freiburg", "Basel"],
  ["Freiburg", "Zürich"],
  ["Basel", "Zürich"],
  ["Ulm", "Sigmaringen"],
  ["Sigmaringen", "Kempten"],
  ["Sigmaringen", "Zürich"],
  ["Ulm", "Ingolstadt"],
  ["Ulm", "Augsburg"],
  ["Ulm", "Kempten"],
  ["Zürich", "Kempten"],
  ["Augsburg", "Kempten"],
  ["Innsbruck", "Kempten"],
  ["Innsbruck", "Augsburg"],
  ["Ingolstadt", "Augsburg"],
  ["Augsburg", "München"],
  ["Nürnberg", "Ingolstadt"],
  ["Regensburg", "Ingolstadt"],
  ["Ingolstadt", "München"],
  ["Nürnberg", "Pilsen"],
  ["Nürnberg", "Regensburg"],
  ["Regensburg", "Pilsen"],
  ["Regensburg", "München"],
  ["Regensburg", "Passau"],
  ["Pilsen", "Lodz"],
  ["Pilsen", "Budweis"],
  ["Budweis", "Linz"],
  ["Passau", "Linz"],
  ["Linz", "Salzburg"],
  ["Passau", "Salzburg"],
  ["Passau", "München"],
  ["München", "Salzburg"],
  ["Innsbruck", "München"],
  ["Innsbruck", "Salzburg"],
];
/** The bonus tiles, the top one first. */
export interface StackInfo { id: Stack; values: readonly number[] }
export const STACKS: readonly (StackInfo)[] = [
  {"id": "route_5", "values": [2, 1]},
  {"id": "route_6", "values": [3, 2, 1]},
  {"id": "route_7", "values": [4, 3, 2, 1]},
  {"id": "baden", "values": [3, 2, 1]},
  {"id": "wuerttemberg_hohenzollern", "values": [3, 2, 1]},
  {"id": "schweiz_tyrol", "values": [3, 2, 1]},
  {"id": "baiern", "values": [5, 4, 3, 2]},
  {"id": "boehmen_salzburg", "values": [4, 3, 2]},
  {"id": "all_provinces", "values": [6, 5, 4, 3]},
  {"id": "game_end", "values": [1]},
];
/** The carriages of R7. */
export interface CarriageInfo { number: number; points: number }
export const CARRIAGES: readonly (CarriageInfo)[] = [
  {"number": 3, "points": 2},
  {"number": 4, "points": 3},
  {"number": 5, "points": 5},
  {"number": 6, "points": 7},
  {"number": 7, "points": 10},
];
/** The places on the way to Rome, and the roads that lead on from each; only Rome has none. */
export interface PlaceInfo { id: string; name: Place; roads: readonly Place[] }
export const PLACES: readonly (PlaceInfo)[] = [
  {"id": "loerrach", "name": "Lörrach", "roads": ["Luzern"]},
  {"id": "tuttlingen", "name": "Tuttlingen", "roads": ["Chur"]},
  {"id": "st_gallen", "name": "St. Gallen", "roads": ["Chur"]},
  {"id": "freising", "name": "Freising", "roads": ["Brixen"]},
  {"id": "hallstatt", "name": "Hallstatt", "roads": ["Villach"]},
  {"id": "luzern", "name": "Luzern", "roads": ["Mailand"]},
  {"id": "chur", "name": "Chur", "roads": ["Como"]},
  {"id": "brixen", "name": "Brixen", "roads": ["Trient"]},
  {"id": "villach", "name": "Villach", "roads": ["Udine"]},
  {"id": "mailand", "name": "Mailand", "roads": ["Genua", "Piacenza"]},
  {"id": "como", "name": "Como", "roads": ["Mailand", "Brescia"]},
  {"id": "trient", "name": "Trient", "roads": ["Brescia", "Verona"]},
  {"id": "udine", "name": "Udine", "roads": ["Padua", "Venedig"]},
  {"id": "genua", "name": "Genua", "roads": ["Pisa"]},
  {"id": "piacenza", "name": "Piacenza", "roads": ["Parma"]},
  {"id": "brescia", "name": "Brescia", "roads": ["Parma", "Mantua"]},
  {"id": "verona", "name": "Verona", "roads": ["Mantua", "Padua"]},
  {"id": "venedig", "name": "Venedig", "roads": ["Ravenna"]},
  {"id": "padua", "name": "Padua", "roads": ["Ferrara"]},
  {"id": "parma", "name": "Parma", "roads": ["Bologna"]},
  {"id": "mantua", "name": "Mantua", "roads": ["Bologna"]},
  {"id": "ferrara", "name": "Ferrara", "roads": ["Bologna", "Ravenna"]},
  {"id": "ravenna", "name": "Ravenna", "roads": ["Rimini"]},
  {"id": "pisa", "name": "Pisa", "roads": ["Siena"]},
  {"id": "bologna", "name": "Bologna", "roads": ["Florenz"]},
  {"id": "rimini", "name": "Rimini", "roads": ["Perugia", "Ancona"]},
  {"id": "florenz", "name": "Florenz", "roads": ["Siena", "Perugia"]},
  {"id": "siena", "name": "Siena", "roads": ["Viterbo"]},
  {"id": "perugia", "name": "Perugia", "roads": ["Spoleto"]},
  {"id": "ancona", "name": "Ancona", "roads": ["Spoleto"]},
  {"id": "viterbo", "name": "Viterbo", "roads": ["Rom"]},
  {"id": "spoleto", "name": "Spoleto", "roads": ["Rom"]},
  {"id": "rom", "name": "Rom", "roads": []},
];
export const ROME: Place = "Rom";
export const MATERIAL = {"offices": 20, "cardsPerCity": 3, "display": 6, "smallestRoute": 3, "handLimit": 3, "cartwrightReach": 2} as const;
/** The switches of R9 as each edition has them. */
export const EDITIONS: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {"hungarian": {"all_provinces": "outside_baiern", "empty_hand_postmaster": false, "may_abandon": false, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}, "italian": {"all_provinces": "all", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}, "icelandic": {"all_provinces": "all", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "seven_only", "last_round": "one_turn_each", "starting_player": "choice"}, "spanish": {"all_provinces": "outside_baiern", "empty_hand_postmaster": true, "may_abandon": true, "length_fallback": "every", "last_round": "finish_round", "starting_player": "youngest"}};
