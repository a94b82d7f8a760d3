/** What is said of a bot in a seat. */
import { botName } from '../texts/bot-name';
import { t } from '../texts/ui.svelte';
import type { Chair } from '../wire/types';
import { isLevel, type Level } from './levels';

/** That a bot plays here and how well, or nothing; the words of `home` must be at hand. */
export function botWords({
  bot,
  stand_in,
  away,
}: Pick<Chair, 'bot' | 'stand_in' | 'away'>): string {
  if (stand_in) return t('bot-stands-in');
  if (away) return t('bot-while-away');
  if (!bot) return '';
  return isLevel(bot) ? t('bot-mark-level', { level: t(`level-${bot}.word`) }) : t('bot-mark');
}

/** Whoever plays at a level sits beside me first: the level is known by their name. */
const FIRST_SEAT = 1;

/** What the bots of a level are like, told of one of them; the words of `home` must be at hand. */
export function lineOf(level: Level, name = botName(level, FIRST_SEAT)): string {
  return t(`level-${level}.hint`, { name });
}
