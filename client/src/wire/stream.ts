/** A table as it goes on: resumes where it was, notices silence, and never gives up. */
import { headers, problem } from './api';
import { CAME_IN } from './came-in';
import { EventReader, type ServerEvent } from './events';
import type { Frame, Problem, Seat } from './types';

export type Connection = 'connecting' | 'live' | 'unsure' | 'lost';

export interface Listener {
  /** A frame; `jump` says that nobody watched it come about. */
  frame(frame: Frame, jump: boolean): void;
  connection(state: Connection): void;
  /** Who of those who play has the table open. */
  here(seats: readonly Seat[]): void;
  refused(problem: Problem): void;
}

/** A running game is never silent for longer than this. */
const UNSURE_AFTER = 2900;
const DEAD_AFTER = 6000;
const QUIET_DEAD_AFTER = 32_000;
/** Once nobody has looked at the page for so long, news are enough: a phone's radio may sleep. */
const ELSEWHERE_AFTER = 10_000;
const ELSEWHERE_DEAD_AFTER = 60_000;
const CATCHING_UP = 300;
const RETRY = [250, 500, 1000, 2000, 4000];

export class TableStream {
  #seen: number | null = null;
  #playing = false;
  /** When the connection came to life; what arrives right after is the past. */
  #back: number | null = null;
  /** What happened before this, by the server's clock, was missed while there was no connection. */
  #missedUntil = 0;
  /** Nobody looks at the page. */
  #elsewhere = false;
  /** The stream ends on purpose, and the next one begins at once. */
  #anew = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #abort = new AbortController();
  #timers: ReturnType<typeof setTimeout>[] = [];
  #closed = false;
  #wake: () => void = () => undefined;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#gone);
    addEventListener(CAME_IN, this.#now);
    document.addEventListener('visibilitychange', this.#looked);
    this.#looked();
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#gone);
    removeEventListener(CAME_IN, this.#now);
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#leaving);
    this.#clear();
    this.#abort.abort();
    this.#wake();
  }

  readonly #gone = (): void => {
    this.listener.connection('lost');
  };

  readonly #now = (): void => {
    this.#attempt = 0;
    this.#abort.abort();
    this.#wake();
  };

  readonly #looked = (): void => {
    clearTimeout(this.#leaving);
    if (!document.hidden) this.#listenAnew(false);
    else
      this.#leaving = setTimeout(() => {
        this.#listenAnew(true);
      }, ELSEWHERE_AFTER);
  };

  #listenAnew(elsewhere: boolean): void {
    if (this.#elsewhere === elsewhere) return;
    this.#elsewhere = elsewhere;
    this.#anew = true;
    this.#now();
  }

  async #run(): Promise<void> {
    while (!this.#closed) {
      this.#anew = false;
      this.#abort = new AbortController();
      try {
        if (await this.#listen(this.#abort.signal)) return;
      } catch {
        // The connection broke; what matters is that it is opened again.
      }
      this.#clear();
      if (this.#stopped()) return;
      if (this.#beginsAnew()) continue;
      this.listener.connection('lost');
      await this.#pause(RETRY[Math.min(this.#attempt++, RETRY.length - 1)] ?? 0);
    }
  }

  // Methods, because the answers change while #run waits.
  #stopped(): boolean {
    return this.#closed;
  }

  #beginsAnew(): boolean {
    return this.#anew;
  }

  /** Listens until the stream ends; true if it must not be opened again. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    this.#back = null;
    this.#heard();
    const resume = this.#seen === null ? {} : { 'last-event-id': String(this.#seen) };
    const beats = this.#elsewhere ? '?elsewhere=true' : '';
    const answer = await fetch(`/api/tables/${this.table}/live${beats}`, {
      headers: { ...headers(), accept: 'text/event-stream', ...resume },
      signal,
    });
    if (!answer.ok || !answer.body) {
      const why = await problem(answer);
      if (why.status >= 500 || why.status === 429) return false;
      this.listener.refused(why);
      return true;
    }
    if (this.#seen !== null) this.#missedUntil = secondAfter(answer);
    const reader = new EventReader();
    const text = answer.body.pipeThrough(new TextDecoderStream());
    for await (const chunk of chunks(text)) {
      this.#attempt = 0;
      this.#back ??= performance.now();
      // What was under way when the line went dead may still come in.
      if (navigator.onLine) this.listener.connection('live');
      for (const event of reader.take(chunk)) if (this.#take(event)) return true;
      this.#heard();
    }
    return false;
  }

  #take(event: ServerEvent): boolean {
    if (event.event === 'refused') {
      this.listener.refused(JSON.parse(event.data) as Problem);
      return true;
    }
    if (event.event === 'beat') {
      const { seq, here } = JSON.parse(event.data) as { seq: number; here: readonly Seat[] };
      this.listener.here(here);
      if (this.#seen !== null && seq > this.#seen) this.#abort.abort();
      return false;
    }
    const frame = JSON.parse(event.data) as Frame;
    const missed = this.#seen === null || frame.seq !== this.#seen + 1;
    if (this.#seen !== null && frame.seq <= this.#seen) return false;
    this.#seen = frame.seq;
    this.#playing = frame.table.phase === 'playing';
    this.listener.frame(frame, missed || frame.at < this.#missedUntil || this.#catchingUp());
    return false;
  }

  #catchingUp(): boolean {
    return this.#back === null || performance.now() - this.#back < CATCHING_UP;
  }

  /** Something came: the clocks that tell of silence start anew. */
  #heard(): void {
    this.#clear();
    if (this.#playing && !this.#elsewhere)
      this.#timers.push(
        setTimeout(() => {
          this.listener.connection('unsure');
        }, UNSURE_AFTER),
      );
    this.#timers.push(
      setTimeout(() => {
        this.#abort.abort();
      }, this.#deadAfter()),
    );
  }

  #deadAfter(): number {
    if (this.#elsewhere) return ELSEWHERE_DEAD_AFTER;
    return this.#playing ? DEAD_AFTER : QUIET_DEAD_AFTER;
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      this.#timers.push(setTimeout(done, ms));
    });
  }
}

/** When the second ends in which the server answered. */
function secondAfter(answer: Response): number {
  return Date.parse(answer.headers.get('date') ?? '') + 1000;
}

async function* chunks(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
