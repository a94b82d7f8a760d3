/** A deal of the day as it is told to others: how I did, and nothing of what was dealt. */
import { t } from '../../texts/ui.svelte';
import type { DayBoard, DayStanding } from '../../wire/generated';
import { day as dateOf } from '../parts/when';

/** How many points or whether the game was won is told to nobody who has yet to play: it may say
 *  what the deal holds. Where one stands says nothing of it. */
export function told(board: DayBoard, game: string, language: string): string {
  const date = dateOf(Date.parse(board.day), language);
  const { standing } = board;
  const lines = [
    t('day-share-line', { game, date }),
    standing ? stands(standing) : '',
    board.streak > 1 ? t('day-share-streak', { days: board.streak }) : '',
  ];
  return lines.filter(Boolean).join('\n');
}

function stands({ better, of }: DayStanding): string {
  return of === 1 ? t('day-share-first') : t('day-share-score', { better, of });
}
