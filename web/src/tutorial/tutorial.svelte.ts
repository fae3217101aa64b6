// A tutorial being gone through: which lesson and step, what the coach says, and what a move on the board leads to.

import { SvelteSet } from "svelte/reactivity";
import { ApiError, gameInfo, problem } from "$lib/api";
import type { GameFace, GameInfo } from "$lib/contract";
import { locale, type Locale } from "$lib/locale.svelte";
import { beat } from "$lib/settings.svelte";
import type { Frame, Sentence } from "$lib/wire";
import type { Words } from "$lib/words";
import { dress, loadWords } from "$table/faces";
import { Play, type Line } from "$table/play.svelte";
import { answerTo, askWhy, fetchLessons, firstAnswers, follow, reads, type Lesson, type Played, type Step } from "./lessons";
import { keepProgress, readProgress } from "./progress";

const own = import.meta.glob<string>("./words.*.ftl", { query: "?raw", import: "default" });

export class Tutorial {
  readonly info: GameInfo;
  readonly face: GameFace;
  readonly lessons: Lesson[];
  /** A new one for every lesson: nothing on the board comes from the last one. */
  play = $state.raw() as Play;
  lesson = $state(0);
  step = $state(0);
  /** What the coach says to a move that does not lead on. */
  answer = $state.raw<Sentence | null>(null);
  /** All is done, and what comes next is asked. */
  closed = $state(false);
  readonly done = new SvelteSet<string>();
  private words: Words;
  private played: Played = [];
  private busy = false;
  private finished = false;

  private constructor(info: GameInfo, face: GameFace, words: Words, lessons: Lesson[]) {
    this.info = info;
    this.face = face;
    this.words = words;
    this.lessons = lessons;
  }

  /** Where one was last, or at the lesson that is asked for. Null where the game has no lessons. */
  static async open(game: string, wished: string | null): Promise<Tutorial | null> {
    const [info, [face, words], told, ours] = await Promise.all([
      gameInfo(game),
      dress(game),
      fetchLessons(game, locale.current),
      ownWords(locale.current),
    ]);
    if (!told.lessons.length) return null;
    const tutorial = new Tutorial(info, face, words.add(ours).add(told.words.ftl), told.lessons);
    await tutorial.resume(wished);
    return tutorial;
  }

  // ── Where one is ─────────────────────────────────────────────────────────

  get here(): Lesson {
    return this.lessons[this.lesson]!;
  }

  /** Null once all steps of the lesson are done. */
  get current(): Step | null {
    return this.here.steps[this.step] ?? null;
  }

  get next(): Lesson | null {
    return this.lessons[this.lesson + 1] ?? null;
  }

  /** Something is to be read, and one goes on by saying so. */
  get reading(): boolean {
    return this.current === null || reads(this.current);
  }

  readonly count = $derived.by(() => this.lessons.reduce((sum, lesson) => sum + lesson.steps.length, 0));

  /** The step one is at, of all: the first is 1. */
  get place(): number {
    const before = this.lessons.slice(0, this.lesson).reduce((sum, lesson) => sum + lesson.steps.length, 0);
    return before + Math.min(this.step + 1, this.here.steps.length);
  }

  title(lesson: Lesson): string {
    return this.play.words.format(`lesson-${lesson.name}`);
  }

  /** What the coach says at this step. */
  get said(): Sentence {
    return { message: `lesson-${this.here.name}-${this.current?.name ?? ""}` };
  }

  // ── Going on ─────────────────────────────────────────────────────────────

  /** It was read. */
  async read(): Promise<void> {
    if (this.play.moving) this.play.skip();
    if (this.current === null) await this.during(() => this.leave(this.played));
    else if (this.reading) await this.advance(null);
  }

  async back(): Promise<void> {
    if (this.step === 0 && this.lesson === 0) return;
    if (this.step > 0) {
      await this.during(async () => {
        const played = this.played.slice(0, this.step - 1);
        const frame = await follow(this.info.name, this.here, played);
        this.play.refusal = this.play.chosen = null;
        this.play.jump(frame.entries, frame);
        this.arrive(this.lesson, played);
      });
    } else {
      const before = this.lessons[this.lesson - 1]!;
      await this.go(this.lesson - 1, firstAnswers(before, before.steps.length - 1));
    }
  }

