/** What is drawn on the cards is what the rules of the server say. */
import { expect, it } from 'vitest';
import { colours, components, printedSuits } from '@houle/testing/components';
import { SUITS } from './palette';
import { RISING } from './ranks';

it('draws the colours with their shapes', () => {
  const drawn = Object.entries(SUITS).map(([colour, { shape }]) => [colour, shape]);
  expect(drawn).toEqual(printedSuits('wave'));
});

it('lets the surfer rise as the colours do (W-02)', () => {
  expect(RISING).toEqual(colours(components('wave')));
});
