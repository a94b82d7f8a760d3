/** What lists tell a browser. */
import type { BrowserContext } from '@playwright/test';
import type { ListedTable } from '../src/wire/generated';

/** Lists are short, and other tests have tables in them too: only one is left, as it is or a
 *  little changed. */
export async function listsOnly(
  context: BrowserContext,
  table: string,
  change: (listed: ListedTable) => ListedTable = (listed) => listed,
): Promise<void> {
  await context.route(/\/api\/tables\?phase=/, async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as readonly ListedTable[];
    const json = all.filter((one) => one.table === table).map(change);
    await route.fulfill({ response, json });
  });
}
