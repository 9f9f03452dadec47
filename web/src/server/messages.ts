// What server and client say to each other: the TypeScript of src/posthorn/server/messages.py, and of views and events.
import type { CityName, Official, PlaceName, ProvinceName, RegionName, StackId } from "../board/board";

export type Colour = "red" | "blue" | "yellow" | "green";
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 300;
export const LONGEST_THINKING = 30 * 24 * 3600;

export type SeatKind = "person" | "bot" | "open";
export type Switches = Record<string, string | number | boolean | null>;

// --- requests ---

export interface SeatWish {
  kind: SeatKind;
  name?: string | null;
  colour?: Colour | null;
  bot?: string | null;
  randomness?: string;
}

export interface CreateGame {
  seats: SeatWish[];
  edition?: string;
  modules?: string[];
  switches?: Switches;
  start?: number | null;
  listed?: boolean;
  thinking_time?: number | null;
  hints?: boolean;
  commitment?: string | null; // the server's, made before
}

export interface JoinGame {
  name: string;
  seat?: number | null;
  colour?: Colour | null;
  randomness?: string;
}

// --- answers ---

export interface SwitchInfo {
  name: string;
  rule: string;
  values: (string | boolean)[] | null; // null: a whole number, or none
}

export interface PlayerInfo {
  level: string;
  name: string;
  about: string;
  searches: boolean; // and so thinks a moment
}

export interface Offer {
  editions: Record<string, Record<string, string | boolean>>;
  modules: string[];
  switches: SwitchInfo[];
  players: PlayerInfo[];
  bots_ready: boolean;
  longest_thinking_time: number; // in seconds
  addresses: string[]; // where other devices find the server, for a page on its own machine
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind; // a person's seat that a bot plays meanwhile has a bot too
  name: string;
  colour: Colour;
  bot: string | null;
  present: boolean; // whether its holder is connected
  yours: boolean;
}

export interface Shuffle {
  secret: string;
  randomness: string[];
}

export interface Proposal {
  seat: number;
  actions: number;
  agreed: number[];
}

export type Status = "waiting" | "playing" | "over" | "abandoned";

export interface GameInfo {
  id: string;
  status: Status;
  edition: string;
  modules: string[];
  switches: Switches;
  start: number | null;
  lesson: string | null;
  listed: boolean;
  hints: boolean;
  thinking_time: number | null;
  seats: SeatInfo[];
  ply: number;
  round: number;
  seat_to_act: number | null;
  deadline: number | null; // when a bot will move for the seat to act, in milliseconds since 1970
  take_back: Proposal | null;
  scores: number[] | null;
  ranking: number[] | null;
  commitment: string;
  shuffle: Shuffle | null;
  host: boolean;
  rematch: string | null;
  created: number; // in milliseconds since 1970
  bots_ready: boolean; // false while the strong bots are being compiled and simpler ones play for them
}

export interface Entered {
  key: string;
  game: GameInfo;
}

export interface TransferCode {
  code: string;
  until: number;
}

export interface Played {
  ply: number;
  repeated: boolean;
}

export interface Happening {
  kind: string;
  seat: number | null;
  [detail: string]: unknown;
}

export interface LessonStep {
  number: number;
  text: string;
  rule: string | null;
}

export interface LessonProgress {
  ply: number;
  lesson: string;
  total: number;
  steps: LessonStep[];
  action: string | null;
  strayed: boolean;
}

export interface Update {
  ply: number;
  events: Happening[];
}

export interface Happenings {
  ply: number;
  updates: Update[];
}

export interface SeatView {
  ply: number;
  view: View;
}

export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

export interface Frame {
  action: string | null; // null for the set-up
  events: Happening[];
  view: View; // all hands open
  scores: number[];
}

export interface Replay {
  names: string[];
  edition: string;
  modules: string[];
  switches: Switches;
  start: number | null;
  scores: number[];
  ranking: number[];
  is_over: boolean;
  commitment: string | null;
  shuffle: Shuffle | null;
  frames: Frame[];
}

export interface GameList {
  games: GameInfo[];
}

// --- choices: what each would bring (src/posthorn/server/choice_messages.py, src/posthorn/game/outcome.py) ---

export interface Town {
  province: ProvinceName;
  region: RegionName | null;
  fits: ("left" | "right")[]; // the ends of the own route that its card fits
  in_route: boolean;
  office: boolean; // the own one is there
  in_hand: number;
}

export interface Unseen {
  cards: number;
  fitting: number;
}

export interface Help {
  carriage: number;
  tiles: Tile[];
  points: number;
}

export interface Placing {
  offices: CityName[];
  tiles: Tile[];
  points: number;
}

export interface Tile {
  stack: StackId;
  value: number;
}

