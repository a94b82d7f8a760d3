import { expect, it } from 'vitest';
import vagueEtAttaque from '../games/vague-et-attaque';
import vagueVerte from '../games/vague-verte';
import type { Table } from '../play/table.svelte';
import type { Move } from '../wire/types';
import { isOffer } from './prompt';

const done: Move = { type: 'done' };
const lay: Move = { type: 'lay-souvenir', place: 0 };
const aside: Move = { type: 'discard', place: 1 };
const drive: Move = { type: 'drive', place: 1, street: 0 };
const chosen: Table['chosen'] = { type: 'at', zone: 0, place: 1 };

it('ending the turn shines only when nothing can be laid any more', () => {
  const table = { chosen: null, plugin: vagueEtAttaque };
  expect(isOffer({ ...table, moves: [lay, done] }, done)).toBe(false);
  expect(isOffer({ ...table, moves: [done] }, done)).toBe(true);
});

it('setting a card aside does not shine while that card or another one can drive', () => {
  const table = { chosen, plugin: vagueVerte };
  expect(isOffer({ ...table, moves: [aside, drive] }, aside)).toBe(false);
  expect(isOffer({ ...table, moves: [aside, { ...drive, place: 2 }] }, aside)).toBe(false);
  expect(isOffer({ ...table, moves: [aside] }, aside)).toBe(true);
});

it('the second tap for a card that was chosen shines', () => {
  expect(isOffer({ chosen, plugin: vagueVerte, moves: [aside, drive] }, drive)).toBe(true);
  expect(isOffer({ chosen, plugin: vagueEtAttaque, moves: [lay, done] }, lay)).toBe(true);
});
