/** The pile that everybody draws from. */
import { expect, test } from '@playwright/test';
import { flying, setPace, withHer } from '@e2e/house/at-table';
import { DESK } from '@e2e/sizes';
import { goHome, visitor } from '@e2e/table';

test.afterEach(goHome);

test('9. Numbers change when the card lands', async ({ browser }) => {
  const mine = await visitor(browser, { size: DESK, speed: 1 });
  const hers = await visitor(browser, { size: DESK });
  const { page } = await withHer({ mine, hers }, { game: 'vague-verte', seats: 2 });
  const count = page.locator('[data-count="pile"]');
  const pile = page.locator('.pile', { has: count });
  const before = Number(await count.textContent());
  await setPace(page, 0);
  await pile.locator('button[data-legal]').last().click();
  await expect(flying(page).first()).toBeAttached();
  await expect(count).toHaveText(String(before));
  await setPace(page, 1);
  await expect(count).toHaveText(String(before - 1));
  await expect(flying(page)).toHaveCount(0);
});
