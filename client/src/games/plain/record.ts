/** What any game's public record says of each player, such as points. */
import type { Table } from '../../play/table.svelte';
import type { Meaning, Outcome, Seat, View } from '../../wire/types';
import type { Figures } from '../contract';
import { factOf } from './saying';

export interface Entry {
  /** What the game calls it. */
  readonly field: string;
  readonly value: number;
}

/** The numbers that the record holds for one seat: lists with an entry for everybody. A list of
 *  what stands for something else, such as of seats, is none of them. */
export function entriesOf(
  view: Pick<View, 'seats' | 'public'>,
  seat: Seat,
  meanings: Readonly<Record<string, Meaning>> = {},
): readonly Entry[] {
  return Object.entries(view.public).flatMap(([field, values]) => {
    if (!Array.isArray(values) || values.length !== view.seats || meanings[field]) return [];
    const value = (values as readonly unknown[])[seat];
    return typeof value === 'number' ? [{ field, value }] : [];
  });
}

export interface Line {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** All that the record says, a line for each field that can be said in words. */
export function linesOf(table: Pick<Table, 'view' | 'speaker'>): readonly Line[] {
  return Object.keys(table.view.public)
    .map((field) => ({
      field,
      label: table.speaker.word('figure', field),
      text: factOf(table, field),
    }))
    .filter(({ text }) => text);
}

/** The same as sentences, where the whole table is told in words. */
export const figures: Figures = (table) =>
  linesOf(table).map(({ label, text }) => ({ id: 'plain-figure', args: { label, text } }));

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
