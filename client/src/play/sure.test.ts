import { expect, it } from 'vitest';
import { isEnough, type Touched } from './sure';

const CARD: Touched = {
  pointer: 'touch',
  confirm: 'auto',
  draws: false,
  undoable: false,
  careful: false,
};

it.each<[string, Partial<Touched>, boolean]>([
  ['a finger that shows a card to all is asked once more', {}, false],
  ['a mouse is not', { pointer: 'mouse' }, true],
  ['one tap draws', { draws: true }, true],
  ['one tap does what can be undone', { undoable: true }, true],
  ['what begins a duel is not clicked by mistake', { pointer: 'mouse', careful: true }, false],
  ['whoever wants to be asked is, even when drawing', { confirm: 'always', draws: true }, false],
  ['whoever does not want to be asked is not', { confirm: 'never' }, true],
])('%s', (_, touched, enough) => {
  expect(isEnough({ ...CARD, ...touched })).toBe(enough);
});
