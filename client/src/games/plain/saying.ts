/** What any game's moves and record say, field by field, with the words of the game. */
import type { Table } from '../../play/table.svelte';
import type { Speaker, Value } from '../../texts/speaker';
import { spaced, textId } from '../../texts/vocabulary';
import type { Move, View } from '../../wire/types';

type Telling = Pick<Table, 'speaker' | 'view'>;

/** What a kind of move is called before its fields are chosen. */
export function kindOf({ vocabulary }: Speaker, type: string): string {
  return vocabulary.say(`${textId('move', type)}.short`) ?? spaced(type);
}

/** What a field of a move asks for. */
export function questionOf({ vocabulary }: Speaker, type: string, field: string): string {
  return vocabulary.say(`${textId('move', type)}.${textId(field)}`) ?? spaced(field);
}

/** What a field of a move would be; a place is told by the card that lies there. */
export function valueOf(table: Telling & Pick<Table, 'at'>, move: Move, field: string): string {
  const { speaker, view } = table;
  const meaning = speaker.vocabulary.meaning(move.type, field);
  const at = meaning?.kind === 'place' ? table.at(move) : null;
  if (at) return speaker.card(view.zones[at.zone]?.cards[at.place] ?? null);
  return speaker.value(field, meaning, move[field] ?? null, view);
}

/** What a field of the public record says; empty if it says nothing, or nothing that can be said in
 *  words. A list with an entry for everybody is told by their names. */
export function factOf({ speaker, view }: Telling, field: string): string {
  const value = view.public[field];
  const ofSeats = speaker.vocabulary.kit.record[field]?.kind === 'seat';
  if (!Array.isArray(value) || value.length !== view.seats || ofSeats)
    return said(speaker, field, value, view);
  return value
    .map((one, seat) => ({ who: speaker.who(seat), value: said(speaker, field, one, view) }))
    .filter((each) => each.value)
    .map((each) => speaker.ui('generic-of-seat', each))
    .join(', ');
}

function said(speaker: Speaker, field: string, value: unknown, view: View): string {
  if (Array.isArray(value) && value.every(isSayable))
    return value.map((one) => said(speaker, field, one, view)).join(', ');
  if (!isSayable(value)) return '';
  return speaker.value(field, speaker.vocabulary.kit.record[field], value, view);
}

/** A list that says only half of what it holds would mislead: it has nothing but words, or none. */
const isSayable = (value: unknown): value is Value & (string | number | boolean) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
