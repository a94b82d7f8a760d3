/** How reliably somebody plays, seen before one sits down with them. */
import { expect, test } from '@playwright/test';
import { playTogether } from './ahead';
import { listsOnly } from './lists';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** Of fewer games nothing is said. */
const A_HANDFUL = 5;
const A_MINUTE = 60_000;

test('P-90: whoever comes to a table sees how reliably its people play, and sits down', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const his = await visitor(browser, { size: PHONE, language: 'fr', direct: true, theme: 'dark' });
  await comeIn(hers, 'Moana');
  await comeIn(his, 'Teva');
  const clocked = { ...ONE_CARD, people: 2, moveTime: A_MINUTE };
  const play = async (): Promise<void> => {
    const table = await open(hers, clocked);
    await does(his, `/api/tables/${table}/sit`, { seat: 1 });
    await does(hers, `/api/tables/${table}/start`);
    await playTogether([hers, his], table, Infinity);
  };
  await Promise.all(Array.from({ length: A_HANDFUL }, play));

  const table = await open(hers, clocked);
  const known = async (): Promise<unknown> => {
    const answer = await hers.request.get(`/api/tables/${table}/people`);
    return ((await answer.json()) as { people: unknown[] }).people;
  };
  // It is written down some seconds after the last of these games.
  await expect.poll(known, { timeout: 60_000 }).toEqual([{ seat: 0, in_time: 100 }]);

  const stranger = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  const page = await stranger.newPage();
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-seat="0"]')).toContainText(/joue à temps\s:\s100\s%/);
  await does(his, `/api/tables/${table}/sit`, { seat: 1 });
  await expect(page.locator('[data-seat="1"] [data-in-time="100"]')).toBeVisible();
  const desk = await hers.newPage();
  await desk.goto(`/t/${table}`);
  await expect(desk.locator('[data-seat="1"]')).toContainText('moves in time: 100%');
  await desk.locator('[data-start]').click();
  await expect(desk.locator('[data-table]')).toBeVisible();
});

test('P-90: lists name whose time is short, in the words of the table', async ({ browser }) => {
  const hers = await visitor(browser, { size: DESK, language: 'en', direct: true });
  await comeIn(hers, 'Moana');
  const table = await open(hers, { ...ONE_CARD, people: 2, moveTime: A_MINUTE, listed: true });
  const stranger = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  await listsOnly(stranger, table, (one) => ({
    ...one,
    summary: { ...one.summary, pressed: [0] },
  }));
  const page = await stranger.newPage();
  await page.goto('/');
  const row = page.locator(`[data-listed="${table}"]`);
  await expect(row).toContainText(/Moana\s: moitié du temps par coup/);
});
