import { describe, expect, it } from 'vitest';
import { card, happened as step, who } from '@houle/wire/samples';
import type { Step } from '@houle/wire/types';
import { after, joined, type Scene, wins } from './scene';

const told = (...steps: Step[]): Scene | null =>
  steps.reduce<Scene | null>((scene, next) => after(scene, next), null);
const threw = (seat: number, value: number, plus = 0): Step =>
  step('threw', { who: who(seat), value, plus });

describe('a card is on the stage', () => {
  it('when it is read to the table (A-03)', () => {
    expect(told(step('reads', { who: who(2), card: card('flat-calm') }))).toEqual({
      kind: 'card',
      how: 'reads',
      who: 2,
      card: 'flat-calm',
      die: null,
    });
  });

  it('when it is gold too: it is read to the table before it is kept (A-03)', () => {
    expect(told(step('keeps-gold', { who: who(1), card: card('fair-wind') }))).toMatchObject({
      how: 'keeps',
      who: 1,
      card: 'fair-wind',
    });
  });

  it('with the die that was rolled for it', () => {
    const scene = told(
      step('reads', { who: who(0), card: card('playful-whale') }),
      step('gambled', { who: who(0), value: 5, least: 4 }),
    );
    expect(scene).toMatchObject({ card: 'playful-whale', die: { value: 5, least: 4 } });
  });

  it('until something else is; what is nothing to look at changes nothing', () => {
    const reads = step('reads', { who: who(0), card: card('flat-calm') });
    const scene = told(reads);
    expect(after(scene, step('nothing', { who: who(0) }))).toBe(scene);
    expect(after(scene, { type: 'shuffled', zone: 0 })).toBe(scene);
  });
});

describe('a duel', () => {
  const souvenir = step('challenged', { who: who(1), owner: who(0), card: card('pearl') });
  const place = step('challenged', { who: who(1), owner: who(0), card: card('lagoon') });

  it('takes one throw for a souvenir, two for a place (A-51)', () => {
    expect(told(souvenir)).toMatchObject({ kind: 'duel', fighters: [1, 0], needed: 1 });
    expect(told(place)).toMatchObject({ needed: 2 });
  });

  it('counts the throws that each has won; a tie is nobody’s (A-51)', () => {
    const scene = told(place, threw(1, 4), threw(0, 2), threw(1, 3), threw(0, 3), threw(1, 1));
    expect(scene?.kind === 'duel' && wins(scene)).toEqual([1, 0]);
    expect(scene?.kind === 'duel' && scene.throws.length).toBe(3);
  });

  it('counts what gold cards add, and shows which were used (A-03b)', () => {
    const gold = step('uses', { who: who(0), card: card('sea-legs') });
    const scene = told(souvenir, threw(1, 4), gold, threw(0, 3, 2));
    expect(scene?.kind === 'duel' && wins(scene)).toEqual([0, 1]);
    expect(scene).toMatchObject({ helps: [{ who: 0, card: 'sea-legs' }] });
  });

  it.each([
    ['duel-won', 'won'],
    ['duel-lost', 'lost'],
    ['duel-tied', 'tied'],
    ['called-off', 'called-off'],
  ])('ends with %s', (name, ending) => {
    expect(told(souvenir, step(name, { who: who(1) }))).toMatchObject({ ending });
  });

  it('gives way to a gold card that is used after it', () => {
    const gold = step('uses', { who: who(1), card: card('fair-wind') });
    expect(told(souvenir, step('duel-tied'), gold)).toMatchObject({ kind: 'card', how: 'uses' });
  });

  it('that nobody here saw begin is shown from where it is', () => {
    const scene = joined(
      {
        fighters: [2, 0],
        stake: { type: 'at', zone: 4, place: 0 },
        needed: 2,
        wins: [0, 0],
        throws: 0,
        first_die: 5,
        edges: [0, 0],
        two_dice: [false, false],
      },
      'lagoon',
    );
    expect(scene).toMatchObject({ fighters: [2, 0], card: 'lagoon', needed: 2 });
    expect(after(scene, threw(0, 6))).toMatchObject({
      throws: [
        [
          { value: 5, plus: 0 },
          { value: 6, plus: 0 },
        ],
      ],
    });
  });
});

it('the ship’s turn shows its die and what goes aboard (A-93)', () => {
  const scene = told(
    step('ship-turn', { value: 2 }),
    step('aboard', { card: card('old-map'), count: 3 }),
  );
  expect(scene).toEqual({ kind: 'ship', value: 2, cards: ['old-map'] });
});
