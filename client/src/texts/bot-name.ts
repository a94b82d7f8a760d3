import { t } from './ui.svelte';

/** Levels with names of their own; all other bots have the usual ones. */
const FAMILIES = ['beginner', 'strong', 'expert'];

/** What a bot is called: every level has a name for each seat, so that one knows the level by it. */
export function botName(bot: string, seat: number): string {
  const names = t(FAMILIES.includes(bot) ? `bot-names.${bot}` : 'bot-names').split(', ');
  return names[seat % names.length] ?? '';
}
