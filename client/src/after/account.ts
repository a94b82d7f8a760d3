/** How a round or a game came out, with the words for it. */
import type { Account } from '../games/contract';
import type { Table } from '../play/table.svelte';
import { needToRead } from '../texts/reading';
import { words } from '../texts/ui.svelte';
import type { Frame } from '../wire/types';

/** Nothing where a game does not say. */
export async function accountOf(table: Table, frame: Frame): Promise<Account | null> {
  if (!table.plugin.account) return null;
  const [account] = await Promise.all([
    table.plugin.account(),
    words.need('account'),
    needToRead('account', table.plugin.name),
  ]);
  return account(table, frame);
}
