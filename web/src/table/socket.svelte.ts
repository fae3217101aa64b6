// The line to a table: a WebSocket that comes back by itself and asks for the rows after the last one seen.

import type { Frame, Hint, Refused, Why, Wire } from "$lib/wire";

type Command = Wire["command"];
type Message = Wire["message"];

/** What a table says. */
export interface Listener {
  frame(frame: Frame): void;
  refused(message: Refused): void;
  why(message: Why): void;
  hint(message: Hint): void;
  /** The line is left, and with it what was still to be answered. */
  left(): void;
}

/** As much of a WebSocket as is used here. */
export interface Wiring {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketOptions {
  make?(path: string): Wiring;
  random?(): number;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 8000;
export const PING_EVERY = 20_000;
export const PATIENCE = 10_000;

export class TableSocket {
  /** `waiting` between two tries, `offline` where the browser knows that there is no network. */
  state = $state<"connecting" | "open" | "waiting" | "offline">("connecting");
  /** The last row seen; what comes after it is asked for. */
  row = 0;

  private wiring: Wiring | null = null;
  private tries = 0;
  private closed = false;
  private timers: { retry?: Timer; ping?: Timer; patience?: Timer } = {};
  private readonly make: (path: string) => Wiring;
  private readonly random: () => number;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    { make = connect, random = Math.random }: SocketOptions = {},
  ) {
    this.make = make;
    this.random = random;
  }

  open(): void {
    this.closed = false;
    this.connect();
  }

  /** For good: the page is left. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  /** All rows again, as another seat may read them. */
  restart(): void {
    this.row = 0;
    this.drop();
    this.connect();
  }

  /** False where nobody could be told: nothing is kept for later, it would be stale by then. */
  send(command: Command): boolean {
    if (this.state !== "open" || !this.wiring) return false;
    this.wiring.send(JSON.stringify(command));
    return true;
  }

  /** The browser has a network again, or its page is looked at again: do not wait for the next try. */
  wake(): void {
    if (this.closed) return;
    if (this.state === "open") this.ping();
    else {
      this.tries = 0;
      this.drop();
      this.connect();
    }
  }

  /** The browser has lost its network. */
  sleep(): void {
    if (this.closed) return;
    this.drop();
    this.state = "offline";
  }

  private connect(): void {
    this.state = this.tries === 0 ? "connecting" : "waiting";
    const wiring = this.make(`/api/tables/${encodeURIComponent(this.table)}/socket?after=${this.row}`);
    this.wiring = wiring;
    wiring.onopen = () => this.wiring === wiring && this.opened();
    wiring.onmessage = ({ data }) => this.wiring === wiring && this.hear(String(data));
    wiring.onclose = () => this.wiring === wiring && this.lost();
  }

  private opened(): void {
    this.tries = 0;
    this.state = "open";
    this.expectPing();
  }

  private hear(text: string): void {
    clearTimeout(this.timers.patience);
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case "frame":
        this.row = message.row;
        return this.listener.frame(message);
      case "refused":
        return this.listener.refused(message);
      case "why":
        return this.listener.why(message);
      case "hint":
        return this.listener.hint(message);
    }
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.state = "waiting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.8 ** this.tries) * (0.75 + 0.5 * this.random());
    this.tries += 1;
    this.timers.retry = setTimeout(() => this.connect(), wait);
  }

  /** Leave the present line without a word. */
  private drop(): void {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    const wiring = this.wiring;
    if (!wiring) return;
    this.wiring = null;
    wiring.close();
    this.listener.left();
  }

  private expectPing(): void {
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
  }

  /** A line that stays silent after a ping is dead, whatever the browser believes. */
  private ping(): void {
    if (!this.send({ type: "ping" })) return;
    clearTimeout(this.timers.patience);
    this.timers.patience = setTimeout(() => this.lost(), PATIENCE);
    this.expectPing();
  }
}

type Timer = ReturnType<typeof setTimeout>;

function connect(path: string): Wiring {
  const url = new URL(path, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url) as unknown as Wiring;
}
