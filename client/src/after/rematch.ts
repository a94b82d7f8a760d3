/** Once more with the same people: whoever asks sits down, and the others are invited. */
import type { Level } from '../people/levels';
import type { Table } from '../play/table.svelte';
import { mixInAt } from '../play/word';
import { command } from '../wire/api';
import type { Chair } from '../wire/types';

/** Ask for a rematch, or take up the invitation to one. The id of the new table, or null if it is
 *  refused; where nobody is to be waited for but bots, it starts, with bots of another level if one
 *  is named. */
export async function rematch(table: Table, level?: Level): Promise<string | null> {
  const next = await table.deed('rematch');
  const chairs = table.shown?.table.chairs ?? [];
  const alone = chairs.every(
    (chair, seat) => seat === table.me || chair.bot !== null || chair.gone,
  );
  if (next !== null && alone) {
    // If it cannot start yet, the people there see why and can start it themselves.
    await getReady(next, chairs, level).catch(() => null);
  }
  return next;
}

async function getReady(next: string, chairs: readonly Chair[], level?: Level): Promise<void> {
  if (level) await seatAnew(next, chairs, level);
  await mixInAt(next);
  await command(`/api/tables/${next}/start`, {});
}

/** All bots make room for those of a level. */
async function seatAnew(table: string, chairs: readonly Chair[], level: Level): Promise<void> {
  const path = `/api/tables/${table}`;
  for (const [seat, { bot }] of chairs.entries()) {
    if (bot === null) continue;
    await command(`${path}/remove-bot`, { seat });
    await command(`${path}/seat-bot`, { seat, bot: level });
  }
}
