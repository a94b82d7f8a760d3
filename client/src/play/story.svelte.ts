/** What happened at a table, in sentences: for the journal, and for those who listen. */
import type { Plugin } from '../games/plugin';
import { botName } from '../texts/bot-name';
import type { Speaker } from '../texts/speaker';
import { t } from '../texts/ui.svelte';
import type { Frame, Seat, Step } from '../wire/types';

export interface Line {
  readonly seq: number;
  readonly text: string;
  /** What it tells, if it is of the game. */
  readonly step?: Step | undefined;
}

/** What a table must know for its story to be told. */
export interface Teller {
  readonly plugin: Pick<Plugin<never>, 'toldOnce'>;
  readonly speaker: Speaker;
  readonly me: Seat | null;
  readonly names: readonly string[];
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
  /** What the journal tells: all of it, but nothing twice. */
  lines = $state.raw<readonly Line[]>([]);
  /** The newest sentence, for a screen reader. */
  said = $state.raw('');
  #told = 0;
  #all: readonly Line[] = [];
  #toldOnce: Teller['plugin']['toldOnce'];

  tell(table: Teller, frame: Frame, step: Step): void {
    this.#toldOnce = table.plugin.toldOnce;
    this.#add({ seq: frame.seq, text: stepLine(table, frame, step), step });
  }

  /** A frame is shown: what happened around the game is told too. */
  mark(table: Teller, frame: Frame): void {
    if (frame.seq <= this.#told) return;
    this.#told = frame.seq;
    for (const text of aroundLines(table, frame)) this.#add({ seq: frame.seq, text });
  }

  /** What happened before the first line, as far as it is known by now. */
  recall(table: Teller, earlier: readonly Line[]): void {
    this.#toldOnce = table.plugin.toldOnce;
    const first = this.#all[0]?.seq ?? Infinity;
    this.#keep([...earlier.filter(({ seq }) => seq < first), ...this.#all]);
  }

  /** Forget what happened at this moment and after it. */
  rewind(seq: number): void {
    this.#keep(this.#all.filter((line) => line.seq < seq));
    this.#told = Math.min(this.#told, seq - 1);
  }

  #add(line: Line): void {
    if (!line.text) return;
    this.#keep([...this.#all, line]);
    if (this.lines.at(-1) === line) this.said = line.text;
  }

  #keep(all: readonly Line[]): void {
    this.#all = all.slice(-MOST_KEPT);
    this.lines = this.#toldOnce?.(this.#all) ?? this.#all;
  }
}

/** All that a frame tells. */
export function lines(table: Teller, frame: Frame): Line[] {
  const { seq } = frame;
  const steps = frame.steps.map((step) => ({ seq, text: stepLine(table, frame, step), step }));
  const around = aroundLines(table, frame).map((text) => ({ seq, text }));
  return [...steps, ...around].filter(({ text }) => text !== '');
}

function stepLine(table: Teller, { view }: Frame, step: Step): string {
  return view ? table.speaker.step(step, view) : '';
}

function aroundLines(table: Teller, frame: Frame): string[] {
  const { kind, seat, taken_over: taken = [] } = frame.happened;
  const who = (at: Seat, name = ''): string => (at === table.me ? 'you' : name);
  const around = { who: seat == null ? '' : who(seat, table.names[seat]) };
  return [
    ...(AROUND.has(kind) ? [t(`happened-${kind}`, around)] : []),
    // The names of a table are those of the frame that is shown: in the past a bot sat there.
    ...taken.map(({ seat: at, bot }) => {
      const came = who(at, frame.table.chairs[at]?.name ?? '');
      return t('happened-taken-over', { who: came, of: botName(bot, at) });
    }),
  ];
}
