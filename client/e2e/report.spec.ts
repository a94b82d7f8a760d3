/** Somebody is reported where one blocks them, hears what happens next, and may block them too. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('P-80: somebody is reported in the lobby, and blocked then', async ({ browser }) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true, theme: 'dark' });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  const table = await open(his, { ...ONE_CARD, people: 2 });

  const page = await hers.newPage();
  await page.goto(`/t/${table}`);
  const company = page.locator('[data-company]');
  await company.locator('summary').click();
  await company.getByRole('button', { name: 'Signaler Teva' }).click();
  await expect(company.getByRole('group')).toHaveAccessibleName(/^Signaler Teva/);
  await page.locator('[data-about="name"]').click();
  await expect(company.getByRole('status').first()).toContainText(
    'Teva ne saura pas que cela vient de toi',
  );
  const copy = (await (await hers.request.get('/api/me/export')).json()) as {
    reported: { name: string; about: string; moment: { table: string; seat: number } }[];
  };
  expect(copy.reported).toMatchObject([
    { name: 'Teva', about: 'name', moment: { table, seat: 0 } },
  ]);

  await page.locator('[data-report-block]').click();
  await expect(company).toContainText('Tu bloques Teva');
  await page.locator('[data-sit="1"]').click();
  await expect(page.getByRole('alert')).toBeVisible();

  // What goes on for the other does so as before.
  const desk = await his.newPage();
  await desk.goto(`/t/${table}`);
  await expect(desk.locator('[data-seat="0"]')).toContainText('Teva');
});
