/** What happened at a table, in sentences: for the journal, and for those who listen. */
import { t } from '../texts/ui.svelte';
import type { Frame, Step } from '../wire/types';
import type { Table } from './table.svelte';

export interface Line {
  readonly seq: number;
  readonly text: string;
}

const MOST_KEPT = 200;
/** What happens around the game, by the kind of entry; moves are told by their steps. */
const AROUND = new Set([
  'sat',
  'bot-sat',
  'left',
  'worded',
  'started',
  'taken-back',
  'conceded',
  'carried-on',
  'stood-in',
  'came-back',
  'rested',
  'time-given',
  'closed',
  'rematch',
]);

export class Story {
  lines = $state.raw<readonly Line[]>([]);
  /** The newest sentence, for a screen reader. */
  said = $state.raw('');
  #told = 0;

  tell(table: Table, frame: Frame, step: Step): void {
    this.#add(frame.seq, stepLine(table, frame, step));
  }

  /** A frame is shown: what happened around the game is told too. */
  mark(table: Table, frame: Frame): void {
    if (frame.seq <= this.#told) return;
    this.#told = frame.seq;
    this.#add(frame.seq, aroundLine(table, frame));
  }

  /** What happened before the first line, as far as it is known by now. */
  recall(earlier: readonly Line[]): void {
    const first = this.lines[0]?.seq ?? Infinity;
    this.lines = [...earlier.filter(({ seq }) => seq < first), ...this.lines].slice(-MOST_KEPT);
  }

  /** Forget what happened at this moment and after it. */
  rewind(seq: number): void {
    this.lines = this.lines.filter((line) => line.seq < seq);
    this.#told = Math.min(this.#told, seq - 1);
  }

  #add(seq: number, text: string): void {
    if (!text) return;
    this.lines = [...this.lines, { seq, text }].slice(-MOST_KEPT);
    this.said = text;
  }
}

/** All that a frame tells. */
export function lines(table: Table, frame: Frame): Line[] {
  const steps = frame.steps.map((step) => stepLine(table, frame, step));
  return [...steps, aroundLine(table, frame)]
    .filter((text) => text !== '')
    .map((text) => ({ seq: frame.seq, text }));
}

function stepLine(table: Table, { view }: Frame, step: Step): string {
  return view ? table.speaker.step(step, view) : '';
}

function aroundLine(table: Table, { happened: { kind, seat } }: Frame): string {
  if (!AROUND.has(kind)) return '';
  const who = seat == null ? '' : seat === table.me ? 'you' : (table.names[seat] ?? '');
  return t(`happened-${kind}`, { who });
}
