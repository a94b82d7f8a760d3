/** Somebody is reported; a moderator sees what was said, decides, and it is so. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, test } from '@playwright/test';
import { barriers } from './contrast';
import { PYTHON, STORE } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** As an operator does, at the machine. */
async function appoint(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'houle')?.value ?? '';
  const [player = ''] = token.split('.');
  const given = ['admin', 'moderators', 'add', player, '--data', readFileSync(STORE, 'utf8')];
  execFileSync(PYTHON, ['-m', 'houle.cli', ...given]);
}

test('P-85: what is reported is looked at and decided, and the name goes', async ({ browser }) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const his = await visitor(browser, { size: DESK, language: 'en', direct: true, theme: 'dark' });
  const mos = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const names = { rude: `Rude ${Date.now() % 100_000}`, hers: 'Moana' };
  await comeIn(his, names.rude);
  await comeIn(hers, names.hers);
  await comeIn(mos, 'Mo');
  const table = await open(his, { ...ONE_CARD, people: 2 });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const say = { command: 'say-once', remark: 'laugh' };
  await his.request.post(`/api/tables/${table}/say`, { data: say, headers });

  const page = await mos.newPage();
  await page.goto('/moderation');
  await expect(page.getByRole('main')).toContainText('nothing but sea');
  await expect(page.locator('[data-reports]')).toHaveCount(0);

  const phone = await hers.newPage();
  await phone.goto(`/t/${table}`);
  await phone.locator('[data-company] summary').click();
  await phone.locator('[data-report-seat="0"]').click();
  await phone.locator('[data-about="name"]').click();
  await expect(phone.locator('[data-report-block]')).toBeVisible();

  await appoint(mos);
  await page.goto('/me');
  await page.locator('[data-to-moderation]').click();
  await expect(page).toHaveURL(/\/moderation$/);
  const row = page.locator('[data-report-id]', { hasText: names.rude });
  await expect(row).toContainText('one person');
  await row.click();
  const lines = page.locator('[data-lines]');
  await expect(lines).toContainText(`${names.rude} sat down`);
  await expect(lines).toContainText(`${names.rude}: a laugh`);
  expect(await barriers(page)).toEqual([]);

  await page.locator('[data-verdict="name"]').click();
  await expect(page.locator('[data-case]')).toContainText('Take this name away');
  await page.locator('[data-decide-yes]').click();
  await expect(page.getByRole('status')).toContainText('the name is gone in a few seconds');
  await expect(row).toHaveCount(0);

  // Whoever sits at the table sees it go, and plays on.
  await expect(phone.locator('[data-seat="0"]')).not.toContainText(names.rude);
  await phone.locator('[data-sit="1"]').click();
  await expect(phone.locator('[data-seat="1"]')).toContainText(names.hers);
  await expect
    .poll(async () => ((await (await his.request.get('/api/me')).json()) as { name: string }).name)
    .toBe('N. N.');
});
