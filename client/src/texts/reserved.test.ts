/** Words that texts select by are never read, even where a text forgets to select. */
import { describe, expect, it } from 'vitest';
import type { Kit } from '../wire/types';
import { Speaker } from './speaker';
import { Vocabulary } from './vocabulary';

const CARELESS = `
you = toi
reserved-you = { you }
reserved-hidden = une carte cachée
reserved-nobody = personne
reserved-all = tout le monde
reserved-none = rien
reserved-yes = oui
reserved-no = non
step-odd = { $to } { $flag } { $nothing } { DE($to) }
step-kind = { $to ->
  [you] à toi
 *[other] à { $to }
}
zone-hold = { $who }
outcome-over = { $winners }
moved-hold-hold = { $card }
`;
const kit: Pick<Kit, 'faces' | 'texts' | 'moves' | 'record'> = {
  faces: {},
  texts: CARELESS,
  moves: {},
  record: {},
};
const speaker = new Speaker(new Vocabulary(kit, 'fr'), ['you', 'Max'], 1);
const hold = { name: 'hold', owner: null, cards: [null] };
const view = { zones: [hold] };
const to = { type: 'who', seat: 1 } as const;

describe('reserved words', () => {
  it('are shown in the language of the text', () => {
    const facts = { to, flag: 'yes', nothing: 'none' };
    expect(speaker.step({ type: 'happened', name: 'odd', facts }, view)).toBe(
      'toi oui rien de toi',
    );
    expect(speaker.zone('hold', null)).toBe('personne');
    const over = { cause: 'over', points: [], facts: {} };
    expect(speaker.outcome({ ...over, winners: [] })).toBe('personne');
    expect(speaker.outcome({ ...over, winners: [0, 1] })).toBe('tout le monde');
    const moved = { origin: 0, origin_place: 0, target: 0, target_place: 0, card: null };
    expect(speaker.step({ type: 'moved', ...moved }, view)).toBe('une carte cachée');
  });

  it('are what texts select by', () => {
    expect(speaker.step({ type: 'happened', name: 'kind', facts: { to } }, view)).toBe('à toi');
  });

  it('are not meant by somebody of that name', () => {
    const you = { type: 'who', seat: 0 } as const;
    const facts = { to: you };
    expect(speaker.step({ type: 'happened', name: 'kind', facts }, view)).toBe('à You');
  });
});
