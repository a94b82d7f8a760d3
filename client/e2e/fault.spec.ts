/** Something is wrong here: from the menu, at a table and in a replay, with the server or without. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { does, goHome, running, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

interface Copy {
  readonly faults: readonly { table: string; about: string; words: string; seq: number }[];
}

test('P-100: what is wrong is said by keys alone, and thanks come back', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const { page, table } = await running(context, ONE_CARD);
  await page.keyboard.press('m');
  await page.locator('[data-item="fault"]').press('Enter');
  await expect(page.locator('[data-send]')).toBeDisabled();
  await page.locator('[data-about="points"]').press('Space');
  await page.locator('[data-fault-words]').fill('Un point de trop');
  await page.locator('[data-send]').press('Enter');
  await expect(page.locator('[data-fault]').getByRole('status')).toContainText('Merci');
  const copy = (await (await context.request.get('/api/me/export')).json()) as Copy;
  expect(copy.faults).toMatchObject([{ table, about: 'points', words: 'Un point de trop' }]);
});

test('P-100: without a server it becomes a file', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const { page, table } = await running(context, ONE_CARD);
  await page.route('**/fault', (route) => route.abort());
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="fault"]').click();
  await page.locator('[data-about="picture"]').check();
  await page.locator('[data-send]').click();
  await expect(page.locator('[data-fault]').getByRole('alert')).not.toBeEmpty();
  const coming = page.waitForEvent('download');
  await page.locator('[data-save]').click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  const report = JSON.parse(file) as { format: string; frames: { table: { id: string } }[] };
  expect(report.format).toBe('houle-fault-1');
  expect(report.frames[0]?.table.id).toBe(table);
  expect(file).not.toContain('Moana');
  await expect(page.locator('[data-fault]').getByRole('status')).toContainText('Saved');
});

test('P-100: in a replay it is the moment that is looked at', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await page.goto(`/t/${table}/1`);
  const shown = page.locator('[data-table]');
  await expect(shown).toHaveAttribute('data-rested', /^[1-9]/);
  const at = Number(await shown.getAttribute('data-rested'));
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="fault"]').click();
  await page.locator('[data-about="should-not"]').check();
  await page.locator('[data-send]').click();
  await expect(page.locator('[data-fault]').getByRole('status')).toContainText('Thank you');
  const copy = (await (await context.request.get('/api/me/export')).json()) as Copy;
  expect(copy.faults).toMatchObject([{ table, about: 'should-not', seq: at }]);
});
