/** Leads through a lesson: asks for a move, lets the others play, and answers in the server's place. */
import { tick } from 'svelte';
import type { Sender } from '../play/sender';
import type { Table } from '../play/table.svelte';
import { t } from '../texts/ui.svelte';
import { Refused } from '../wire/api';
import type { Done, Frame, Move, WhyNots } from '../wire/types';
import { framesTo, type LessonFile, type LessonStep, sameMove } from './lesson';

/** How long somebody else's move is looked at before the next. */
const BETWEEN = 900;

export class Teacher implements Sender {
  /** Whether the card that says what the game is about has been read. */
  begun = $state.raw(false);
  /** Which step it is, counted from 0. */
  #at = $state.raw(0);
  /** Frames that are still to be shown. */
  #coming = $state.raw<readonly Frame[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  #table = $state.raw<Table | null>(null);

  constructor(readonly lesson: LessonFile) {}

  /** What the learner is to do or to read now; null while something is still to be seen. */
  get step(): LessonStep | null {
    const step = this.lesson.steps[this.#at];
    if (!step || !this.begun || this.#coming.length) return null;
    return (this.#table?.rested ?? 0) >= step.seq ? step : null;
  }

  /** The move it asks for, as the table knows it. */
  get asked(): Move | null {
    const wanted = this.step?.move;
    const view = wanted ? this.#table?.latest?.view : null;
    if (!wanted || !view) return null;
    return [...view.moves, ...view.asides].find((move) => sameMove(move, wanted)) ?? null;
  }

  get over(): boolean {
    return this.#at >= this.lesson.steps.length && !this.#coming.length;
  }

  /** The step as it is told, from 1; whatever follows the last one still belongs to it. */
  get count(): { readonly step: number; readonly steps: number } {
    const steps = this.lesson.steps.length;
    return { step: Math.min(this.#at + 1, steps), steps };
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

  /** What was told has been read. */
  goOn(): void {
    if (this.step && !this.step.move) this.#lead(this.#at + 1);
  }

  async deed(name: string, body: object): Promise<Done> {
    // A server takes a moment too, and the screen sees that something is on its way.
    await tick();
    // Somebody who is quicker than the others need not wait for them.
    while (this.#coming.length) this.#show();
    const step = this.lesson.steps[this.#at];
    const move = (body as { readonly move?: Move }).move;
    if (!step || name === 'take-back' || !move) return refused(t('lesson-watch'));
    if (!step.move) return refused(t('lesson-read-first'));
    if (!sameMove(move, step.move)) return refused(t('lesson-other'));
    this.#lead(this.#at + 1);
    return { table: '', seq: step.seq };
  }

  /** A lesson knows what should be done, not why something else cannot be. */
  whyNot(): Promise<WhyNots | null> {
    return Promise.resolve(null);
  }

  #lead(at: number): void {
    this.#at = at;
    this.#coming = framesTo(this.lesson, at);
    this.#show();
  }

  #show(): void {
    clearTimeout(this.#timer);
    const [next, ...rest] = this.#coming;
    if (!next) return;
    this.#coming = rest;
    // What was left out between two frames cannot be shown: then some turns have passed.
    const latest = this.#table?.latest;
    this.#table?.take(next, !!latest && next.seq > latest.seq + 1);
  }
}

function refused(detail: string): Promise<never> {
  return Promise.reject(new Refused({ status: 409, title: detail, detail }));
}
