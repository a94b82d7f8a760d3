import { describe, expect, it } from 'vitest';
import { cardOf } from './card-of';

const HAND = 4;
const kind = (name: string): { kind: string; of: null; many: false } => ({
  kind: name,
  of: null,
  many: false,
});

describe('the card that a move is about', () => {
  it('lies in my hand, whatever the field is called', () => {
    const move = { type: 'give', which: 2, to: 1 };
    const meanings = { which: kind('place'), to: kind('seat') };
    expect(cardOf(move, meanings, HAND)).toEqual({ type: 'at', zone: HAND, place: 2 });
  });

  it('lies in the zone that is named before its place, not in one named after it', () => {
    const pick = { type: 'pick', zone: 7, place: 1 };
    const fields = { zone: kind('zone'), place: kind('place') };
    expect(cardOf(pick, fields, HAND)).toEqual({ type: 'at', zone: 7, place: 1 });
    const lay = { type: 'lay', place: 1, onto: 7 };
    const turned = { place: kind('place'), onto: kind('zone') };
    expect(cardOf(lay, turned, HAND)).toEqual({ type: 'at', zone: HAND, place: 1 });
  });

  it('is none where a move has no place, or I have no hand', () => {
    expect(cardOf({ type: 'pass', place: 3 }, {}, HAND)).toBeNull();
    expect(cardOf({ type: 'play', place: 3 }, { place: kind('place') }, -1)).toBeNull();
  });
});
