/** What tells me that it is my turn while I am not at the table. */
import { expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { DESK } from './sizes';
import { comeIn, goHome, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** What the sign of the installed app says. */
const badge = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { badge: number }).badge);

test('the first page, the tab and the badge count the tables that wait for me', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, language: 'en' });
  await context.addInitScript(() => {
    const told = (badge: number): Promise<void> => {
      Object.assign(window, { badge });
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: told, clearAppBadge: () => told(0) });
  });
  await comeIn(context, 'Moana');
  const table = await onTurn(context, ONE_CARD);
  await onTurn(context, ONE_CARD);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('2 wait for you')).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) Houle/);
  expect(await badge(page)).toBe(2);

  await page.locator(`a[href="/t/${table}"]`).first().click();
  await expect(page, 'at a table the others are counted').toHaveTitle(/^\(1\) ▶/);
  expect(await badge(page)).toBe(2);
  await context.request.post(`/api/tables/${table}/concede`, { data: { command: 'stop' } });
  await expect(page).toHaveTitle(/^\(1\) (?!▶)/);
  await expect.poll(() => badge(page)).toBe(1);
});
