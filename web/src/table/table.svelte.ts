// A table that is played: its play, and the socket behind it.

import { api, gameInfo, type TableLine } from "$lib/api";
import type { GameFace } from "$lib/contract";
import { locale } from "$lib/locale.svelte";
import { beat } from "$lib/settings.svelte";
import type { Frame, Position, Refused } from "$lib/wire";
import { dress, loadWords } from "./faces";
import { Play, type Command, type Line } from "./play.svelte";
import { TableSocket } from "./socket.svelte";

/** What is refused of these is said where the decision is; all else over the board. */
const ABOUT_THE_GAME: Command["type"][] = ["move", "why", "hint", "undo"];

export class LiveTable {
  readonly play: Play;
  readonly face: GameFace;
  private readonly socket: TableSocket;
  private last: Command["type"] | null = null;

  private constructor(id: string, play: (line: Line) => Play, face: GameFace) {
    this.face = face;
    this.play = play({
      move: (action) => this.send({ type: "move", row: this.play.row, action }),
      why: (action) => this.send({ type: "why", action }),
      send: (command) => this.send(command),
      moment: (row) => api.get<Position>(`/api/tables/${id}/moments/${row}?seat=${this.play.seat ?? "spectator"}`),
    });
    this.socket = new TableSocket(id, {
      frame: (frame) => this.take(frame),
      refused: (message) => this.refused(message),
      why: ({ sentence }) => (this.play.refusal = sentence),
      hint: (hint) => this.play.advise(hint),
      left: () => (this.play.pondering = false),
    });
  }

  static async open(id: string): Promise<LiveTable> {
    const { game } = await api.get<TableLine>(`/api/tables/${encodeURIComponent(id)}`);
    const [info, [face, words]] = await Promise.all([gameInfo(game), dress(game)]);
    const pace = { beat: () => (document.hidden ? 0 : beat()) };
    return new LiveTable(id, (line) => new Play(info, words, line, face, pace), face);
  }

  /** To be called in an effect: opens the line, listens to the browser, and answers how to stop. */
  run(): () => void {
    const listeners: [EventTarget, string, () => void][] = [
      [window, "online", () => this.socket.wake()],
      [window, "offline", () => this.socket.sleep()],
      [document, "visibilitychange", () => (document.hidden ? this.play.skip() : this.socket.wake())],
    ];
    for (const [target, event, then] of listeners) target.addEventListener(event, then);
    this.socket.open();
    return () => {
      for (const [target, event, then] of listeners) target.removeEventListener(event, then);
      this.socket.close();
    };
  }

  /** Whether the server is there, for the banner. */
  get connection(): Play["connection"] {
    const { state } = this.socket;
    return state === "connecting" ? "open" : state;
  }

  /** Speak the language of the moment. */
  async speak(): Promise<void> {
    const chosen = locale.current;
    if (this.play.words.locale === chosen) return;
    const words = await loadWords(this.face, chosen);
    if (chosen === locale.current) this.play.speak(words);
  }

  private take(frame: Frame): void {
    // Hot-seat: another seat looks now, and may not read what the last one could.
    if (this.play.turns(frame) && this.play.entries.length) {
      this.play.forget();
      this.socket.restart();
    } else this.play.receive(frame);
  }

  private refused({ sentence, stale }: Refused): void {
    this.play.pondering = false;
    if (!stale && this.last && ABOUT_THE_GAME.includes(this.last)) this.play.refusal = sentence;
    else this.play.notice = sentence;
  }

  private send(command: Command): void {
    this.last = command.type;
    if (this.socket.send(command)) return;
    this.play.pondering = false;
    this.play.notice = { message: "table-not-sent" };
  }
}
