/** What the table says now. While cards move, what lies there is newer than the public record. */
import type { LaidZone } from '@houle/play/lay';
import type { Table } from '@houle/play/table.svelte';
import type { Face } from '@houle/wire/types';
import type { SeaChangeView } from './generated';
import { type Side, inTeams, sideOf, sidesOf } from './sides';
import { ahead, changes, COLOURS, family, familyOf, type Family, layer, trumpAfter } from './trick';

export const seaView = (table: Table): SeaChangeView => table.view as unknown as SeaChangeView;

export const sides = (table: Table): readonly Side[] => {
  const { seats, options } = seaView(table);
  return sidesOf(seats, options);
};

/** Which team somebody plays for; nothing where everybody plays alone. */
export function teamOf(table: Table, player: number): number | null {
  return inTeams(seaView(table).options) ? sideOf(sides(table), player) : null;
}

export function facesIn(table: Table, zone: LaidZone | null): readonly Face[] {
  return (zone?.cards ?? []).flatMap(({ card }) => (card === null ? [] : [table.face(card)]));
}

export interface Tide {
  readonly trump: Family | null;
  readonly follow: Family | null;
  /** Who changed the trump, in this trick or the one before. */
  readonly changedBy: number | null;
  /** The place in the trick of the card that is ahead. */
  readonly ahead: number;
}

export function tide(table: Table): Tide {
  const { public: record, seats } = seaView(table);
  const trick = facesIn(table, table.zone('trick'));
  const last = facesIn(table, table.zone('last'));
  const trump = trumpAfter(trick, trumpAfter(last, family(record.trump)));
  const here = lastChange(trick);
  const before = lastChange(last);
  let changedBy: number | null = null;
  if (here >= 0) changedBy = layer(seats, record.leader, here);
  else if (before >= 0 && record.last_leader !== null)
    changedBy = layer(seats, record.last_leader, before);
  return { trump, follow: familyOf(trick[0]), changedBy, ahead: ahead(trick, trump) };
}

const lastChange = (trick: readonly Face[]): number =>
  trick.findLastIndex((_, place) => changes(trick, place));

/** Who took the trick that can still be looked at (S-19). */
export function lastWinner(table: Table): number | null {
  const { public: record, seats, zones } = seaView(table);
  const cards = table.zone('last')?.cards ?? [];
  if (!cards.length) return null;
  const recorded = zones.find(({ name }) => name === 'last')?.cards[0];
  if (recorded === cards[0]?.card) return record.last_winner;
  const faces = facesIn(table, table.zone('last'));
  return layer(seats, record.leader, ahead(faces, tide(table).trump));
}

/** How many cards somebody took in this round (S-19). */
export function cardsTaken(table: Table, player: number): number {
  const put = table.zone('taken', player)?.cards.length ?? 0;
  const last = lastWinner(table) === player ? (table.zone('last')?.cards.length ?? 0) : 0;
  return put + last;
}

/** The families of this game: those whose 0 was not left in the box (S-03). */
export function familiesInPlay(table: Table): readonly Family[] {
  const left = new Set(
    facesIn(table, table.zone('box'))
      .filter(({ number }) => number === 0)
      .map(({ colour }) => colour),
  );
  return COLOURS.flatMap((colour, number) => {
    const found = family(number);
    return left.has(colour) || !found ? [] : [found];
  });
}

/** What a side is called: its team, or whoever plays alone. */
export const membersOf = (table: Table, side: Side): string =>
  side.members.map((player) => table.speaker.who(player)).join(', ');
