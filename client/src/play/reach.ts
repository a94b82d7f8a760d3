/** Which moves are about which card or zone, looked up by where it lies. */
import type { At, Move } from '../wire/types';

const NONE: readonly Move[] = [];
const key = (zone: number, place: number): string => `${zone}:${place}`;
/** A move that is about a whole zone is about every card in it. */
export const WHOLE = -1;

export class Reach {
  readonly #at = new Map<string, Move[]>();
  /** Moves that are about no card and no zone. */
  readonly elsewhere: readonly Move[];

  constructor(moves: readonly Move[], at: (move: Move) => At | null) {
    const elsewhere: Move[] = [];
    for (const move of moves) {
      const there = at(move);
      if (!there) elsewhere.push(move);
      else {
        const id = key(there.zone, there.place);
        this.#at.set(id, [...(this.#at.get(id) ?? []), move]);
      }
    }
    this.elsewhere = elsewhere;
  }

  of(zone: number, place: number): readonly Move[] {
    const here = this.#at.get(key(zone, place));
    const whole = place === WHOLE ? undefined : this.#at.get(key(zone, WHOLE));
    if (here && whole) return [...here, ...whole];
    return here ?? whole ?? NONE;
  }
}
