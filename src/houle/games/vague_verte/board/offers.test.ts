import { expect, it } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import { isOffer } from '@houle/table/prompt';
import type { Move } from '@houle/wire/types';
import vagueVerte from '.';

const aside: Move = { type: 'discard', place: 1 };
const drive: Move = { type: 'drive', place: 1, street: 0 };
const chosen: Table['chosen'] = { type: 'at', zone: 0, place: 1 };

it('setting a card aside does not shine while that card or another one can drive', () => {
  const table = { chosen, plugin: vagueVerte };
  expect(isOffer({ ...table, moves: [aside, drive] }, aside)).toBe(false);
  expect(isOffer({ ...table, moves: [aside, { ...drive, place: 2 }] }, aside)).toBe(false);
  expect(isOffer({ ...table, moves: [aside] }, aside)).toBe(true);
});

it('the second tap for a card that was chosen shines', () => {
  expect(isOffer({ chosen, plugin: vagueVerte, moves: [aside, drive] }, drive)).toBe(true);
});
