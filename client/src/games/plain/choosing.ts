/** One of many moves, chosen field by field: 24 buttons become a few, and a second touch. */
import type { Move } from '../../wire/types';

export type Value = Move[string];

/** What was chosen of a field. */
export interface Taken {
  readonly field: string;
  readonly value: Value;
}

/** A value that can be chosen, and the moves that are left with it. */
export interface Option {
  readonly value: Value;
  readonly moves: readonly Move[];
}

export interface Question {
  readonly field: string;
  readonly options: readonly Option[];
}

/** The field that says which kind of move it is. */
export const KIND = 'type';

export function left(moves: readonly Move[], taken: readonly Taken[]): readonly Move[] {
  return moves.filter((move) => taken.every(({ field, value }) => move[field] === value));
}

/** What is still open, as far as there are moves for it: others may have played meanwhile. */
export function standing(moves: readonly Move[], taken: readonly Taken[]): readonly Taken[] {
  let kept = taken;
  while (kept.length && !left(moves, kept).length) kept = kept.slice(0, -1);
  return kept;
}

/** What to ask next: the kind of move first, then each field in which moves differ. */
export function question(moves: readonly Move[]): Question | null {
  const [first] = moves;
  if (!first || moves.length < 2) return null;
  for (const field of [KIND, ...Object.keys(first).filter((name) => name !== KIND)]) {
    const options = by(moves, field);
    if (options.length > 1) return { field, options };
  }
  return null;
}

/** The moves by what they have in a field, in the order in which they are offered. */
export function by(moves: readonly Move[], field: string): readonly Option[] {
  const found = new Map<Value, Move[]>();
  for (const move of moves) {
    const value = move[field] ?? null;
    const same = found.get(value);
    if (same) same.push(move);
    else found.set(value, [move]);
  }
  return [...found].map(([value, same]) => ({ value, moves: same }));
}