/** What a closing, or the rest of it, brings however its offices are placed. */
export interface Closing {
  option: string;
  offices: CityName[]; // towns that get one in any case
  choice: CityName[]; // towns that may get one
  choose: number; // how many of those can
  tiles: Tile[];
  carriage: number | null;
  points: number; // at least
  drives: Record<RegionName, number>; // moves that each coach must make, at least
  free_drives: number;
  brings_end: boolean;
  cartwright: Help | null; // what he would add
  best: Placing | null; // placed so that it brings most points
}

export interface Route {
  cities: CityName[];
  left: CityName[];
  right: CityName[];
  closing: Closing | null;
}

export interface Journey {
  place: PlaceName;
  steps: number;
  arrives: boolean;
  cleric: number | null;
}

/** What a choice certainly brings until somebody must choose again or something hidden is revealed. */
export interface Outcome {
  town: Town | null;
  unseen: Unseen | null;
  route: Route | null;
  closing: Closing | null;
  journey: Journey | null;
  offices: CityName[];
  tiles: Tile[];
  carriage: number | null;
  chips: number;
  points: number;
  official: Official | null;
  token: boolean;
  lost: CityName[];
  swept: CityName[];
  hand: CityName[];
  brings_end: boolean;
  ends_turn: boolean;
  next_seat: number | null;
  next_step: Step;
}

export interface LegalAction {
  action: string;
  verb: string;
  city?: CityName;
  province?: ProvinceName;
  coach?: RegionName;
  rank?: number;
  place?: PlaceName;
  officials?: Official[];
  outcome?: Outcome;
  text?: string; // what it wins, in words
}

export interface LegalAnswer {
  ply: number;
  legal: LegalAction[];
}

export interface Hint {
  action: string;
  text: string; // what it would bring, in words
}

export interface Hints {
  ply: number;
  hints: Hint[];
}

export interface AdvisedAction {
  action: string;
  visits: number | null; // null where the bot has not searched but only chosen
  chance: number | null; // of winning, 0 to 1
  points: number | null; // at the end of the game
  text: string;
}

export interface AdviceAnswer {
  ply: number;
  by: string; // the bot
  choices: AdvisedAction[]; // the best first
}

export interface WhyNot {
  ply: number;
  legal: boolean;
  message: string;
  rule: string | null;
  code: string | null;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string | null;
  legal?: string[];
  ply?: number;
}

// --- views: what a seat may know (src/posthorn/game/view.py) ---

export interface PlayerView {
  hand_size: number;
  known_cards: CityName[]; // of the hand: all of one's own, of others what they took openly
  route: CityName[]; // from left to right
  offices: CityName[];
  offices_left: number;
  carriage: number; // the highest owned, 0 for none
  tiles: [StackId, number][];
  points: number;
  clerics?: (number | null)[]; // the rank on each coach, by region; null where it is not known
  tokens?: Record<Official, number>;
  chips?: number;
}

export type Step =
  | "send"
  | "draw"
  | "second-draw"
  | "play"
  | "close"
  | "offices"
  | "cartwright"
  | "discard"
  | "drive"
  | "hand-in"
  | "take"
  | "build"
  | "over";

export interface View {
  seat: number | null; // null for a spectator
  seat_to_act: number | null; // null when the game is over
  turn: number;
  start: number;
  round: number; // 0 while clerics are sent
  step: Step;
  official: Official | null;
  ender: number | null;
  display: (CityName | null)[];
  pile_size: number;
  discards_size: number;
  discards: CityName[];
  hand: CityName[];
  players: PlayerView[];
  stacks: Record<StackId, number[]>; // the values left, the top one first
  legal_actions: string[];
  coaches?: Record<RegionName, PlaceName>;
  audience?: Record<string, number[]>; // by rank, the seats whose cleric is in audience
  drives?: Record<RegionName, number>;
  free_drives?: number;
  supply?: Record<Official, number>;
  chips_left?: number;
  position?: string; // only in a replay
}

// --- the stream ---

export type FromClient =
  | { type: "hello"; key: string | null; ply: number | null; language: string }
  | { type: "play"; seat: number; ply: number; action: string; id: number }
  | { type: "chat"; text: string; id: number };

export interface Welcome {
  type: "welcome";
  game: GameInfo;
  ply: number;
  views: View[]; // of each seat held, or the spectator's
  updates: Update[];
  chat: ChatLine[];
  free_take_back: boolean; // whether one's last action can be taken back without anybody's leave
}

export interface Pushed {
  type: "update";
  ply: number;
  events: Happening[];
  views: View[];
  deadline: number | null;
  free_take_back: boolean;
}

export interface Done {
  type: "done";
  id: number;
  ply: number;
  repeated: boolean;
}

export interface Refused {
  type: "refused";
  id: number;
  error: Problem;
}

export type FromServer =
  | Welcome
  | Pushed
  | { type: "game"; game: GameInfo }
  | { type: "chat"; line: ChatLine }
  | Done
  | Refused;
