/** The deal of the day: from the first page to a table, and to the board once it is over. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './sizes';
import { does, goHome, makeAMove, seen, visitor } from './table';
import { ONE_CARD, sample } from './trials';

test.afterEach(goHome);

test('T-91, T-94: a deal of the day is begun from the first page, played once, and has its board', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[data-day-card="new"]').click();
  await expect(page).toHaveURL(/\/day$/);
  const game = page.locator(`[data-day-game="${ONE_CARD.game}"]`);
  await expect(game).toHaveAttribute('data-state', 'new');
  await game.locator('[data-do="play-day"]').click();
  await expect(page).toHaveURL(/\/t\/[a-z2-7]+$/);
  await expect(page.locator('[data-table]')).toBeVisible();
  const table = page.url().split('/').pop() ?? '';

  await page.locator('[data-menu]').click();
  await expect(page.locator('[data-item="fault"]')).toBeVisible();
  await expect(page.locator('[data-item="fair"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.locator('[data-day-card="begun"]').click();
  await expect(game).toHaveAttribute('data-state', 'begun');
  await page.goto(`/day/${ONE_CARD.game}`);
  await expect(page.locator('main')).toContainText('Joue d’abord cette donne');
  await page.goto('/day');
  await game.locator('[data-do="play-day"]').click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}$`));

  await does(context, `/api/tables/${table}/concede`);
  await page.locator('[data-do="board"]').click();
  await expect(page).toHaveURL(new RegExp(`/day/${ONE_CARD.game}$`));
  await expect(page.locator('main')).toContainText('Tu as abandonné cette donne');
  await page.goto('/day');
  await expect(game).toHaveAttribute('data-state', 'played');
  await expect(game.locator('[data-do="play-day"]')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('[data-day-card]')).toHaveAttribute('data-day-card', 'played');
});

test('T-92: whoever looks on where somebody plays the deal of the day sees nothing of it', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const page = await hers.newPage();
  await page.goto('/day');
  await page.locator(`[data-day-game="${ONE_CARD.game}"] [data-do="play-day"]`).click();
  await expect(page.locator('[data-table]')).toBeVisible();
  const table = page.url().split('/').pop() ?? '';
  expect((await seen(hers, table)).seq).toBeGreaterThan(1);

  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const other = await his.newPage();
  await other.goto(`/t/${table}`);
  await expect(other.getByText('Nobody may watch this table.')).toBeVisible();
  await expect(other.locator('[data-table]')).toHaveCount(0);
});

/** It has no rounds, and few moves. */
const { game: QUICK } = sample(({ round, short }) => !round && short.ahead === undefined);

test('T-94: whoever has played a deal to its end shares where they stand, as text and as a picture', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  const page = await context.newPage();
  await page.goto('/day');
  await page.locator(`[data-day-game="${QUICK}"] [data-do="play-day"]`).click();
  await expect(page.locator('[data-table]')).toBeVisible();
  const table = page.url().split('/').pop() ?? '';
  await expect
    .poll(
      async () => {
        while (await makeAMove(context, table));
        return (await seen(context, table)).view.outcome !== null;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await page.goto(`/day/${QUICK}`);
  // Whether anybody else has played it by then is up to the tests beside this one.
  await expect(page.locator('[data-standing]')).toContainText(/sur \d|Personne d’autre/);
  await expect(page.locator('[data-own-score]')).toContainText(/partie (gagnée|perdue)/);

  await page.locator('[data-do="share"]').click();
  await expect(page.getByText('C’est copié')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('donne du');
  expect(text).toMatch(/\/day$/);
  expect(text).not.toMatch(/gagné|perdu|points/);

  const download = page.waitForEvent('download');
  await page.locator('[data-hand-on="picture"]').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^houle-${QUICK}-[0-9-]+\\.png$`));
  const png = await readFile(await file.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await expect(page.locator('[data-handed="picture-saved"]')).toContainText('enregistrée');
  // And on to the other deals of the day.
  await page.getByRole('link', { name: 'Tous les jeux du jour' }).click();
  await expect(page.locator(`[data-day-game="${QUICK}"]`)).toHaveAttribute('data-state', 'played');
});
