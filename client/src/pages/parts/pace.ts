/** How long a move may take, in words. */
import { t } from '../../texts/ui.svelte';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

export function pace(moveTime: number | null): string {
  if (moveTime === null) return t('pace-free');
  const [unit, length] = unitOf(moveTime);
  return t(`pace-${unit}`, { count: Math.round(moveTime / length) });
}

/** The largest unit that a time is a whole number of. */
export function unitOf(time: number): readonly [string, number] {
  if (time % DAY === 0) return ['days', DAY];
  return time % MINUTE === 0 ? ['minutes', MINUTE] : ['seconds', SECOND];
}
