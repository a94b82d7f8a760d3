/** Games of the same deal beside mine: how far others went the same way, and both move by move. */
import type { ComparedGame, SideBySide, ToldMove } from '../../wire/generated';

/** How many first moves somebody made as I did; null where there is nothing to compare. */
export function together(one: ComparedGame, games: readonly ComparedGame[]): number | 'all' | null {
  const mine = games.find(({ own }) => own)?.together ?? 0;
  if (one.own || mine === 0) return null;
  return one.together === mine ? 'all' : one.together;
}

/** A move of each, both as far into the game as the other. */
export interface Row {
  /** Counted from 1. */
  readonly number: number;
  readonly own: ToldMove | null;
  readonly other: ToldMove | null;
}

export interface Rows {
  /** Those before the games part. */
  readonly same: readonly Row[];
  readonly parted: readonly Row[];
}

export function rowsOf(side: SideBySide): Rows {
  const { own_moves: mine, other_moves: theirs } = side;
  const rows = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, i) => ({
    number: i + 1,
    own: mine[i] ?? null,
    other: theirs[i] ?? null,
  }));
  return { same: rows.slice(0, side.together), parted: rows.slice(side.together) };
}
