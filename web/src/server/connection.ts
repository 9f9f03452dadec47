// The stream of one game. It comes back by itself after a lost connection, says which revision it has, and so misses nothing.
import type { Chat, Done, FromClient, FromServer, Play, Problem } from "../generated/api";
import { CLOSE_CODES, type PHRASES } from "../generated/data";
import { RequestError } from "./request-error";

export type Link =
  | "connecting" // for the first time
  | "open"
  | "lost" // it will try again
  | "closed"; // by us, or for good by the server

export interface Listener {
  receive(message: FromServer): void;
  linkChanged(link: Link): void;
  /** The last revision seen, or null if none was: the server sends what came after it. */
  revision(): number | null;
}

/** What one says: a text, or a phrase that everybody reads in their own language. */
export type Saying = { text: string } | { phrase: (typeof PHRASES)[number] };

export interface Environment {
  socket(url: string): WebSocket;
  key(): string | null;
  language(): string;
}

const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 15_000;
const IN_DOUBT = "in-doubt";
const IN_DOUBT_WAIT = 3_000;
const { BAD_MESSAGE, BAD_KEY, NO_GAME, RESTART } = CLOSE_CODES;
const RESTART_SPREAD = 300; // milliseconds, so that not all who were there come at once
const GONE_FOR_GOOD = new Set<number>([1008, BAD_MESSAGE, BAD_KEY, NO_GAME]); // after these trying again is useless

type Request = (Play | Chat) & { id: number };
// What is left of a union's members when their id is not yet known.
type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;

interface Pending {
  message: Request;
  resolve(done: Done): void;
  reject(error: RequestError): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private welcomed = false;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private link: Link | "handing over" = "connecting";

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly environment: Environment,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send an action; resolves when it is stored. Sent again after a lost connection: the server plays it once. */
  play(seat: number, revision: number, action: string): Promise<Done> {
    return this.request({ type: "play", seat, revision, action });
  }

  chat(said: Saying): Promise<Done> {
    return this.request({ type: "chat", ...said });
  }

  /** Say hello again: who we are has changed. */
  restart(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) hangUp(socket);
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = null;
    if (socket) hangUp(socket);
    this.setLink("closed");
    this.refuseAll({ code: "closed", message: "" });
  }

  private connect(): void {
    const socket = this.environment.socket(this.url);
    this.socket = socket;
    this.welcomed = false;
    socket.onopen = () => {
      this.send({ type: "hello", key: this.environment.key(), revision: this.listener.revision(), language: this.environment.language() });
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcomed = true;
        this.attempts = 0;
        this.listener.receive(message);
        this.setLink("open");
        for (const { message: request } of this.pending.values()) this.resend(request);
        return;
      case "done":
        this.pending.get(message.id)?.resolve(message);
        this.pending.delete(message.id);
        return;
      case "refused":
        if (message.error.code === IN_DOUBT && this.askAgain(message.id)) return;
        this.pending.get(message.id)?.reject(new RequestError(message.error));
        this.pending.delete(message.id);
        return;
      default:
        this.listener.receive(message);
    }
  }

  /** The server does not know whether an action is stored: the same request finds out, and is played once. */
  private askAgain(id: number): boolean {
    const request = this.pending.get(id)?.message;
    if (request?.type !== "play") return false;
    setTimeout(() => {
      if (this.welcomed && this.pending.has(id)) this.send(request);
    }, IN_DOUBT_WAIT);
    return true;
  }

  private resend(request: Request): void {
    // A line of chat may have arrived before the connection broke, and nobody wants to say things twice.
    if (request.type === "chat") {
      this.pending.get(request.id)?.reject(new RequestError({ code: "offline", message: "" }));
      this.pending.delete(request.id);
    } else this.send(request);
  }

  private lost(code: number): void {
    this.socket = null;
    this.welcomed = false;
    if (GONE_FOR_GOOD.has(code)) {
      this.setLink("closed");
      this.refuseAll({ code: "closed", message: "" });
      return;
    }
    if (code === RESTART && this.link === "open") {
      // This server ends. Nobody need know, unless there is no other one.
      this.timer = setTimeout(() => this.connect(), RESTART_SPREAD * Math.random());
      this.link = "handing over";
      return;
    }
    this.setLink("lost");
    this.timer = setTimeout(() => this.connect(), wait(this.attempts));
    this.attempts += 1;
  }

  /** The network is back, or the person is: do not wait any longer. */
  private readonly hurry = (): void => {
    if (this.link !== "lost" || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private request(message: WithoutId<Request>): Promise<Done> {
    const request = { ...message, id: this.nextId++ } as Request;
    if (this.link === "closed") return Promise.reject(new RequestError({ code: "closed", message: "" }));
    return new Promise((resolve, reject) => {
      this.pending.set(request.id, { message: request, resolve, reject });
      if (this.welcomed) this.send(request);
    });
  }

  private refuseAll(problem: Problem): void {
    for (const { reject } of this.pending.values()) reject(new RequestError(problem));
    this.pending.clear();
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private setLink(link: Link): void {
    const before = this.link === "handing over" ? "open" : this.link;
    this.link = link;
    if (link !== before) this.listener.linkChanged(link);
  }
}

/** Close a socket; one that is still opening only once it is open, since browsers complain otherwise. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(1000);
  else socket.close(1000);
}

/** Longer and longer, and never the same for all who lost the server at once. */
function wait(attempts: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts) * (0.75 + Math.random() / 2);
}

/** Where the stream of a game is, beside the page. */
export function streamUrl(id: string): string {
  const url = new URL(`api/games/${encodeURIComponent(id)}/stream`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return url.href;
}
