import { describe, expect, it } from 'vitest';
import type { Move, View } from '@houle/wire/types';
import { at, careful, onBoard, targets, undoable } from './moves';

const zone = (name: string, owner: number | null, count: number): View['zones'][number] => ({
  name,
  owner,
  cards: Array.from({ length: count }, () => null),
});
const view = {
  zones: [
    zone('pile', null, 30),
    zone('discard', null, 1),
    zone('hand', 0, 5),
    zone('street', 1, 2),
    zone('hand', 1, 6),
  ],
} as unknown as View;

const drive: Move = { type: 'drive', place: 2 };
const ducks: Move = { type: 'hinder', place: 4, owner: 3 };
const red: Move = { type: 'signal', place: 1, row: 6 };
const aside: Move = { type: 'discard', place: 4 };

describe('a move is about', () => {
  it('the top of the pile that is drawn from (V-10)', () => {
    expect(at(view, 1, { type: 'draw-from-pile' })).toEqual({ type: 'at', zone: 0, place: 29 });
    expect(at(view, 1, { type: 'take-face-up' })).toEqual({ type: 'at', zone: 1, place: 0 });
  });

  it.each([drive, ducks, red, aside])('the card of my hand that is played: %o', (move) => {
    expect(at(view, 1, move)).toEqual({ type: 'at', zone: 4, place: move['place'] });
  });
});

describe('the chosen card can go', () => {
  it('to my street, to those of others, beside rows and beside the pile', () => {
    const found = targets([drive, ducks, red, aside], 1);
    expect([...found.streets]).toEqual([
      [1, drive],
      [3, ducks],
    ]);
    expect([...found.rows]).toEqual([[6, red]]);
    expect(found.aside).toBe(aside);
  });

  it('nowhere while none is chosen', () => {
    const { streets, rows, aside: none } = targets([], 0);
    expect([streets.size, rows.size, none]).toEqual([0, 0, null]);
  });
});

describe('the prompt has one button', () => {
  const buttons = (choices: Move[]): Move[] =>
    choices.filter((move) => !onBoard({ choices }, move));

  it('to drive, where that can be done; the board has the rest', () => {
    expect(buttons([drive, aside])).toEqual([drive]);
  });

  it('to lay the card aside, where streets or rows are to be touched', () => {
    expect(buttons([ducks, aside])).toEqual([aside]);
    expect(buttons([red, aside])).toEqual([aside]);
  });
});

it('a card is not laid aside by one click while something can be played (V-12)', () => {
  expect(careful({ moves: [drive, aside] }, aside)).toBe(true);
  expect(careful({ moves: [aside] }, aside)).toBe(false);
  expect(careful({ moves: [drive, aside] }, drive)).toBe(false);
});

it('the face-up card can be put back, and one touch takes it', () => {
  expect(undoable(null, { type: 'take-face-up' })).toBe(true);
  expect(undoable(null, { type: 'draw-from-pile' })).toBe(false);
  expect(undoable(null, drive)).toBe(false);
});
