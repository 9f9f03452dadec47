// A server's end of the stream, and messages as it sends them.
import type { Event, FromServer, GameInfo, SeatInfo, View } from "../src/generated/api";

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const environment = {
  socket: (url: string) => new FakeSocket(url) as unknown as WebSocket,
  key: () => "a key",
  language: () => "en",
};

export function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "bot",
    name: `Seat ${number}`,
    colour: "red",
    portrait: 1,
    bot: "pilgrim",
    present: false,
    awaited: false,
    absence: null,
    left: false,
    yours: false,
    ...changes,
  };
}

export const mine = (number: number): SeatInfo => seat(number, { kind: "person", bot: null, yours: true, present: true });

export function game(seats: SeatInfo[], changes: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "g",
    status: "playing",
    edition: "italian",
    modules: [],
    switches: {},
    start: null,
    lesson: null,
    listed: false,
    hints: true,
    thinking_time: null,
    absence_time: 900,
    practice: false,
    seats,
    revision: 0,
    round: 1,
    seat_to_act: 0,
    deadline: null,
    take_back: null,
    scores: null,
    ranking: null,
    commitment: "",
    terms: "",
    shuffle: null,
    host: true,
    host_seat: 0,
    rematch: null,
    origin: null,
    created: 0,
    bots_ready: true,
    ...changes,
  };
}

export function view(seat: number | null, actor: number | null, changes: Partial<View> = {}): View {
  return {
    seat,
    seat_to_act: actor,
    turn: actor ?? 0,
    start: 0,
    round: 1,
    step: "draw",
    official: null,
    ender: null,
    turns_to_come: null,
    display: ["Linz", "Ulm", "Basel", "Lodz", "Passau", "Pilsen"],
    pile_size: 60,
    discards_size: 0,
    discards: [],
    hand: seat === null ? [] : ["Linz"],
    players: [],
    stacks: {},
    legal_actions: seat !== null && seat === actor ? ["draw Linz", "draw pile"] : [],
    ...changes,
  };
}

export const event = (kind: string, seat: number | null, details: Record<string, unknown> = {}): Event =>
  ({ kind, seat, ...details }) as Event;

export function welcome(seats: SeatInfo[], views: View[], revision = 0): FromServer {
  const perspectives = views.map((view) => ({ view, log: [{ revision: 0, events: [] }] }));
  return { type: "welcome", game: game(seats), revision, perspectives, chat: [], way_back: null };
}

export function update(revision: number, views: View[], events: Event[] = []): FromServer {
  return { type: "update", revision, perspectives: views.map((view) => ({ view, events })), deadline: null, way_back: null };
}
