/** What of a result is told to others. */
import { expect, it } from 'vitest';
import { Speaker } from '../texts/speaker';
import { Vocabulary } from '../texts/vocabulary';
import { shared } from './share';

const TEXTS = `
game-title = Low Tide
you = you
reserved-you = { you }
reserved-nobody = nobody
reserved-all = everybody
outcome-over = { $winners ->
  [you] You win!
  [all] All of you!
 *[other] Won by { $winners }.
}
`;
const vocabulary = new Vocabulary({ faces: {}, texts: TEXTS, moves: {}, record: {} }, 'en');
const names = ['Ada', 'Ben'];
const speaker = new Speaker(vocabulary, names, 0);
const table = { id: 'aaaaaaaaaaaaaaaa', watch: 'anyone' } as const;
const outcome = { cause: 'over', winners: [0], points: [7, 3], facts: {} };

it('names whoever shares it, and everybody’s points', () => {
  expect(shared({ table, names, speaker, outcome })).toEqual({
    title: 'Low Tide',
    text: 'Low Tide · Ada, Ben\nWon by Ada.\nAda 7, Ben 3',
    path: '/t/aaaaaaaaaaaaaaaa/1',
  });
});

it('has no link where nobody may look on', () => {
  const closed = { ...table, watch: 'nobody' } as const;
  expect(shared({ table: closed, names, speaker, outcome }).path).toBeNull();
});

it('has no points where all win or lose together', () => {
  const together = { ...outcome, winners: [0, 1], points: [-2, -2] };
  expect(shared({ table, names, speaker, outcome: together }).text).not.toContain('-2');
});
