/** What is drawn on the cards is what the rules of the server say. */
import { expect, it } from 'vitest';
import { printedSuits } from '@houle/testing/components';
import { SUITS } from './palette';

it('draws the colours with their shapes', () => {
  const drawn = Object.entries(SUITS).map(([colour, { shape }]) => [colour, shape]);
  expect(drawn).toEqual(printedSuits('vague_verte'));
});
