/** The rules of the house about the connection, taking back, looking back and coming in. */
import { expect, test } from '@playwright/test';
import { playOn } from '../ahead';
import { clickTheNext, press } from '../clicking';
import { DESK, PHONE } from '../sizes';
import { goHome, makeAMove, running, seen, visitor } from '../table';
import { ONE_CARD, TRIALS } from '../trials';
import { hand, legal, untilMyTurn, withHer } from './at-table';

test.afterEach(goHome);

test('17. The truth about the connection within 3 s; a sent move is pending, and sent once', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, direct: true });
  const { page, table } = await running(context, ONE_CARD);
  await untilMyTurn(page);
  const { seq } = await seen(context, table);
  const sent: string[] = [];
  await page.route('**/moves', async (route) => {
    sent.push((route.request().postDataJSON() as { command: string }).command);
    if (sent.length > 1) return route.continue();
    // The server does it, but its answer gets lost.
    await route.fetch();
    await route.abort();
  });
  const before = await hand(page).count();
  await press(legal(page).first());
  await expect(hand(page)).toHaveCount(before - 1);
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  expect((await seen(context, table)).seq).toBeGreaterThan(seq);
  await untilMyTurn(page);
  await expect(hand(page)).toHaveCount(before - 1);

  await page.evaluate(() => {
    const told = new Promise<number>((done) => {
      addEventListener('offline', () => {
        const cut = performance.now();
        const look = (): void => {
          const says = document.querySelector('[data-connection="lost"]');
          if (says) done(performance.now() - cut);
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        look();
      });
    });
    Object.assign(window, { told });
  });
  await context.setOffline(true);
  expect(
    await page.evaluate(() => (window as unknown as { told: Promise<number> }).told),
  ).toBeLessThan(3000);
  await context.setOffline(false);
  await expect(page.locator('[data-connection]')).toHaveCount(0);
});

for (const { game, short } of TRIALS.filter(({ isTogether }) => isTogether))
  test(`18. Undo only where nothing was revealed and nobody else acted: ${game}`, async ({
    browser,
  }) => {
    const mine = await visitor(browser, { size: DESK });
    const hers = await visitor(browser, { size: DESK });
    const { page, table } = await withHer({ mine, hers }, { game, ...short });
    const back = page.locator('[data-take-back]');
    // The bot has chosen before me; what it chose lies face down.
    await expect.poll(async () => (await seen(mine, table)).waiting.length).toBe(2);
    await clickTheNext(page, false);
    await expect(back).toBeVisible();
    await back.click();
    await untilMyTurn(page);
    await clickTheNext(page, false);
    await expect(back).toBeVisible();
    expect(await makeAMove(hers, table)).toBe(true);
    await expect(back).toHaveCount(0);
  });

test('19. Replays and watchers use the same screen: play, pause, step, speed, seat, link', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK });
  const { page, table } = await running(context, ONE_CARD);
  await playOn(context, table, 4);
  const stranger = await visitor(browser, { size: PHONE });
  const watching = await stranger.newPage();
  await watching.goto(`/t/${table}`);
  await expect(watching.locator('[data-table]')).toBeVisible();
  await expect(watching.locator('button[data-legal]')).toHaveCount(0);
  await page.goto(`/t/${table}/8`);
  await expect(page.locator('[data-table]')).toBeVisible();
  await page.locator('[data-replay="forward"]').click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/9`));
  await page.locator('[data-replay="back"]').click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/8`));
  for (const control of ['play', 'first', 'last', 'known', 'copy'])
    await expect(page.locator(`[data-replay="${control}"]`)).toBeVisible();
  await expect(page.locator('select').first()).toBeVisible();
});

test('20. A first game within 60 s of opening the page, without an account; hints of one line, each once', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: PHONE.width, height: PHONE.height },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  const began = Date.now();
  await page.goto('/');
  await page.locator(`[data-play-now="${ONE_CARD.game}"]`).tap();
  await expect(page.locator('[data-table]')).toBeVisible();
  await untilMyTurn(page);
  expect(Date.now() - began).toBeLessThan(60_000);
  const hint = page.locator('[data-notice="hint"]');
  await expect(hint).toBeVisible();
  const text = (await hint.textContent()) ?? '';
  const { height } = (await hint.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThan(64);
  await page.locator('[data-notice="hint"] button').tap();
  await page.reload();
  await expect(page.locator('[data-table]')).toBeVisible();
  await expect(page.locator('[data-notice="hint"]', { hasText: text.trim() })).toHaveCount(0);
});
