import { expect, it } from 'vitest';
import type { Table } from '@houle/play/table.svelte';
import { isOffer } from '@houle/table/prompt';
import type { Move } from '@houle/wire/types';
import vagueEtAttaque from '.';

const done: Move = { type: 'done' };
const lay: Move = { type: 'lay-souvenir', place: 0 };
const chosen: Table['chosen'] = { type: 'at', zone: 0, place: 1 };

it('ending the turn shines only when nothing can be laid any more', () => {
  const table = { chosen: null, plugin: vagueEtAttaque };
  expect(isOffer({ ...table, moves: [lay, done] }, done)).toBe(false);
  expect(isOffer({ ...table, moves: [done] }, done)).toBe(true);
});

it('the second tap for a card that was chosen shines', () => {
  expect(isOffer({ chosen, plugin: vagueEtAttaque, moves: [lay, done] }, lay)).toBe(true);
});
