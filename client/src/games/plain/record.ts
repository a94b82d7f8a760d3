/** What any game's public record says of each player, such as points. */
import type { Outcome, Seat, View } from '../../wire/types';

export interface Entry {
  /** What the game calls it. */
  readonly field: string;
  readonly value: number;
}

/** The numbers that the record holds for one seat: lists with an entry for everybody. */
export function entriesOf(view: Pick<View, 'seats' | 'public'>, seat: Seat): readonly Entry[] {
  return Object.entries(view.public).flatMap(([field, values]) => {
    if (!Array.isArray(values) || values.length !== view.seats) return [];
    const value = (values as readonly unknown[])[seat];
    return typeof value === 'number' ? [{ field, value }] : [];
  });
}

export interface Rank {
  readonly seat: Seat;
  readonly points: number;
  readonly won: boolean;
}

/** Everybody at the end, winners first, then by points. */
export function ranks({ points, winners }: Pick<Outcome, 'points' | 'winners'>): readonly Rank[] {
  return points
    .map((had, seat) => ({ seat, points: had, won: winners.includes(seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}
