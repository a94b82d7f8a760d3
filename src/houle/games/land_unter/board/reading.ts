/** What the table says now. While cards move, what lies there is newer than the public record. */
import type { Table } from '@houle/play/table.svelte';
import type { CardNumber, Move, Seat } from '@houle/wire/types';
import type { LandUnterView } from './generated';

export const landView = (table: Table): LandUnterView => table.view as unknown as LandUnterView;

export const everybody = (table: Table): readonly Seat[] =>
  Array.from({ length: table.view.seats }, (_, seat) => seat);

/** Clockwise, and whoever looks comes last: beside their own hand. */
export function around(table: Table): readonly Seat[] {
  const seats = table.view.seats;
  const first = table.me === null ? 0 : table.me + 1;
  return everybody(table).map((seat) => (first + seat) % seats);
}

export const isOut = (table: Table, seat: Seat): boolean =>
  landView(table).public.out.includes(seat);

/** How high the water stands for somebody; nothing if they are dry (L-13). */
export function levelOf(table: Table, seat: Seat): number | null {
  const top = table.zone('water', seat)?.cards.at(-1)?.card;
  return top == null ? null : (table.face(top).number ?? null);
}

/** Those who stand deepest, and would give up a lifebelt now (L-14). */
export function deepest(levels: readonly (number | null)[]): readonly Seat[] {
  const highest = Math.max(0, ...levels.map((level) => level ?? 0));
  return levels.flatMap((level, seat) => (highest > 0 && level === highest ? [seat] : []));
}

/** The card somebody played in this trick; nothing before they have. */
export function playedNow(table: Table, seat: Seat): CardNumber | null {
  const played = table.zone('played', seat)?.cards ?? [];
  if (isOut(table, seat) || played.length < landView(table).public.trick) return null;
  return played.at(-1)?.card ?? null;
}

/** The water that this trick is about; not yet that of the next, where it lies there already. */
export function waterOfTrick(table: Table): readonly CardNumber[] {
  const recorded = table.view.zones.find(({ name }) => name === 'turned-up')?.cards ?? [];
  const there = (table.zone('turned-up')?.cards ?? []).map(({ card }) => card);
  return there.flatMap((card) => (card !== null && recorded.includes(card) ? [card] : []));
}

export interface Taking {
  readonly seat: Seat;
  readonly level: number;
}

/** L-12: who takes which water, once all cards of a trick are shown. */
export function takings(
  shown: readonly (number | null)[],
  levels: readonly number[],
): readonly Taking[] {
  const [low, high] = levels.toSorted((a, b) => a - b);
  if (low === undefined || high === undefined || shown.includes(null)) return [];
  const [first, second] = [...shown.keys()].sort((a, b) => (shown[b] ?? 0) - (shown[a] ?? 0));
  if (first === undefined || second === undefined) return [];
  return [
    { seat: first, level: low },
    { seat: second, level: high },
  ];
}

/** The points of each seat over the rounds that are over (L-24). */
export function totals(scores: readonly (readonly number[])[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    scores.reduce((sum, round) => sum + (round[seat] ?? 0), 0),
  );
}

/** A choice can be taken back while another person still chooses; a bot does not take long. */
export function undoable(
  { waitingFor, me, latest }: Pick<Table, 'waitingFor' | 'me' | 'latest'>,
  { type }: Move,
): boolean {
  const { chairs } = latest?.table ?? {};
  return (
    type === 'choose' && waitingFor.some((seat) => seat !== me && chairs?.[seat]?.bot === null)
  );
}
