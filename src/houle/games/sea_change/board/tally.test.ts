import { describe, expect, it } from 'vitest';
import type { Frame, Step } from '@houle/wire/types';
import { Tally } from './tally';

const zones = [{ name: 'trick' }, { name: 'last' }];
const lays = (card: number): Step => ({
  type: 'moved',
  card,
  origin: 1,
  origin_place: 0,
  target: 0,
  target_place: 0,
});
const happens = (name: string, seat = 0): Step => ({
  type: 'happened',
  name,
  facts: { who: { type: 'who', seat } },
});
const frame = (seq: number, ...steps: Step[]): Frame =>
  ({ seq, steps, view: { zones } }) as unknown as Frame;

const dealt = frame(1, happens('dealt'));
const first = frame(2, lays(10));
const trick = frame(3, lays(11), happens('took', 1));
const end = frame(
  4,
  lays(12),
  happens('took', 0),
  happens('trump-zero'),
  happens('scored'),
  happens('dealt'),
);

describe('who took what in a round (S-18, S-20)', () => {
  it('is known to whoever saw all of it', () => {
    const tally = new Tally();
    for (const each of [dealt, first, trick]) tally.step(each);
    const { cards, whole } = tally.countedIn(end);
    expect(whole).toBe(true);
    expect(Object.fromEntries(cards)).toEqual({ 0: [12], 1: [10, 11] });
  });

  it('is not, if something was missed', () => {
    const tally = new Tally();
    for (const each of [dealt, trick]) tally.step(each);
    expect(tally.countedIn(end).whole).toBe(false);
  });

  it('is known again once the past has been looked up', () => {
    const tally = new Tally();
    tally.step(trick);
    tally.recalled([dealt, first]);
    expect(tally.countedIn(end).whole).toBe(true);
  });
});