  /** To a lesson, from its beginning or after some steps. */
  async go(lesson: number, played: Played = []): Promise<void> {
    await this.during(() => this.enter(lesson, played));
  }

  /** Say everything in another language. */
  async speak(): Promise<void> {
    const chosen = locale.current;
    if (this.words.locale === chosen) return;
    const [words, told, ours] = await Promise.all([loadWords(this.face, chosen), fetchLessons(this.info.name, chosen), ownWords(chosen)]);
    if (chosen !== locale.current) return;
    this.words = words.add(ours).add(told.words.ftl);
    this.play.speak(this.words);
  }

  private async resume(wished: string | null): Promise<void> {
    const kept = readProgress(this.info.name);
    for (const name of kept?.done ?? []) this.done.add(name);
    this.finished = kept?.finished ?? false;
    const over = kept !== null && kept.place >= kept.of;
    const name = wished ?? (over ? null : kept?.lesson);
    const lesson = Math.max(0, this.lessons.findIndex((each) => each.name === name));
    const played = !over && kept?.lesson === this.lessons[lesson]!.name ? kept.played : [];
    try {
      await this.enter(lesson, played);
    } catch (error) {
      if (!played.length || !refused(error)) throw error;
      await this.enter(lesson, []); // the lesson is another one than it was
    }
  }

  private async enter(lesson: number, played: Played): Promise<void> {
    const frame = await follow(this.info.name, this.lessons[lesson]!, played);
    const line: Line = { lesson: true, move: (action) => void this.move(action), why: (action) => void this.why(action) };
    const pace = { beat: () => (document.hidden ? 0 : beat()) };
    const play = new Play(this.info, this.words, line, this.face, pace);
    play.jump(frame.entries, frame);
    this.play = play;
    this.arrive(lesson, played);
  }

  private async advance(action: string | null): Promise<void> {
    await this.during(async () => {
      const played = [...this.played.slice(0, this.step), action];
      let frame: Frame;
      try {
        frame = await follow(this.info.name, this.here, played);
      } catch (error) {
        if (!refused(error)) throw error;
        return this.enter(this.lesson, []); // the server has other lessons than this page knows
      }
      this.play.changed.clear();
      this.play.receive(frame);
      // What was done or shown last is looked at for a while; what was read last is not.
      const looked = action !== null || this.play.moving || played.length < this.here.steps.length;
      if (looked) this.arrive(this.lesson, played);
      else await this.leave(played);
    });
  }

  /** To the next lesson, or to the end. */
  private async leave(played: Played): Promise<void> {
    this.done.add(this.here.name);
    if (this.next) return this.enter(this.lesson + 1, []);
    this.arrive(this.lesson, played);
    this.finished = this.closed = true;
    this.keep();
  }

  /** Now at the step after these. */
  private arrive(lesson: number, played: Played): void {
    this.lesson = lesson;
    this.step = played.length;
    this.played = played;
    this.answer = null;
    this.closed = false;
    this.play.held = this.reading ? { message: "learn-read" } : null;
    this.play.wanted = this.current?.accept ?? [];
    this.keep();
  }

  private keep(): void {
    const place = this.closed ? this.count : this.place - 1;
    const { played, finished } = this;
    keepProgress(this.info.name, { lesson: this.here.name, played, done: [...this.done], place, of: this.count, finished });
  }

  // ── Moves on the board ───────────────────────────────────────────────────

  private async move(action: string): Promise<void> {
    const step = this.current;
    if (!step || reads(step)) return;
    if (step.accept.includes(action)) return this.advance(action);
    const attribute = answerTo(step, action);
    const { message } = this.said;
    this.answer = this.play.words.has(message, attribute) ? { message, attribute } : { message: "learn-other" };
  }

  private async why(action: string): Promise<void> {
    if (this.reading) {
      this.answer = { message: "learn-read" };
      return;
    }
    const { play } = this;
    try {
      play.refusal = (await askWhy(this.info.name, this.here, this.played, action)).sentence;
    } catch (error) {
      play.refusal = problem(error);
    }
  }

  /** One thing at a time; what goes wrong is said. */
  private async during(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      this.answer = problem(error);
    } finally {
      this.busy = false;
    }
  }
}

async function ownWords(chosen: Locale): Promise<string> {
  return own[`./words.${chosen}.ftl`]!();
}

/** The server answered, and said that this is not how the lesson goes. */
function refused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
