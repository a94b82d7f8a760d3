/** Once more with the same people. */
import type { Table } from '../play/table.svelte';
import { command } from '../wire/api';

/** The id of the new table, or null if it is refused; where only bots are to wait for, it starts. */
export async function rematch(table: Table): Promise<string | null> {
  const next = await table.deed('rematch');
  const chairs = table.shown?.table.chairs ?? [];
  const alone = chairs.every(
    (chair, seat) => seat === table.me || chair.bot !== null || chair.gone,
  );
  if (next !== null && alone)
    // If it cannot start yet, the people there see why and can start it themselves.
    await command(`/api/tables/${next}/start`, {}).catch(() => null);
  return next;
}
