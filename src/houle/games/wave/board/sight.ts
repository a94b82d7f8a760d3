/** What the screen of WAVE reads of a view. */
import type { LaidCard, LaidZone } from '@houle/play/lay';
import type { Table } from '@houle/play/table.svelte';
import type { WaveView } from './generated';

/** W-50: with two players a dummy sits third. */
export const VAIMITI = 2;
export const CLOCKWISE = 1;
/** W-01. */
export const SURF_CARDS = 34;

/** What is shown. */
export const sight = (table: Table): WaveView => table.view as unknown as WaveView;

/** The newest that is known; moves are made on this. */
export const newestSight = (table: Table): WaveView =>
  (table.latest?.view ?? table.view) as unknown as WaveView;

export const hasVaimiti = (seats: number): boolean => seats === 2;

/** How many hands take turns, the dummy's too. */
export const placesOf = (seats: number): number => Math.max(seats, VAIMITI + 1);

/** The two rows in front of somebody: what those around may see, and what they may not. */
export interface HandRows {
  readonly owner: number;
  readonly dummy: boolean;
  /** Seen by the owner alone; Vaimiti's by nobody. */
  readonly inward: LaidZone;
  /** Seen by everybody else; Vaimiti's by all. */
  readonly outward: LaidZone;
}

export function rowsOf(table: Table, owner: number): HandRows | null {
  const dummy = owner >= sight(table).seats;
  const inward = table.zone(dummy ? 'face-down' : 'inward', owner);
  const outward = table.zone(dummy ? 'face-up' : 'outward', owner);
  return inward && outward ? { owner, dummy, inward, outward } : null;
}

/** Everybody's hand but mine, clockwise from my left. */
export function otherHands(table: Table): readonly HandRows[] {
  const places = placesOf(sight(table).seats);
  const first = table.me === null ? 0 : table.me + 1;
  const count = table.me === null ? places : places - 1;
  return Array.from({ length: count }, (_, i) => rowsOf(table, (first + i) % places)).filter(
    (rows) => rows !== null,
  );
}

/** W-24, W-26: who plays after whose turn it is, as long as the direction holds. */
export function nextPlace(table: Table): number | null {
  const { public: now, seats, outcome } = sight(table);
  if (outcome) return null;
  const places = placesOf(seats);
  for (let step = 1; step <= places; step++) {
    const place = (((now.turn + step * now.direction) % places) + places) % places;
    const rows = rowsOf(table, place);
    if (rows && rows.inward.cards.length + rows.outward.cards.length) return place;
  }
  return null;
}

/** How many cards have still to be played (W-42, W-43, W-66). */
export function cardsLeft(table: Table): number {
  const gone = ['discard', 'depths'].flatMap((name) => table.zone(name)?.cards ?? []);
  return SURF_CARDS - gone.length;
}

/** The card that the next one must beat, where there is one (W-21). */
export function topCard(table: Table): LaidCard | null {
  return table.zone('discard')?.cards.at(-1) ?? null;
}
