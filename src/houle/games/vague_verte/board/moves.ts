/** Which card or pile a move of VAGUE VERTE is about, and where on the board it leads. */
import type { Table } from '@houle/play/table.svelte';
import type { At, Move, Seat, View } from '@houle/wire/types';
import type { VagueVerteMove } from './generated';

export const asVerte = (move: Move): VagueVerteMove => move as unknown as VagueVerteMove;

export function at(view: View, me: Seat, move: Move): At | null {
  const made = asVerte(move);
  switch (made.type) {
    case 'draw-from-pile':
      return topOf(view, 'pile');
    case 'take-face-up':
      return topOf(view, 'discard');
    case 'drive':
    case 'hinder':
    case 'signal':
    case 'discard':
      return { type: 'at', zone: zoneOf(view, 'hand', me), place: made.place };
  }
}

function zoneOf(view: View, name: string, owner: Seat | null): number {
  return view.zones.findIndex((zone) => zone.name === name && zone.owner === owner);
}

function topOf(view: View, name: string): At {
  const zone = zoneOf(view, name, null);
  return { type: 'at', zone, place: (view.zones[zone]?.cards.length ?? 1) - 1 };
}

/** Where the chosen card can go. */
export interface Targets {
  readonly streets: ReadonlyMap<Seat, Move>;
  readonly rows: ReadonlyMap<number, Move>;
  readonly aside: Move | null;
}

export function targets(choices: readonly Move[], me: Seat | null): Targets {
  const streets = new Map<Seat, Move>();
  const rows = new Map<number, Move>();
  let aside: Move | null = null;
  for (const move of choices) {
    const made = asVerte(move);
    if (made.type === 'drive' && me !== null) streets.set(me, move);
    else if (made.type === 'hinder') streets.set(made.owner, move);
    else if (made.type === 'signal') rows.set(made.row, move);
    else if (made.type === 'discard') aside = move;
  }
  return { streets, rows, aside };
}

/** Streets and rows are touched on the board. One button is left for the prompt: to drive, or else
 *  to lay the card aside. */
export function onBoard({ choices }: Pick<Table, 'choices'>, { type }: Move): boolean {
  if (type === 'discard') return choices.some((move) => move.type === 'drive');
  return type === 'hinder' || type === 'signal';
}

/** A card that could have been played is not laid aside by a slip of the hand. */
export function careful({ moves }: Pick<Table, 'moves'>, { type }: Move): boolean {
  return type === 'discard' && moves.some((move) => move.type !== 'discard');
}

/** The card that lies face up can be put back; whatever else is done, somebody has seen. */
export function undoable(_: unknown, { type }: Move): boolean {
  return type === 'take-face-up';
}
