/** Fingers and proposals that lie on a card, and what they say. */
import type { IconName } from '@houle/kit/icons';
import type { LaidZone } from '@houle/play/lay';
import type { Table } from '@houle/play/table.svelte';
import { t } from '@houle/texts/ui.svelte';
import type { Seat } from '@houle/wire/types';
import type { WaveAdvice, WavePublic } from './generated';
import { sight } from './sight';

export type Sign = WaveAdvice | 'propose' | 'propose-down';

/** What somebody wants done with a card, and who wants it. */
export interface Mark {
  readonly sign: Sign;
  readonly seats: readonly Seat[];
}

export const ICON_OF: Readonly<Record<Sign, IconName>> = {
  play: 'play',
  keep: 'pause',
  take: 'check',
  leave: 'close',
  propose: 'star',
  'propose-down': 'eye-off',
};

/** Rows with cards that fingers can lie on; the bend card belongs to nobody. */
const POINTABLE = new Set(['outward', 'face-up', 'bend']);

/** All that lies on one card, by what it says. */
export function marksOn(now: WavePublic, zone: LaidZone, place: number): readonly Mark[] {
  if (!POINTABLE.has(zone.name)) return [];
  const found = new Map<Sign, Seat[]>();
  const put = (sign: Sign, seat: Seat): void => {
    found.set(sign, [...(found.get(sign) ?? []), seat]);
  };
  for (const finger of now.pointing)
    if (finger.owner === zone.owner && finger.place === place) put(finger.advice, finger.pointer);
  if (zone.name === 'face-up')
    for (const [seat, proposal] of now.proposals.entries())
      if (proposal?.place === place) put(proposal.face_down ? 'propose-down' : 'propose', seat);
  return [...found].map(([sign, seats]) => ({ sign, seats }));
}

export function marks(table: Table, zone: number, place: number): readonly Mark[] {
  const lain = table.lay[zone];
  return lain ? marksOn(sight(table).public, lain, place) : [];
}

/** The same as a sentence. */
export function remark(table: Table, zone: number, place: number): string | null {
  const sentences = marks(table, zone, place).map(({ sign, seats }) =>
    t(`wave-mark-${sign}`, { who: seats.map((seat) => table.speaker.who(seat)).join(', ') }),
  );
  if (sunk(table, zone)) sentences.push(t('wave-sunk'));
  return sentences.join(' ') || null;
}

/** W-85c: a card laid face down stays so, even where its face is shown at the end. */
export const sunk = (table: Table, zone: number): boolean => table.lay[zone]?.name === 'depths';
