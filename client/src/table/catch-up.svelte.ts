/** What happened while I was away from a table, told in a few sentences. */
import { recall } from '../play/past';
import { saw, seenUpTo } from '../play/seen';
import type { Line } from '../play/story.svelte';
import type { Table } from '../play/table.svelte';

/** Fewer things than this are found out by looking at the table. */
export const WORTH_TELLING = 4;
/** More sentences than this are not read in ten seconds. */
export const MOST_TOLD = 6;

export interface Missed {
  readonly lines: readonly Line[];
  /** How many sentences before them were left out. */
  readonly earlier: number;
}

/** What of a story came after `since`, if it is worth telling. */
export function missedSince(story: readonly Line[], since: number): Missed | null {
  const missed = story.filter(({ seq }) => seq > since);
  if (missed.length < WORTH_TELLING) return null;
  return {
    lines: missed.slice(-MOST_TOLD),
    earlier: Math.max(0, missed.length - MOST_TOLD),
  };
}

export class CatchUp {
  missed = $state.raw<Missed | null>(null);
  #since: number | null;

  constructor(readonly table: Table) {
    this.#since = seenUpTo(table.id);
  }

  /** The table has just been opened. */
  async arrive(): Promise<void> {
    await recall(this.table);
    this.#tell();
  }

  /** The page was put aside, or looked at again. */
  looked(hidden: boolean): void {
    if (hidden) this.#since = this.table.shown?.seq ?? null;
    else this.#tell();
  }

  /** A moment is on the screen. */
  note(seq: number, hidden: boolean): void {
    if (!hidden) saw(this.table.id, seq);
  }

  close(): void {
    this.missed = null;
  }

  #tell(): void {
    const { table } = this;
    const playing = table.me !== null && table.shown?.table.phase === 'playing';
    this.missed =
      playing && this.#since !== null ? missedSince(table.story.lines, this.#since) : null;
    this.#since = null;
  }
}
