import { describe, expect, it } from 'vitest';
import type { Face } from '@houle/wire/types';
import { inOrder, SignalRows, standing, troubles } from './sight';

const face = (name: string): Face => ({
  type: 'face',
  name,
  number: null,
  colour: null,
  shape: null,
});
const street = (...names: string[]): Face[] => names.map(face);

describe('where somebody stands', () => {
  it('is the furthest square that bears a card, whatever it is (V-24)', () => {
    expect(standing(street('car', 'car', 'ducks'), 0, [], true).row).toBe(3);
    expect(standing([], 0, [], false).row).toBe(0);
  });

  it('is at a red signal on the same row (V-24)', () => {
    const signals = [{ row: 2, passed_by: null }];
    expect(standing(street('car'), 0, signals, false).barred).toBe(false);
    expect(standing(street('car', 'car'), 0, signals, false).barred).toBe(true);
    expect(standing(street('car', 'car', 'car'), 0, signals, false).barred).toBe(false);
  });

  it('is free at a signal that an ambulance passed (V-26)', () => {
    const signals = [{ row: 2, passed_by: 1 }];
    expect(standing(street('car', 'ambulance'), 1, signals, false).barred).toBe(false);
    expect(standing(street('car', 'car'), 0, signals, false).barred).toBe(true);
  });

  it('is stopped by a breakdown until it is towed (V-22, V-23)', () => {
    expect(standing(street('car', 'breakdown'), 0, [], false).brokenDown).toBe(true);
    expect(standing(street('car', 'tow-truck'), 0, [], false).brokenDown).toBe(false);
  });

  it('is told by a mark for each thing in the way', () => {
    const signals = [{ row: 2, passed_by: null }];
    expect(troubles(standing(street('car', 'breakdown'), 0, signals, true))).toEqual([
      'trouble',
      'stop',
      'duck',
    ]);
  });
});

it('everybody sits in the order of play, whoever looks on first', () => {
  expect(inOrder(4, 2)).toEqual([2, 3, 0, 1]);
  expect(inOrder(3, null)).toEqual([0, 1, 2]);
});

describe('a signal', () => {
  const red = (row: number): { row: number; passed_by: null } => ({ row, passed_by: null });
  const card = (key: string): { key: string; card: number } => ({ key, card: 1 });

  it('lies beside its row, and stays there while another is taken away', () => {
    const rows = new SignalRows();
    expect(rows.of([card('a'), card('b')], [red(3), red(5)], [red(3), red(5)])).toEqual([3, 5]);
    expect(rows.of([card('b')], [red(3), red(5)], [red(5)])).toEqual([5]);
  });

  it('that is only just laid goes where the newest is', () => {
    const rows = new SignalRows();
    expect(rows.of([card('a')], [], [red(6)])).toEqual([6]);
  });
});
