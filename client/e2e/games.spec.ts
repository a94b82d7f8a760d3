/** Every game in every mode, played to its end by clicking. */
import { expect, test } from '@playwright/test';
import { playOut, press } from './clicking';
import { CLUSTER, HOME } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, running, seen, type Setting, visitor } from './table';

test.afterEach(goHome);

const ALONE: readonly Setting[] = [
  { game: 'wave', seats: 2 },
  { game: 'wave', seats: 3 },
  { game: 'wave', seats: 4, options: { strict: true } },
  { game: 'wave', seats: 3, options: { virage: true } },
  { game: 'wave', seats: 3, options: { colour_tide: true, number_tide: true } },
  { game: 'wave', seats: 3, options: { nazare: true } },
  { game: 'wave', seats: 2, options: { nazare: true, voluntary: true, virage: true } },
  { game: 'sea-change', seats: 1, options: { target: 1 } },
  { game: 'sea-change', seats: 2, options: { target: 1 } },
  { game: 'sea-change', seats: 4, options: { target: 1 } },
  { game: 'sea-change', seats: 4, options: { target: 1, teams: '2v2' } },
  { game: 'sea-change', seats: 5, options: { target: 1, teams: '3v2' } },
  { game: 'sea-change', seats: 8, options: { target: 1, teams: '2v2v2v2' } },
  { game: 'land-unter', seats: 3 },
  { game: 'land-unter', seats: 4, options: { open_play: true } },
  { game: 'land-unter', seats: 3, options: { memory_aid: true } },
  { game: 'vague-verte', seats: 2, options: { length: 5 } },
  { game: 'vague-verte', seats: 4, options: { length: 7 } },
  { game: 'vague-verte', seats: 3, options: { length: 5, original: true } },
  { game: 'vague-et-attaque', seats: 3 },
  { game: 'vague-et-attaque', seats: 5 },
  { game: 'vague-et-attaque', seats: 2 },
  { game: 'vague-et-attaque', seats: 4, options: { teams: true } },
  { game: 'vague-et-attaque', seats: 1 },
];

const named = ({ game, seats, options }: Setting): string =>
  `${game}, ${seats} players, ${JSON.stringify(options ?? {})}`;

for (const [i, setting] of ALONE.entries()) {
  // Both servers and both sizes take their turns, so that every game meets each of them.
  const size = i % 2 ? DESK : PHONE;
  const baseURL = i % 4 < 2 ? HOME : CLUSTER[0];
  test(`alone with bots (${size.name}, ${baseURL === HOME ? 'home' : 'cluster'}): ${named(setting)}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size, baseURL });
    const { page } = await running(context, setting);
    await playOut(page, size.touch);
    await expect(page.locator('[data-result]')).toBeVisible();
  });
}

for (const game of ['wave', 'sea-change', 'land-unter', 'vague-verte', 'vague-et-attaque'])
  test(`two browsers at one table, on two nodes: ${game}`, async ({ browser }) => {
    const setting: Setting = {
      game,
      seats: 3,
      people: 2,
      ...(game === 'sea-change' ? { options: { target: 1 } } : {}),
      ...(game === 'vague-verte' ? { options: { length: 5 } } : {}),
    };
    const mine = await visitor(browser, { size: DESK, baseURL: CLUSTER[0] });
    const hers = await visitor(browser, { size: PHONE, baseURL: CLUSTER[1], language: 'en' });
    await comeIn(mine, 'Moana');
    await comeIn(hers, 'Heiata');
    const table = await open(mine, setting);
    const [desk, phone] = [await mine.newPage(), await hers.newPage()];
    await phone.goto(`/t/${table}`);
    await phone.locator('[data-sit="1"]').tap();
    await desk.goto(`/t/${table}`);
    await desk.locator('[data-start]').click();
    await expect(desk.locator('[data-table]')).toBeVisible();
    await expect(phone.locator('[data-table]')).toBeVisible();
    await Promise.all([playOut(desk, false), playOut(phone, true)]);
    await expect(desk.locator('[data-result]')).toBeVisible();
    await expect(phone.locator('[data-result]')).toBeVisible();
  });

test('the connection cut in the middle of a move and restored: nothing is lost or doubled', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, baseURL: CLUSTER[0] });
  const { page, table } = await running(context, { game: 'sea-change', seats: 3 });
  const hand = page.locator('.hand button');
  await expect(page.locator('[data-my-turn]')).toBeVisible();
  const before = await hand.count();
  await context.setOffline(true);
  await press(page.locator('button[data-legal]').first());
  await expect(page.locator('.hand .pending')).toHaveCount(1);
  await expect(page.locator('[data-connection]')).toBeVisible();
  await expect(hand).toHaveCount(before);
  await context.setOffline(false);
  await expect(hand).toHaveCount(before - 1);
  await expect(page.locator('[data-connection]')).toHaveCount(0);
  const { view } = await seen(context, table);
  const held = view.zones.find(({ name, owner }) => name === 'hand' && owner === 0);
  expect(held?.cards).toHaveLength(before - 1);
});

test('a bot stands in at once for whoever leaves, and the seat is given back', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const { page, table } = await running(context, { game: 'land-unter', seats: 3, botTime: 4000 });
  await expect(page.locator('[data-my-turn]')).toBeVisible();
  await does(context, `/api/tables/${table}/leave`);
  await page.locator('[data-notice="away"] button').tap();
  await expect(page.locator('[data-notice="away"]')).toHaveCount(0);
  await expect(page.locator('[data-my-turn]')).toBeVisible();
});
