/** Whoever is on holiday says so once, and the others see it. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, seen, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

const A_DAY = 24 * 60 * 60 * 1000;

test('T-39: a holiday is taken, shown to those who wait, and ended', async ({ browser }) => {
  const people = [
    await visitor(browser, { size: PHONE, language: 'en', direct: true }),
    await visitor(browser, { size: DESK, language: 'en', direct: true }),
  ] as const;
  const [mine, hers] = people;
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Heiata');
  const table = await open(mine, { ...ONE_CARD, people: 2, moveTime: A_DAY });
  await does(hers, `/api/tables/${table}/sit`, { seat: 1 });
  await does(mine, `/api/tables/${table}/start`);
  const awaited = (await seen(mine, table)).waiting[0]?.seat === 1 ? 1 : 0;

  const other = await people[awaited === 1 ? 0 : 1].newPage();
  await other.goto(`/t/${table}`);
  await expect(other.locator('[data-table]')).toBeVisible();
  const notice = other.locator('[data-notice="holiday"]');
  await expect(notice).toHaveCount(0);

  const page = await people[awaited].newPage();
  await page.goto('/me');
  await page.locator('[data-holiday-take]').click();
  await expect(page.locator('[data-holiday]')).toContainText('You are on holiday');
  const name = awaited === 1 ? 'Heiata' : 'Moana';
  await expect(notice).toContainText(`${name} is on holiday until`);
  await page.reload();
  await expect(page.locator('[data-holiday]')).toBeVisible();
  await page.locator('[data-holiday-end]').click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('29 days are left this year')).toBeVisible();

  await page.locator('[data-back]').fill('2099-01-01');
  await page.locator('[data-holiday-take]').click();
  await expect(page.getByRole('alert')).toContainText('more than 30 days');
});
