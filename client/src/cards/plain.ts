/** How a card of a game is drawn that brings no drawings: by its number, its mark, or its name. */
import type { Printed } from './face';
import { type Suit, suitIn } from './palette';
import { PLAIN_SUITS } from './plain-suits';
import { isDrawn } from './shapes';

/** Whether a card has to say in words what it is: it has a mark that is not drawn, or neither mark
 *  nor number. */
export function needsWords({ number, shape }: Printed): boolean {
  return shape == null ? number == null : !isDrawn(shape);
}

const TONES = Object.values(PLAIN_SUITS);

/** The colours of a card: its own, or, where it carries its name, always the same for that name. */
export function suitOf(face: Printed): Suit {
  if (face.colour != null || !needsWords(face)) return suitIn(PLAIN_SUITS, face.colour);
  const name = `${face.name} ${face.shape ?? ''}`;
  const sum = [...name].reduce((at, letter) => (at * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  return TONES[sum % TONES.length] ?? suitIn(PLAIN_SUITS, null);
}

/** How wide a letter is on average, as a share of its size. */
const LETTER = 0.58;

/** How large a text can be set in so much room. */
export const sizeIn = (room: number, text: string, largest: number): number =>
  Math.min(largest, room / Math.max(1, text.length * LETTER));

/** A name in lines of about the same length, at most three, broken between words. */
export function lines(name: string): readonly string[] {
  const words = name.split(' ');
  const longest = Math.max(9, ...words.map(({ length }) => length), Math.ceil(name.length / 3));
  const found: string[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
