/** What came of a game for somebody, in words; those of the deal of the day must be at hand. */
import { t } from '../../texts/ui.svelte';

export interface Score {
  readonly won: boolean;
  readonly points: number | null;
}

export function scored({ won, points }: Score): string {
  const result = t(won ? 'day-won' : 'day-lost');
  return points === null ? result : `${t('day-points', { points })} · ${result}`;
}
