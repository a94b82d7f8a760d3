import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Face } from '../wire/types';
import { zoom } from './zoom.svelte';

const face = { name: 'any' } as unknown as Face;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  zoom.release();
  zoom.hide();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page stands still: time goes by and no timer is heard. */
const stall = (milliseconds: number): void => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + milliseconds);
};

it('a tap plays', () => {
  zoom.press(face);
  vi.advanceTimersByTime(200);
  zoom.release();
  vi.advanceTimersByTime(2000);
  expect(zoom.swallow).toBe(false);
  expect(zoom.face).toBeNull();
});

it('a long press shows the card large until it ends, and does not play it', () => {
  zoom.press(face);
  vi.advanceTimersByTime(430);
  expect(zoom.face).toBe(face);
  zoom.release();
  expect(zoom.face).toBeNull();
  expect(zoom.swallow).toBe(true);
});

it('a tap during which the page stood still is a tap', () => {
  zoom.press(face);
  stall(600);
  vi.advanceTimersByTime(420);
  zoom.release();
  vi.advanceTimersByTime(2000);
  expect(zoom.swallow).toBe(false);
  expect(zoom.face).toBeNull();
});

it('a press that goes on after the page stood still shows the card', () => {
  zoom.press(face);
  stall(600);
  vi.advanceTimersByTime(420);
  expect(zoom.face).toBeNull();
  vi.advanceTimersByTime(420);
  expect(zoom.face).toBe(face);
});
