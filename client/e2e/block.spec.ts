/** Whoever blocks somebody meets them no more, until it is undone. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('T-64: somebody is blocked in the lobby, refused a seat, and unblocked', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true, theme: 'dark' });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  const table = await open(hers, { ...ONE_CARD, people: 2 });

  const page = await his.newPage();
  await page.goto(`/t/${table}`);
  await page.locator('[data-company] summary').click();
  await page.locator('[data-block="0"]').click();
  await page.locator('[data-block-yes]').click();
  await expect(page.locator('[data-company]')).toContainText('Moana is blocked');
  await page.locator('[data-sit="1"]').click();
  await expect(page.getByRole('alert')).toContainText('would rather not play');

  await page.goto('/me');
  await expect(page.locator('[data-blocks]')).toContainText('Moana');
  await page.locator('[data-undo]').click();
  await expect(page.locator('[data-blocks]')).toHaveCount(0);
  await page.goto(`/t/${table}`);
  await page.locator('[data-sit="1"]').click();
  await expect(page.locator('[data-seat="1"]')).toContainText('Teva');
});
