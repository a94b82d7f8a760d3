import { describe, expect, it } from 'vitest';
import type { Step } from '@houle/wire/types';
import { toldOnce } from './told';

const OUTWARD = 4;
const BILL = 1;

const finger = (name: string, place: number, advice = 'play', who = BILL): Step => ({
  type: 'happened',
  name,
  facts: { who: { type: 'who', seat: who }, card: { type: 'at', zone: OUTWARD, place }, advice },
});
const points = (place: number, advice?: string, who?: number): Step =>
  finger('pointed', place, advice, who);
const lifts = (place: number): Step => finger('unpointed', place);
const leaves = (place: number, origin = OUTWARD): Step => ({
  type: 'moved',
  card: 7,
  origin,
  origin_place: place,
  target: 0,
  target_place: 3,
});

/** Which of these steps are told, by their number. */
function told(...steps: Step[]): number[] {
  const all = steps.map((step) => ({ step }));
  return toldOnce(all).map((each) => all.indexOf(each));
}

describe('W-30b: the journal tells a finger once', () => {
  it('however often it is set and lifted', () => {
    expect(told(points(1), lifts(1), points(1), lifts(1), points(1))).toEqual([0]);
  });

  it('with what it says now, if somebody thinks better of it', () => {
    expect(told(points(1, 'play'), points(1, 'keep'))).toEqual([1]);
    expect(told(points(1, 'play'), lifts(1), points(1, 'keep'), points(1, 'keep'))).toEqual([2]);
  });

  it('and every finger of its own: of somebody else, or on another card', () => {
    expect(told(points(1), points(2), points(1, 'play', 2), points(1))).toEqual([0, 1, 2]);
  });

  it('on the card, which moves along when one before it is played', () => {
    expect(told(points(2), leaves(0), points(1))).toEqual([0, 1]);
    expect(told(points(1), leaves(2), points(1))).toEqual([0, 1]);
    expect(told(points(2), leaves(0, OUTWARD + 1), points(1))).toEqual([0, 1, 2]);
  });

  it('and anew on the card that comes to the place of one that was played', () => {
    expect(told(points(1), leaves(1), points(1))).toEqual([0, 1, 2]);
  });

  it('on the bend card too', () => {
    const bend = (name: string, advice?: string): Step => ({
      type: 'happened',
      name,
      facts: { who: { type: 'who', seat: BILL }, ...(advice ? { advice } : {}) },
    });
    const takes = (): Step => bend('pointed-at-bend', 'take');
    const leavesIt = (): Step => bend('pointed-at-bend', 'leave');
    const lifted = bend('unpointed-bend');
    expect(told(takes(), lifted, takes())).toEqual([0]);
    expect(told(takes(), leavesIt())).toEqual([1]);
  });
});
