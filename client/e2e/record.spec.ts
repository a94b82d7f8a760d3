/** What somebody played: from the result of a game to all of them, and back into each. */
import { expect, test } from '@playwright/test';
import { playOn } from './ahead';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, running, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** A game is written down some seconds after its end; the page keeps up by itself. */
const WRITTEN_DOWN = { timeout: 60_000 };

test('P-54: a guest goes from a result to all they played, and from there into the replay', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const { page, table } = await running(context, ONE_CARD);
  const { view } = await playOn(context, table);
  await page.locator('[data-to-record]').click();
  await expect(page).toHaveURL(/\/record$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce que tu as joué');
  const game = page.locator(`[data-record="${ONE_CARD.game}"]`);
  await expect(game.locator('[data-played]')).toHaveText('1', WRITTEN_DOWN);
  const won = view.outcome?.winners.includes(0) ? 1 : 0;
  await expect(game.locator('[data-won]')).toHaveText(String(won));
  const latest = page.locator(`[data-latest="${table}"]`);
  await expect(latest).toContainText(won ? 'Gagnée' : 'Perdue');
  await latest.click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/1$`));
  await expect(page.locator('[data-table]')).toBeVisible();
});

test('P-54: whoever has played nothing is led to the first game, and other pages lead there too', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const page = await context.newPage();
  await page.goto('/record');
  await expect(page.getByText('No game is over yet.')).toBeVisible();
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  await comeIn(context, 'Teva');
  await page.goto('/me');
  await page.locator('[data-to-record]').click();
  await expect(page.getByText('No game is over yet.')).toBeVisible();
  await page.goto('/mine');
  await page.locator('[data-to-record]').click();
  await expect(page).toHaveURL(/\/record$/);
  await expect(page).toHaveTitle('What you played');
  await page.locator('[data-to-standings]').click();
  await expect(page).toHaveTitle('Standings');
  await expect(page.locator('[data-place]')).toContainText('You have no rating here yet');
});

test('all games that are over are shown on demand, down to the first one', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  await comeIn(context, 'Moana');
  const played: string[] = [];
  for (let game = 0; game < 14; game++) {
    const table = await open(context, ONE_CARD);
    await does(context, `/api/tables/${table}/start`);
    await does(context, `/api/tables/${table}/concede`);
    played.unshift(table);
  }
  const page = await context.newPage();
  await page.goto('/mine');
  const games = page.getByRole('region', { name: 'Parties finies' }).getByRole('listitem');
  const links = games.locator('a[href$="/1"]');
  await expect(games).toHaveCount(12);
  const older = page.getByRole('button', { name: 'Plus anciennes' });
  await older.click();
  await expect(games).toHaveCount(14);
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(played.map((table) => `/t/${table}/1`));
  await expect(older).toHaveCount(0);
});
