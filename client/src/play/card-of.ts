/** The card that a move is about, where a game does not say so itself: by the types of its fields. */
import type { At, Meaning, Move } from '../wire/types';

/** A place that follows a zone lies there, as in `At`; any other lies in my hand. */
export function cardOf(
  move: Move,
  meanings: Readonly<Record<string, Meaning>>,
  hand: number,
): At | null {
  let zone = hand;
  for (const [field, { kind }] of Object.entries(meanings)) {
    const value = move[field];
    if (typeof value !== 'number') continue;
    if (kind === 'zone') zone = value;
    if (kind === 'place') return zone < 0 ? null : { type: 'at', zone, place: value };
  }
  return null;
}
