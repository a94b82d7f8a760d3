/** Leads through a lesson: asks for a move, lets the others play, and answers in the server's place. */
import type { Sender } from '../play/sender';
import type { Table } from '../play/table.svelte';
import { t } from '../texts/ui.svelte';
import { Refused } from '../wire/api';
import type { Done, Frame, Move, WhyNots } from '../wire/types';
import { type Ask, framesTo, type LessonFile, sameMove } from './lesson';

/** How long somebody else's move is looked at before the next. */
const BETWEEN = 600;

export class Teacher implements Sender {
  /** Which move is asked for, counted from 0. */
  step = $state.raw(0);
  /** Frames that are still to be shown. */
  #coming = $state.raw<readonly Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #table: Table | null = null;

  constructor(readonly lesson: LessonFile) {}

  /** What the learner is to do now; null while others play, and at the end. */
  get ask(): Ask | null {
    return this.#coming.length ? null : (this.lesson.asks[this.step] ?? null);
  }

  get over(): boolean {
    return this.step >= this.lesson.asks.length && !this.#coming.length;
  }

  begin(table: Table): void {
    this.#table = table;
    table.witnesses.add({
      rested: () => {
        this.#timer = setTimeout(
          () => {
            this.#show();
          },
          BETWEEN / Math.max(1, table.speed),
        );
      },
    });
    this.#lead(0);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  deed(name: string, body: object): Promise<Done> {
    // Somebody who is quicker than the others need not wait for them.
    while (this.#coming.length) this.#show();
    const { ask } = this;
    const move = (body as { readonly move?: Move }).move;
    if (!ask || name === 'take-back' || !move) return refused(t('lesson-watch'));
    if (!sameMove(move, ask.move)) return refused(t('lesson-other', { text: t(ask.text) }));
    this.#lead(this.step + 1);
    return Promise.resolve({ table: '', seq: ask.seq });
  }

  /** A lesson knows what should be done, not why something else cannot be. */
  whyNot(): Promise<WhyNots | null> {
    return Promise.resolve(null);
  }

  #lead(step: number): void {
    this.step = step;
    this.#coming = framesTo(this.lesson, step);
    this.#show();
  }

  #show(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.#coming;
    if (!next) return;
    this.#coming = rest;
    this.#table?.take(next, false);
  }
}

function refused(detail: string): Promise<never> {
  return Promise.reject(new Refused({ status: 409, title: detail, detail }));
}
