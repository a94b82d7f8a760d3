/** Which card or pile a move of VAGUE & ATTAQUE is about, and where on the board it leads. */
import type { Table } from '@houle/play/table.svelte';
import type { At, Move, Seat, View } from '@houle/wire/types';
import type { VagueEtAttaqueMove } from './generated';

export const asAttaque = (move: Move): VagueEtAttaqueMove => move as unknown as VagueEtAttaqueMove;

export function at(view: View, me: Seat, move: Move): At | null {
  const made = asAttaque(move);
  switch (made.type) {
    case 'draw-souvenir':
      return topOf(view, 'souvenir-deck');
    case 'adventure':
      return topOf(view, 'encounter-deck');
    case 'pick-stock':
      return topOf(view, `${made.stock}-deck`);
    case 'seek-place':
    case 'lay-souvenir':
    case 'jettison':
      return held(view, 'souvenirs', me, made.place);
    case 'lay-place':
      return held(view, 'places', me, made.place);
    case 'use-gold':
      return held(view, 'golds', me, made.place);
    case 'use-artefact':
      return held(view, 'artefact', me, 0);
    case 'challenge':
    case 'pick-card':
      return { type: 'at', zone: made.zone, place: made.place };
    case 'throw':
    case 'done':
    case 'pick-player':
    case 'pick-way':
    case 'let-aboard':
    case 'keep-off':
      return null;
  }
}

function zoneOf(view: View, name: string, owner: Seat | null): number {
  return view.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
}

function held(view: View, name: string, me: Seat, place: number): At {
  return { type: 'at', zone: zoneOf(view, name, me), place };
}

/** A deck that is empty is renewed when it is drawn from: until then nothing lies there to touch. */
function topOf(view: View, name: string): At | null {
  const zone = zoneOf(view, name, null);
  const count = view.zones[zone]?.cards.length ?? 0;
  return count ? { type: 'at', zone, place: count - 1 } : null;
}

/** Where the chosen souvenir can be laid: the zone of a place, and the move. */
export function berths(choices: readonly Move[]): ReadonlyMap<number, Move> {
  return new Map(
    choices.flatMap((move) => {
      const made = asAttaque(move);
      return made.type === 'lay-souvenir' ? [[made.onto, move] as const] : [];
    }),
  );
}

/** The players who can be chosen. */
export function players(moves: readonly Move[]): ReadonlyMap<Seat, Move> {
  return new Map(
    moves.flatMap((move) => {
      const made = asAttaque(move);
      return made.type === 'pick-player' ? [[made.owner, move] as const] : [];
    }),
  );
}

/** Where cards lie that are looked at more closely: in somebody's zone, or in one of the middle. */
export type Subject = { readonly seat: Seat } | { readonly zone: string };

export const sameSubject = (a: Subject | null, b: Subject | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

interface Lying {
  readonly name: string;
  readonly owner: number | null;
}

/** Where to look for the card of a move; null if it is held in my hand. `harbourOf` says in whose
 *  zone the place lies that the souvenirs of a zone are on. */
export function subjectOf(
  zones: readonly Lying[],
  harbourOf: (berth: string) => Seat | null,
  move: Move,
): Subject | null {
  const made = asAttaque(move);
  if (made.type !== 'challenge' && made.type !== 'pick-card') return null;
  const zone = zones[made.zone];
  if (!zone) return null;
  if (zone.name === 'harbour' && zone.owner !== null) return { seat: zone.owner };
  if (zone.name.startsWith('on-')) {
    const seat = harbourOf(zone.name);
    return seat === null ? { zone: 'middle' } : { seat };
  }
  return zone.name === 'look' || zone.name.endsWith('-discard') ? { zone: zone.name } : null;
}

/** What is offered beside the card that it is about, in whole sentences. */
const OFFERS = new Set(['pick-way', 'let-aboard', 'keep-off']);

export function offers(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ type }) => OFFERS.has(type));
}

/** Whether the board has a place to touch for it. */
export function onBoard(_: unknown, { type }: Move): boolean {
  return type === 'lay-souvenir' || type === 'pick-player' || OFFERS.has(type);
}

/** What costs something, or begins something, is not done by a slip of the hand. */
const CAREFUL = new Set(['seek-place', 'jettison', 'use-gold', 'use-artefact', 'challenge']);

export function careful(_: Pick<Table, 'moves'>, { type }: Move): boolean {
  return CAREFUL.has(type);
}

/** Whether a gold card or a power can be used now, in turn or out of it. */
export function usable(
  table: Pick<Table, 'movesAt' | 'asidesAt'>,
  zone: number,
  place: number,
): boolean {
  return [...table.movesAt(zone, place), ...table.asidesAt(zone, place)].some(
    ({ type }) => type === 'use-gold' || type === 'use-artefact',
  );
}
