import { expect, test } from 'vitest';
import type { Chair } from '../wire/types';
import { mayAskHint } from './alone';

const person = { name: 'Ada', bot: null } as unknown as Chair;
const bot = { name: null, bot: 'player' } as unknown as Chair;
const kept = { ...bot, coming: 'Ben' } as unknown as Chair;

test('T-79: whoever plays with bots alone may ask for a hint', () => {
  expect(mayAskHint([person, bot, bot])).toBe(true);
});

test('T-79: with other people nobody may, nor once somebody is coming', () => {
  expect(mayAskHint([person, person, bot])).toBe(false);
  expect(mayAskHint([person, kept, bot])).toBe(false);
});
