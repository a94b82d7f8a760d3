/** The hands of the others, of which one sees what they do not. */
import { expect, test } from '@playwright/test';
import { onTurn } from '@e2e/ahead';
import { press } from '@e2e/clicking';
import { PHONE } from '@e2e/sizes';
import { comeIn, goHome, visitor } from '@e2e/table';

test.afterEach(goHome);

test('on a phone, a card of somebody else that is chosen is seen whole', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  await page.goto(`/t/${await onTurn(context, { game: 'wave', seats: 4 })}`);
  await press(page.locator('main [data-hand] button').first(), true);
  const chosen = page.locator('main [data-hand] button[aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  const board = await page.locator('main').boundingBox();
  expect((await chosen.boundingBox())?.y).toBeGreaterThan(board?.y ?? Infinity);
});
