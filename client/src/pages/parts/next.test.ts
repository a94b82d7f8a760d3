import { expect, test } from 'vitest';
import type { Chair, You } from '../../wire/types';
import { nextAt } from './next';

const FREE: Chair = {
  name: null,
  animal: null,
  bot: null,
  stand_in: null,
  away: false,
  gone: false,
  word: null,
  conceded: false,
};
const ADA: Chair = { ...FREE, name: 'Ada' };
const BOT: Chair = { ...FREE, bot: 'random' };
const HOST: You = { seat: 0, host: true, turn: null, may_take_back: false };
const GUEST: You = { ...HOST, seat: 1, host: false };

test.each([
  ['a stranger at a table with room sits down', [ADA, FREE], null, 'anyone', 'sit'],
  ['a stranger at a full table may watch', [ADA, BOT], null, 'anyone', 'watch'],
  ['a stranger at a full private table may not', [ADA, BOT], null, 'nobody', 'full'],
  ['a host with room fills the table', [ADA, FREE], HOST, 'anyone', 'fill'],
  ['a host with everybody there starts', [ADA, BOT], HOST, 'anyone', 'start'],
  ['a guest waits for others', [ADA, ADA, FREE], GUEST, 'anyone', 'gather'],
  ['a guest waits for the host', [ADA, ADA], GUEST, 'anyone', 'wait'],
] as const)('%s', (_, chairs, you, watch, next) => {
  expect(nextAt({ phase: 'open', chairs, watch }, you)).toBe(next);
});

test('at a closed table nothing happens', () => {
  expect(nextAt({ phase: 'closed', chairs: [ADA, FREE], watch: 'anyone' }, HOST)).toBe('closed');
});
