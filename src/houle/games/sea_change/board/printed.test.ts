/** What is drawn on the cards is what the rules of the server say. */
import { expect, it } from 'vitest';
import { components, printedSuits, tuple } from '@houle/testing/components';
import { SUITS } from './palette';
import { printedPoints } from './printed';

it('draws the colours with their shapes', () => {
  const drawn = Object.entries(SUITS).map(([colour, { shape }]) => [colour, shape]);
  expect(drawn).toEqual(printedSuits('sea_change'));
});

it('prints the points that cards count (S-20 to S-23)', () => {
  const counted = tuple(components('sea_change'), 'POINTS').map(Number);
  const shown = counted.map((_, value) => Number(printedPoints(value).replace('−', '-')));
  expect(shown.slice(1)).toEqual(counted.slice(1));
  expect(printedPoints(0)).toBe('(5)');
});
