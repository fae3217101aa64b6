/* Made by `make types` from src/villainy/server/frames.py. */

export type Command =
  Move | Undo | Answer | AskWhy | AskHint | Say | Sit | Leave | PutBot | Start | End | Mute | Rematch | Ping;
export type Message = Frame | Refused | Why | Hint | Pong;

/**
 * A message of the server and a command of a browser.
 */
export interface Wire {
  command: Command;
  message: Message;
}
/**
 * Play an action; `row` is the last the client has seen, so that two clicks are never two moves.
 */
export interface Move {
  action: string;
  row: number;
  type: "move";
}
/**
 * Take back, or ask the others for it where that is needed.
 */
export interface Undo {
  row: number;
  type: "undo";
}
/**
 * To the wish of another seat to take back.
 */
export interface Answer {
  type: "answer";
  yes: boolean;
}
export interface AskWhy {
  action: string;
  type: "why";
}
/**
 * What would a bot do here? `longer` lets the strongest think.
 */
export interface AskHint {
  longer?: boolean;
  type: "hint";
}
/**
 * Chat: on private tables any text, on public ones a set phrase by its name.
 */
export interface Say {
  phrase?: string | null;
  text?: string | null;
  type: "say";
}
/**
 * Take an open seat, or one's own back from a bot.
 */
export interface Sit {
  seat: number;
  type: "sit";
}
/**
 * Give a seat up: before the start it is open again, later a bot plays on until one comes back.
 */
export interface Leave {
  seat: number;
  type: "leave";
}
/**
 * The host puts a bot into a seat that is open or whose owner is gone, or takes it out before the start.
 *
 *     Without a name it is taken out.
 */
export interface PutBot {
  bot: string | null;
  seat: number;
  type: "bot";
}
export interface Start {
  type: "start";
}
/**
 * The host ends the table.
 */
export interface End {
  type: "end";
}
export interface Mute {
  muted: boolean;
  seat: number;
  type: "mute";
}
/**
 * A new table with the same game, options and people.
 */
export interface Rematch {
  type: "rematch";
}
export interface Ping {
  type: "ping";
}
/**
 * How the table stands after `row`, and the rows since the last the client saw.
 */
export interface Frame {
  can_undo: boolean;
  entries: Entry[];
  position: Position | null;
  row: number;
  table: Table;
  type: "frame";
  undo_rewinds?: boolean;
  undo_to: number | null;
}
/**
 * A row of the table, as this viewer may read it.
 *
 *     move: `seat` played `action` (its text, where the viewer may know it), which caused `events`.
 *     undo: all after row `to` is taken back, asked for by `seat`. ask: `seat` asks to go back to `to`.
 *     answer: `seat` says `yes` or no to that. sit, bot, leave: who is in `seat` now, called `name`; `phrase` is
 *     why (`time`: its clock ran out, `search`: the bot before it could not be made ready).
 *     chat: `text`, or the set phrase `phrase`, from `name`. mute: chat of `name` is off or on again.
 *     start, end, rematch: the table begins, is ended by its host or goes on at the table `to_table`.
 */
export interface Entry {
  action?: string | null;
  at: number;
  events?: {}[];
  kind: "answer" | "ask" | "bot" | "chat" | "end" | "leave" | "move" | "mute" | "rematch" | "sit" | "start" | "undo";
  name?: string | null;
  phrase?: string | null;
  row: number;
  seat?: number | null;
  text?: string | null;
  to?: number | null;
  to_table?: string | null;
  undone?: boolean;
  yes?: boolean | null;
}
/**
 * All that a viewer may know of a position, made from that alone; `view` is the game's own.
 */
export interface Position {
  asked: number | null;
  choices: Choice[];
  decision: string | null;
  outcome: Result[] | null;
  over: boolean;
  prompt: Sentence;
  view: {};
  viewer: number | null;
}
/**
 * One thing that may be done: its text, as it is played, and what it would do.
 */
export interface Choice {
  action: string;
  sentence: Sentence;
}
/**
 * A message of Fluent and its arguments; the attribute is spoken where the message has it.
 */
export interface Sentence {
  arguments?: {};
  attribute?: string | null;
  message: string;
}
/**
 * A seat at the end of a game; in a team all have 1 point or 0.
 */
export interface Result {
  points: number;
  rank: number;
  seat: number;
}
/**
 * The table around the game, as this viewer sees it.
 */
export interface Table {
  commitment: string;
  earned: Earned[];
  game: string;
  hints: boolean;
  host: boolean;
  id: string;
  name: string;
  options: {
    [k: string]: string;
  };
  pace: Pace;
  players: number;
  proposal: Proposal | null;
  public: boolean;
  rematch: string | null;
  rewound: boolean;
  seats: Seat[];
  secret: Secret | null;
  spectators: number;
  status: "ended" | "open" | "over" | "running";
  undo: "consent" | "free";
  warming?: boolean;
}
/**
 * What a seat earned in a finished game, by the names of achievements; `new` for the first time.
 */
export interface Earned {
  names: string[];
  new: string[];
  seat: number;
}
/**
 * Clocks. live: `seconds` for each seat, `increment` more after each decision. days: `seconds` for each.
 *
 *     Untimed tables have neither.
 */
export interface Pace {
  increment?: number;
  kind: "days" | "live" | "untimed";
  seconds?: number | null;
}
/**
 * A wish to take moves back that waits for the others: seats that have said yes.
 */
export interface Proposal {
  seat: number;
  to: number;
  yes: number[];
}
/**
 * Who sits where. `bot` is a bot's name where one plays, also in the place of somebody who left.
 */
export interface Seat {
  bot: string | null;
  kind: "bot" | "open" | "person";
  left: boolean;
  muted: boolean;
  name: string | null;
  online: boolean;
  seconds: number | null;
  yours: boolean;
}
/**
 * What was promised by the commitment: SHA-256 of the salt's 16 bytes and the seed's 8, in hex.
 */
export interface Secret {
  salt: string;
  seed: string;
}
/**
 * A command that changed nothing, and why.
 */
export interface Refused {
  action?: string | null;
  sentence: Sentence;
  stale?: boolean;
  type: "refused";
}
/**
 * Why an action is not allowed now; None where it is.
 */
export interface Why {
  action: string;
  sentence: Sentence | null;
  type: "why";
}
/**
 * What a bot in this seat would do: the best first, and what might follow that.
 */
export interface Hint {
  best: Advice[];
  bot: string;
  line: Follow[];
  row?: number;
  seconds?: number;
  simulations?: number;
  type: "hint";
  warming?: boolean;
}
/**
 * An action a bot in this seat might choose, and how likely it thinks to win after it, from 0 to 1.
 */
export interface Advice {
  action: string;
  chance?: number | null;
  sentence: Sentence;
}
/**
 * What a seat might do later, as far as it can be told whatever is hidden.
 */
export interface Follow {
  seat: number;
  sentence: Sentence;
}
export interface Pong {
  type: "pong";
}
