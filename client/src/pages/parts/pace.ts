/** How long a move may take, in words. */
import { t } from '../../texts/ui.svelte';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** What is offered for a move: in front of the table, now and then, over days. */
export const LIVE: readonly number[] = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE];
export const RELAXED: readonly number[] = [15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR];
export const DAILY: readonly number[] = [1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY);

export function pace(moveTime: number | null): string {
  if (moveTime === null) return t('pace-free');
  const [unit, length] = unitOf(moveTime);
  return t(`pace-${unit}`, { count: Math.round(moveTime / length) });
}

/** A time for a move, as short as a button needs it. */
export function timeLabel(time: number): string {
  const [unit, length] = unitOf(time);
  return t(`open-time-${unit}`, { count: time / length });
}

/** The largest unit that a time is a whole number of. */
export function unitOf(time: number): readonly [string, number] {
  if (time % DAY === 0) return ['days', DAY];
  if (time % HOUR === 0) return ['hours', HOUR];
  return time % MINUTE === 0 ? ['minutes', MINUTE] : ['seconds', SECOND];
}
