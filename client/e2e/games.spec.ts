/** Every game in every mode, played by clicking. */
import { expect, test } from '@playwright/test';
import { playTogether, toTheEnd, wellOn, whileAway } from './ahead';
import { clickOn, press } from './clicking';
import { CLUSTER, HOME } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, held, open, running, type Setting, visitor } from './table';
import { type Course, ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

/** Few games are longer, but some are three times as long: there the rest is not clicked. */
const MOST_CLICKS = 120;

const ALONE: readonly (Setting & Course)[] = TRIALS.flatMap(({ game, modes }) =>
  modes.map((mode) => ({ game, ...mode })),
);

declare global {
  interface Window {
    /** Everything that the prompt has said on this page. */
    prompts: Set<string>;
  }
}

/** In a page: write down whatever the prompt says, however short it is there. */
function notePrompts(): void {
  window.prompts = new Set();
  new MutationObserver(() => {
    const said = document.querySelector('[data-prompt]')?.textContent.trim();
    if (said !== undefined) window.prompts.add(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const named = ({ game, seats, options }: Setting): string =>
  `${game}, ${seats} players, ${JSON.stringify(options ?? {})}`;

for (const [i, { ahead = 0, ...setting }] of ALONE.entries()) {
  // Both servers and both sizes take their turns, so that every game meets each of them.
  const size = i % 2 ? DESK : PHONE;
  const baseURL = i % 4 < 2 ? HOME : CLUSTER[0];
  const language = i % 4 === 1 || i % 4 === 2 ? 'en' : 'fr';
  test(`alone with bots (${size.name}, ${language}, ${baseURL === HOME ? 'home' : 'cluster'}): ${named(setting)}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size, language, baseURL });
    await context.addInitScript(notePrompts);
    await comeIn(context, 'Moana');
    const page = await context.newPage();
    const table = await wellOn(context, setting, ahead);
    await page.goto(`/t/${table}`);
    await clickOn([[page, size.touch]], MOST_CLICKS);
    await test.step('6. The prompt is one sentence of at most 60 characters', async () => {
      const said = await page.evaluate(() => [...window.prompts]);
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter(({ length }) => length <= 3 || length > 60)).toEqual([]);
    });
    await toTheEnd([context], [page], table);
    await expect(page.locator('[data-result]')).toBeVisible();
  });
}

for (const {
  game,
  short: { ahead = 0, ...short },
} of TRIALS)
  test(`two browsers at one table, on two nodes: ${game}`, async ({ browser }) => {
    const mine = await visitor(browser, { size: DESK, baseURL: CLUSTER[0] });
    const hers = await visitor(browser, { size: PHONE, baseURL: CLUSTER[1], language: 'en' });
    await comeIn(mine, 'Moana');
    await comeIn(hers, 'Heiata');
    const table = await open(mine, { game, ...short, people: 2 });
    const [desk, phone] = [await mine.newPage(), await hers.newPage()];
    await phone.goto(`/t/${table}`);
    await phone.locator('[data-sit="1"]').tap();
    await desk.goto(`/t/${table}`);
    await desk.locator('[data-start]').click();
    await expect(desk.locator('[data-table]')).toBeVisible();
    await expect(phone.locator('[data-table]')).toBeVisible();
    if (ahead) await whileAway([desk, phone], () => playTogether([mine, hers], table, ahead));
    await clickOn(
      [
        [desk, false],
        [phone, true],
      ],
      MOST_CLICKS,
    );
    await toTheEnd([mine, hers], [desk, phone], table);
    await expect(desk.locator('[data-result]')).toBeVisible();
    await expect(phone.locator('[data-result]')).toBeVisible();
  });

test('the connection cut in the middle of a move and restored: nothing is lost or doubled', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, baseURL: CLUSTER[0] });
  const { page, table } = await running(context, ONE_CARD);
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
  expect(await held(context, table)).toBe(before - 1);
});

test('a bot stands in at once for whoever leaves, and the seat is given back', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const { page, table } = await running(context, { ...ONE_CARD, botTime: 2000 });
  await expect(page.locator('[data-my-turn]')).toBeVisible();
  await does(context, `/api/tables/${table}/leave`);
  await page.locator('[data-notice="away"] button').tap();
  await expect(page.locator('[data-notice="away"]')).toHaveCount(0);
  await expect(page.locator('[data-my-turn]')).toBeVisible();
});
