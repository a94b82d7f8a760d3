/** What the screen of VAGUE VERTE reads of a table. */
import type { LaidCard, LaidZone } from '@houle/play/lay';
import type { Table } from '@houle/play/table.svelte';
import type { Face, Seat } from '@houle/wire/types';
import type { VagueVerteRedSignal, VagueVerteView } from './generated';

/** What is shown. */
export const sight = (table: Table): VagueVerteView => table.view as unknown as VagueVerteView;

/** The newest that is known; moves are made on this. */
export const newestSight = (table: Table): VagueVerteView =>
  (table.latest?.view ?? table.view) as unknown as VagueVerteView;

/** Somebody's name for a text that has words of its own for me. */
export const whom = (table: Table, seat: Seat): string =>
  seat === table.me ? 'you' : (table.names[seat] ?? '');

/** Everybody in the order of play, from whoever looks on. */
export function inOrder(seats: number, me: Seat | null): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}

/** Where somebody stands, and what is in the way. */
export interface Standing {
  /** The row of the furthest card; 0 is at home (V-24). */
  readonly row: number;
  readonly brokenDown: boolean;
  readonly barred: boolean;
  readonly misses: boolean;
}

export type Trouble = 'trouble' | 'stop' | 'duck';

/** What stops somebody, as the marks that stand for it. */
export function troubles({ brokenDown, barred, misses }: Standing): readonly Trouble[] {
  return [
    ...(brokenDown ? (['trouble'] as const) : []),
    ...(barred ? (['stop'] as const) : []),
    ...(misses ? (['duck'] as const) : []),
  ];
}

/** Whether a red signal still lies ahead of somebody (V-24, V-26). */
export function binds(
  { row, passed_by }: VagueVerteRedSignal,
  seat: Seat,
  stands: number,
): boolean {
  return stands <= row && passed_by !== seat;
}

export function standing(
  street: readonly Face[],
  seat: Seat,
  signals: readonly VagueVerteRedSignal[],
  misses: boolean,
): Standing {
  const row = street.length;
  return {
    row,
    brokenDown: street.at(-1)?.name === 'breakdown',
    barred: signals.some((signal) => signal.row === row && binds(signal, seat, row)),
    misses,
  };
}

export function facesOf(table: Table, zone: LaidZone | null): readonly Face[] {
  return (zone?.cards ?? []).flatMap(({ card }) => (card === null ? [] : [table.face(card)]));
}

export function standingOf(table: Table, seat: Seat): Standing {
  const { signals, misses } = sight(table).public;
  return standing(facesOf(table, table.zone('street', seat)), seat, signals, !!misses[seat]);
}

/** Remembers beside which row each signal lies: while cards move, the record is older than they. */
export class SignalRows {
  readonly #rows = new Map<string, number>();

  of(
    cards: readonly LaidCard[],
    shown: readonly VagueVerteRedSignal[],
    newest: readonly VagueVerteRedSignal[],
  ): readonly number[] {
    if (cards.length === shown.length)
      for (const [i, { key }] of cards.entries()) this.#rows.set(key, shown[i]?.row ?? 1);
    return cards.map(({ key }) => this.#rows.get(key) ?? newest.at(-1)?.row ?? 1);
  }
}
