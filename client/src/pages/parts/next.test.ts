import { expect, test } from 'vitest';
import { FREE } from '../../wire/samples';
import type { Chair, You } from '../../wire/types';
import { nextAt } from './next';

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
  expect(nextAt({ phase: 'open', chairs, watch, rematch_of: null }, you)).toBe(next);
});

test('a host who asked for a rematch waits for those who are invited', () => {
  const rematch = { phase: 'open', watch: 'anyone', rematch_of: 'former' } as const;
  expect(nextAt({ ...rematch, chairs: [ADA, FREE] }, HOST)).toBe('invited');
  expect(nextAt({ ...rematch, chairs: [ADA, ADA] }, HOST)).toBe('start');
});

test('where the house deals, nobody has to do anything', () => {
  const meeting = {
    phase: 'open',
    watch: 'anyone',
    rematch_of: null,
    starts_at: 1,
  } as const;
  expect(nextAt({ ...meeting, chairs: [ADA, FREE] }, HOST)).toBe('meet');
  expect(nextAt({ ...meeting, chairs: [ADA, ADA] }, GUEST)).toBe('meet');
  expect(nextAt({ ...meeting, chairs: [ADA, FREE] }, null)).toBe('sit');
});

test('at a closed table nothing happens', () => {
  const table = {
    phase: 'closed',
    chairs: [ADA, FREE],
    watch: 'anyone',
    rematch_of: null,
  } as const;
  expect(nextAt(table, HOST)).toBe('closed');
});
