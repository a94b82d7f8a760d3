/** A table in words: for those who would rather read or hear it than see it. */
import type { Figures } from '../games/contract';
import type { LaidZone } from '../play/lay';
import type { Table } from '../play/table.svelte';
import { textId } from '../texts/vocabulary';
import { t, words } from '../texts/ui.svelte';
import type { CardNumber } from '../wire/types';
import { said } from './prompt';

/** Cards in their order; those that show their backs are counted. */
export function cardsInWords(table: Table, cards: readonly (CardNumber | null)[]): string {
  const parts: string[] = [];
  let hidden = 0;
  const count = (): void => {
    if (hidden) parts.push(t('text-hidden', { count: hidden }));
    hidden = 0;
  };
  for (const card of cards) {
    if (card === null) hidden++;
    else {
      count();
      parts.push(table.speaker.card(card));
    }
  }
  count();
  return parts.join(', ') || t('text-none');
}

export interface ZoneInWords {
  readonly id: number;
  readonly name: string;
  readonly cards: string;
}

/** The zones that somebody has before them, or those of the middle. */
export function zonesInWords(table: Table, owner: number | null): ZoneInWords[] {
  return table.lay
    .filter((zone) => zone.owner === owner && (zone.cards.length || isHeld(table, zone)))
    .map((zone) => ({
      id: zone.id,
      name: table.speaker.zone(zone.name, zone.owner),
      cards: cardsInWords(
        table,
        zone.cards.map(({ card }) => card),
      ),
    }));
}

function isHeld(table: Table, zone: LaidZone): boolean {
  return (table.plugin.held ?? ['hand']).includes(zone.name);
}

/** All else that lies open, in sentences: the game's own, or those that fit any game. */
export function figures(table: Table, own: Figures | null): string[] {
  if (own) return own(table).map((line) => said(line) ?? '');
  const { view } = table;
  return Object.entries(view.public)
    .map(([field, value]) => figure(table, textId(`figure-${field}`), value))
    .filter((line) => line !== null);
}

function figure(table: Table, id: string, value: unknown): string | null {
  if (!words.has(id) || value === null || value === false) return null;
  if (typeof value === 'number')
    return t(id, { value, who: table.names[value] ? table.speaker.who(value) : '' });
  if (value === true) return t(id, { value: String(value), who: '' });
  if (typeof value === 'string')
    return t(id, { value: table.speaker.word('colour', value), who: '' });
  const list = Array.isArray(value) ? bySeat(table, value as readonly unknown[]) : [];
  return list.length ? t(id, { value: list.join(', '), who: '' }) : null;
}

/** One entry for each seat that there is something to say of. */
function bySeat(table: Table, values: readonly unknown[]): string[] {
  const rows = values.filter((row) => Array.isArray(row)) as (readonly number[])[];
  if (rows.length && rows.length === values.length) return bySeat(table, totals(rows));
  if (values.length !== table.view.seats) return [];
  return values
    .map((value, seat) => {
      const who = table.speaker.who(seat);
      if (value === true) return who;
      return typeof value === 'number' ? t('text-figure-of', { who, value }) : '';
    })
    .filter((part) => part !== '');
}

function totals(rows: readonly (readonly number[])[]): number[] {
  const seats = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0),
  );
}
