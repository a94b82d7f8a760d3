/** Which cards everybody took in a round, as far as this screen saw it: they lie face down (S-18),
 *  and are told only once they are counted. */
import type { Table } from '@houle/play/table.svelte';
import type { Witness } from '@houle/play/witness';
import type { CardNumber, Frame, Step } from '@houle/wire/types';

const tallies = new WeakMap<Table, Tally>();
/** Longer than a round with eight players. */
const MOST_KEPT = 240;

export interface Taken {
  readonly cards: ReadonlyMap<number, readonly CardNumber[]>;
  /** Whether everything from the deal on was seen. */
  readonly whole: boolean;
}

export class Tally implements Witness {
  readonly #frames = new Map<number, Frame>();

  step(frame: Frame): void {
    this.#keep(frame);
  }

  /** What came before this screen was opened. */
  recalled(frames: readonly Frame[]): void {
    for (const frame of frames) this.#keep(frame);
  }

  #keep(frame: Frame): void {
    this.#frames.set(frame.seq, frame);
    const oldest = Math.min(...this.#frames.keys());
    if (this.#frames.size > MOST_KEPT) this.#frames.delete(oldest);
  }

  /** What was taken in the round that is counted in a frame. */
  countedIn(last: Frame): Taken {
    const known = [...this.#frames.values()].filter(({ seq }) => seq < last.seq);
    const frames = [...known.toSorted((a, b) => a.seq - b.seq), last];
    const cards = new Map<number, readonly CardNumber[]>();
    let trick: CardNumber[] = [];
    let whole = false;
    let expected = frames[0]?.seq ?? 0;
    for (const { seq, steps, view } of frames) {
      // Something in between was not seen.
      if (seq !== expected) whole = false;
      expected = seq + 1;
      for (const step of steps) {
        if (step.type === 'moved') {
          if (view?.zones[step.target]?.name === 'trick' && step.card !== null)
            trick.push(step.card);
        } else if (step.type === 'happened') {
          const who = seatIn(step);
          if (step.name === 'took' && who !== null) {
            cards.set(who, [...(cards.get(who) ?? []), ...trick]);
            trick = [];
          } else if (step.name === 'trump-zero' && seq === last.seq) return { cards, whole };
          else if (step.name === 'dealt') {
            cards.clear();
            trick = [];
            whole = true;
          }
        }
      }
    }
    return { cards, whole };
  }
}

function seatIn({ facts: { who } }: Extract<Step, { type: 'happened' }>): number | null {
  return typeof who === 'object' && who.type === 'who' ? who.seat : null;
}

export function remembers(table: Table): Tally {
  const tally = new Tally();
  tallies.set(table, tally);
  return tally;
}

export function countedIn(table: Table, frame: Frame): Taken {
  return tallies.get(table)?.countedIn(frame) ?? { cards: new Map(), whole: false };
}
