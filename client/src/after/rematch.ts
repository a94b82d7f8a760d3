/** Once more with the same people: whoever asks sits down, and the others are invited. */
import type { Table } from '../play/table.svelte';
import { mixInAt } from '../play/word';
import { command } from '../wire/api';

/** Ask for a rematch, or take up the invitation to one. The id of the new table, or null if it is
 *  refused; where nobody is to be waited for but bots, it starts. */
export async function rematch(table: Table): Promise<string | null> {
  const next = await table.deed('rematch');
  const chairs = table.shown?.table.chairs ?? [];
  const alone = chairs.every(
    (chair, seat) => seat === table.me || chair.bot !== null || chair.gone,
  );
  if (next !== null && alone) {
    await mixInAt(next);
    // If it cannot start yet, the people there see why and can start it themselves.
    await command(`/api/tables/${next}/start`, {}).catch(() => null);
  }
  return next;
}
