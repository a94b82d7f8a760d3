/** Whoever loses again and again to bots of one level is offered the level below, once (P-93). */
import { games } from '../games/offered.svelte';
import { type Level, levelsOf } from '../people/levels';
import { get } from '../wire/api';
import type { ListedTable, Summary } from '../wire/generated';
import type { Frame } from '../wire/types';

/** So many games lost in a row are enough. */
const IN_A_ROW = 5;
/** So many of the latest games are looked at: some of them may count for nothing. */
const MOST_LOOKED_AT = 12;
const KEY = 'houle.lower';

/** The level below that of the bots at a table where I lost, if it is to be offered now. */
export async function levelToOffer({ table: { id, game } }: Frame): Promise<Level | null> {
  if (wasAnswered(game)) return null;
  const mine = await get<readonly ListedTable[]>('/api/me/tables');
  const played = mine.filter((one) => one.game === game && one.phase === 'finished');
  const [latest] = played;
  const bot = latest && onlyBot(latest.summary);
  if (latest?.table !== id || !bot) return null;
  const levels = levelsOf((await games.find(game))?.bots ?? []);
  const below = levels[levels.findIndex((level) => level === bot) - 1];
  return below && (await hasLostInARow(played, bot)) ? below : null;
}

/** Whether the latest games against this bot were lost; those that say nothing about it are passed
 *  over. */
async function hasLostInARow(played: readonly ListedTable[], bot: string): Promise<boolean> {
  let lost = 0;
  for (const { table, summary } of played.slice(0, MOST_LOOKED_AT)) {
    const other = onlyBot(summary);
    if (!other) continue;
    if (other !== bot) return false;
    const won = hasWon(await get<Frame>(`/api/tables/${table}`));
    if (won) return false;
    if (won !== null && ++lost === IN_A_ROW) return true;
  }
  return false;
}

/** The bot that sits in all seats but one; nothing where others do. */
export function onlyBot({ chairs, bots }: Pick<Summary, 'chairs' | 'bots'>): string | null {
  const seated = new Set(chairs.filter((_, seat) => bots[seat]));
  const [bot] = seated;
  const alone = bots.filter((isBot) => !isBot).length === 1;
  return alone && seated.size === 1 ? (bot ?? null) : null;
}

/** Whether I won; null where the game was stopped, or I left it. */
export function hasWon({ you, view, table }: Frame): boolean | null {
  if (!you || !view?.outcome || table.chairs[you.seat]?.gone) return null;
  return view.outcome.winners.includes(you.seat);
}

/** Whoever has answered, whatever it was, is not asked about this game again. */
export function keepAnswered(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...answered(), game]));
}

function wasAnswered(game: string): boolean {
  try {
    return answered().includes(game);
  } catch {
    // Who remembers nothing would be asked again and again.
    return true;
  }
}

function answered(): readonly string[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
}
