import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../settings/settings.svelte';
import type { Remark } from '../wire/generated';
import type { Frame } from '../wire/types';
import { Hearing, SHOWN_FOR } from './heard.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  choose({ mute: false });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (seq: number, seat: number, remark: Remark): Frame =>
  ({ seq, happened: { kind: 'said', seat, remark } }) as Frame;

test('T-53: the latest of each seat is shown for a while', () => {
  const hearing = new Hearing();
  hearing.came(said(1, 0, 'hello'));
  hearing.came(said(2, 1, 'smile'));
  hearing.came(said(3, 0, 'good-luck'));
  expect(hearing.heard.map(({ seat, remark }) => `${seat} ${remark}`)).toEqual([
    '1 smile',
    '0 good-luck',
  ]);
  vi.advanceTimersByTime(SHOWN_FOR);
  expect(hearing.heard).toEqual([]);
});

test('whoever is muted is not heard, and the others are', () => {
  const hearing = new Hearing((seat) => seat === 1);
  hearing.came(said(1, 1, 'hello'));
  hearing.came(said(2, 2, 'hello'));
  expect(hearing.heard.map(({ seat }) => seat)).toEqual([2]);
});

test('what is no talk is none, and whoever wants to hear nothing hears nothing', () => {
  const hearing = new Hearing();
  hearing.came({ seq: 1, happened: { kind: 'played', seat: 0 } } as Frame);
  choose({ mute: true });
  hearing.came(said(2, 1, 'hello'));
  expect(hearing.heard).toEqual([]);
});
