import { expect, test, vi } from 'vitest';
import type { Table } from '../play/table.svelte';
import type { Witness } from '../play/witness';
import type { Chair, Frame } from '../wire/types';
import { hasCompany, isUnhurried, ownMoves } from './offer';

const MINUTE = 60_000;
const person = { name: 'Moana', bot: null, gone: false } as Chair;
const bot = { name: null, bot: 'player', gone: false } as Chair;

test('games are live up to ten minutes for a move', () => {
  expect([MINUTE, 10 * MINUTE].map(isUnhurried)).toEqual([false, false]);
  expect([15 * MINUTE, 24 * 60 * MINUTE, null].map(isUnhurried)).toEqual([true, true, true]);
});

test('only people keep one waiting, and only while they are there', () => {
  expect(hasCompany([person, person], 0)).toBe(true);
  expect(hasCompany([person, bot], 0)).toBe(false);
  expect(hasCompany([person, { ...person, gone: true }], 0)).toBe(false);
});

test('moves of mine are noticed, those of others and other deeds are not', () => {
  const witnesses = new Set<Witness>();
  const made = vi.fn();
  const stop = ownMoves({ me: 1, moved: false, witnesses } as unknown as Table, made);
  const shows = (kind: string, seat: number): void => {
    for (const each of witnesses) each.shown?.({ happened: { kind, seat } } as Frame);
  };
  shows('played', 0);
  shows('conceded', 1);
  expect(made).not.toHaveBeenCalled();
  shows('played', 1);
  expect(made).toHaveBeenCalledOnce();
  stop();
  expect(witnesses.size).toBe(0);
});

test('a move that was made before anybody looked is noticed, too', () => {
  const made = vi.fn();
  ownMoves({ me: 1, moved: true, witnesses: new Set() } as unknown as Table, made);
  expect(made).toHaveBeenCalledOnce();
});
