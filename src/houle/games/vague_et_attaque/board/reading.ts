/** What the screen of VAGUE & ATTAQUE reads of a table. */
import type { LaidCard, LaidZone } from '@houle/play/lay';
import type { Table } from '@houle/play/table.svelte';
import type { Seat } from '@houle/wire/types';
import { isDedicated } from './deck';
import type { VagueEtAttaquePublic, VagueEtAttaqueView } from './generated';

export const SHIP = 'ship';
/** so many souvenirs validate a place. */
export const ROOM = 3;
/** so many on the ship, and a single player has lost. */
export const FULL_SHIP = 4;
/** with so many the ship stays. */
const HEAVY_SHIP = 2;
/** The parts of a hand. */
export const HELD = ['souvenirs', 'places', 'golds'] as const;

/** What is shown. */
export const sight = (table: Table): VagueEtAttaqueView =>
  table.view as unknown as VagueEtAttaqueView;

/** The newest that is known; moves are made on this. */
export const newestSight = (table: Table): VagueEtAttaqueView =>
  (table.latest?.view ?? table.view) as unknown as VagueEtAttaqueView;

/** Somebody's name for a text that has words of its own for me. */
export const whom = (table: Table, seat: Seat): string =>
  seat === table.me ? 'you' : (table.names[seat] ?? '');

/** Everybody in the order of play, from whoever looks on. */
export function inOrder(seats: number, me: Seat | null): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}

/** How many validated places win. */
export const neededOf = ({
  seats,
  options,
}: Pick<VagueEtAttaqueView, 'seats' | 'options'>): number => (seats < 3 || options.teams ? 3 : 2);

/** A player's side: alone, or with the partner opposite. */
export const sideOf = (
  { seats, options }: Pick<VagueEtAttaqueView, 'seats' | 'options'>,
  seat: Seat,
): readonly Seat[] => (options.teams ? [seat, (seat + 2) % seats] : [seat]);

/** A place that is laid, with what lies on it. */
export interface Mooring {
  readonly laid: LaidCard;
  /** Where its card lies. */
  readonly zone: number;
  readonly place: number;
  readonly name: string;
  readonly berth: LaidZone | null;
  readonly validated: boolean;
}

/** The places in somebody's zone, in the order they were laid; nobody's are those of the middle. */
export function moorings(table: Table, seat: Seat | null): readonly Mooring[] {
  const zone = seat === null ? table.zone('middle') : table.zone('harbour', seat);
  const { validated } = sight(table).public;
  return (zone?.cards ?? []).flatMap((laid, place) => {
    if (laid.card === null || !zone) return [];
    const { name } = table.face(laid.card);
    return {
      laid,
      zone: zone.id,
      place,
      name,
      berth: table.zone(berthName(table, laid.card)),
      validated: validated.includes(laid.card),
    };
  });
}

/** The name of the zone with the souvenirs on a place; equal places follow one another. */
function berthName(table: Pick<Table, 'face'>, place: number): string {
  const { name } = table.face(place);
  return `on-${name}-${table.face(place - 1).name === name ? 2 : 1}`;
}

/** The faces of the souvenirs on a place. */
export function aboard(table: Table, { berth }: Pick<Mooring, 'berth'>): readonly string[] {
  return (berth?.cards ?? []).flatMap(({ card }) => (card === null ? [] : [table.face(card).name]));
}

/** Where a souvenir lies or could lie: a dedicated one, a shared one, none yet, or none yet and
 *  only a dedicated one will do. */
export type Slot = 'dedicated' | 'shared' | 'free' | 'wanted';

export function slots(souvenirs: readonly string[], room = ROOM): readonly Slot[] {
  const filled = souvenirs.map((name): Slot => (isDedicated(name) ? 'dedicated' : 'shared'));
  const free = Math.max(0, room - filled.length);
  const wants = room === ROOM && free > 0 && !filled.includes('dedicated');
  return [
    ...filled,
    ...Array.from({ length: free }, (_, i): Slot => (wants && i === free - 1 ? 'wanted' : 'free')),
  ];
}

/** How many slots a mooring has: alone, the ship is full with one more. */
export const roomOf = (seats: number, name: string): number =>
  seats === 1 && name === SHIP ? FULL_SHIP : ROOM;

/** How many places somebody has validated, with the partner. */
export function validatedBy(table: Table, seat: Seat): number {
  return sideOf(sight(table), seat).reduce(
    (sum, mate) => sum + moorings(table, mate).filter(({ validated }) => validated).length,
    0,
  );
}

/** Whose zone the ship lies in; null in the middle. */
export function shipSeat(table: Table): Seat | null {
  const seats = inOrder(table.view.seats, 0);
  return seats.find((seat) => moorings(table, seat).some(({ name }) => name === SHIP)) ?? null;
}

/** What the ship does at the end of the round: it goes to somebody, or stays. */
export type Course = { readonly to: Seat } | 'stays' | 'home';

export function course(
  now: Pick<VagueEtAttaquePublic, 'round' | 'ship_lost'>,
  seats: number,
  lies: Seat | null,
  ship: { readonly souvenirs: number; readonly validated: boolean },
): Course {
  if (ship.validated || lies === null) return 'home';
  if (ship.souvenirs >= HEAVY_SHIP || now.ship_lost === now.round) return 'stays';
  return { to: (lies - 1 + seats) % seats };
}

export function courseOf(table: Table, lies: Seat | null, ship: Mooring): Course {
  const { public: now, seats } = sight(table);
  const souvenirs = ship.berth?.cards.length ?? 0;
  return course(now, seats, lies, { souvenirs, validated: ship.validated });
}

/** What is to be resolved first. */
export const asked = ({
  public: now,
}: VagueEtAttaqueView): VagueEtAttaquePublic['pending'][0] | null => now.pending[0] ?? null;

/** How many cards somebody holds, in all. */
export function handSize(table: Table, seat: Seat): number {
  return HELD.reduce((sum, name) => sum + (table.zone(name, seat)?.cards.length ?? 0), 0);
}

/** How many souvenirs lie on the ship. */
export function shipLoad(table: Table): number {
  return table.zone(`on-${SHIP}-1`)?.cards.length ?? 0;
}
