/** A game looked back at: any moment, with any eyes that are allowed to. */
import { makeTable } from '../play/make';
import { momentOf, recall } from '../play/past';
import type { Table } from '../play/table.svelte';
import { words } from '../texts/ui.svelte';
import { get, Refused } from '../wire/api';
import type { Frame, Problem, Seat } from '../wire/types';
import { firstWith } from './first';
import { Rows } from './rows';

/** Whose eyes: one's own, a seat's, a watcher's, or everybody's at once. */
export type Eyes = 'own' | 'watcher' | 'everyone' | `${number}`;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

const AHEAD = 4;
/** How long each moment is looked at, once nothing moves any more. */
const LOOKED_AT = 900;
const SETTLED = 350;
const DRAGGED = 90;
/** After a failure it is tried again. */
const PATIENCE = 1000;

export class Replay {
  table = $state.raw<Table | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The moment that is asked for; the screen follows. */
  at = $state.raw(1);
  first = $state.raw(1);
  last = $state.raw(1);
  eyes = $state.raw<Eyes>('own');
  playing = $state.raw(false);
  speed = $state.raw<ReplaySpeed>(1);
  /** Whether the game is over, so that all cards may be seen. */
  over = $state.raw(false);
  /** My own place at that table. */
  mine = $state.raw<Seat | null>(null);
  readonly #rows: Rows;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #recalling: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#rows = new Rows(id);
  }

  async open(seq: number, eyes: Eyes): Promise<void> {
    try {
      const now = await get<Frame>(`/api/tables/${this.id}`);
      this.last = now.seq;
      // Of a deal of the day one sees what one saw (T-92).
      this.over = now.table.phase === 'finished' && now.table.day === undefined;
      this.mine = now.you?.seat ?? null;
      this.eyes = this.over ? eyes : 'own';
      const dealt = async (at: number) => !!(await momentOf(this.id, at, this.#viewer)).view;
      this.first = await firstWith(1, now.seq, dealt);
      const [table] = await Promise.all([
        makeTable(this.id, now.table.game, 'replay'),
        words.need('after'),
      ]);
      table.connection = 'live';
      table.witnesses.add({
        rested: () => {
          this.#goOn();
        },
      });
      this.table = table;
      await this.go(seq);
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : { status: 0, title: '' };
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#recalling);
    this.playing = false;
  }

  /** Show a moment; the next one is seen to happen, any other is just there. */
  async go(seq: number): Promise<void> {
    const { table } = this;
    const before = table?.shown?.seq;
    this.at = Math.min(this.last, Math.max(this.first, seq));
    const wanted = this.at;
    const { eyes } = this;
    const frame = await this.#rows.frame(wanted, this.#viewer).catch(() => null);
    if (!frame) {
      this.#later(wanted, PATIENCE);
      return;
    }
    // Somebody who drags the slider only wants to see where it comes to rest.
    if (!table || this.at !== wanted || this.eyes !== eyes) return;
    const next = before === wanted - 1 && table.shown?.view?.viewer === frame.view?.viewer;
    if (!next) this.#forget(table, wanted);
    table.side = eyes === 'everyone' ? (table.side ?? this.mine ?? 0) : null;
    table.take(frame, !next);
    this.#rows.frame(Math.min(this.last, wanted + AHEAD), this.#viewer).catch(() => null);
  }

  /** Somebody drags through time: what lies on the way is not asked for. */
  seek(seq: number): void {
    this.pause();
    this.at = seq;
    this.#later(seq, DRAGGED);
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  async look(eyes: Eyes): Promise<void> {
    if (this.table && /^\d+$/.test(eyes)) this.table.side = Number(eyes);
    this.eyes = eyes;
    await this.go(this.at);
  }

  play(): void {
    this.playing = true;
    void this.go(this.at >= this.last ? this.first : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  set(speed: ReplaySpeed): void {
    this.speed = speed;
    if (this.table) this.table.tempo = speed;
  }

  /** Whether somebody made a move at the moment that is shown, in a game that is over (T-78). */
  get moved(): boolean {
    const happened = this.table?.shown?.happened;
    return this.over && happened?.kind === 'played' && !happened.aside;
  }

  /** The address of what is shown. */
  get path(): string {
    const eyes = this.eyes === 'own' ? '' : `?eyes=${this.eyes}`;
    return `/t/${this.id}/${this.at}${eyes}`;
  }

  /** A moment as it was for somebody. */
  momentFor(seat: Seat | null): Promise<Frame> {
    if (!this.over || seat === null) return momentOf(this.id, this.at);
    return momentOf(this.id, this.at, String(seat));
  }

  #later(seq: number, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.at === seq) void this.go(seq);
    }, delay);
  }

  #goOn(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    if (this.at >= this.last) this.playing = false;
    else this.#timer = setTimeout(() => void this.go(this.at + 1), LOOKED_AT / this.speed);
  }

  #forget(table: Table, seq: number): void {
    table.story.rewind(0);
    clearTimeout(this.#recalling);
    this.#recalling = setTimeout(() => {
      if (this.at === seq) void recall(table, this.#viewer);
    }, SETTLED);
  }

  get #viewer(): string | undefined {
    return this.eyes === 'own' ? undefined : this.eyes;
  }
}

/** The eyes that an address names. */
export function eyesFrom(text: string | null): Eyes {
  if (text === 'watcher' || text === 'everyone') return text;
  return text !== null && /^\d$/.test(text) ? (text as Eyes) : 'own';
}
