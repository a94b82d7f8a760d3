/** Once more with the same people: the second game comes up, is played, and has its own end. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { playOn, whileAway } from './ahead';
import { decide, nextTable, resultOf, screenOf } from './next-game';
import { CLUSTER } from './places';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, open, running, seen, type Setting, visitor } from './table';
import { IN_TURN, ONE_CARD, TRIALS } from './trials';

test.afterEach(goHome);

const GAMES: readonly Setting[] = TRIALS.map(({ game, short }) => ({ game, ...short }));

/** A rematch after a game, and one after that, until one is played by pressing. */
async function playAgain(
  first: string,
  rematch: (before: string) => Promise<string>,
  play: (table: string) => Promise<boolean>,
): Promise<readonly [before: string, table: string]> {
  for (let before = first; ;) {
    const table = await rematch(before);
    if (await play(table)) return [before, table];
    before = table;
  }
}

test('a game that was stopped says so, also to whoever comes back, and has a rematch', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await expect(resultOf(page, table)).toBeVisible();
  await page.reload();
  await expect(resultOf(page, table)).toBeVisible();
  await page.locator('[data-do="rematch"]').tap();
  const next = await nextTable(page, table);
  await expect(screenOf(page, next)).toBeVisible();
  expect(await decide(context, page, next)).toBe(true);
});

test('whoever wins is cheered, and nobody who only comes to look', async ({ browser }) => {
  const look = { size: DESK, speed: 2, reading: 0 } as const;
  const [host, guest] = [await visitor(browser, look), await visitor(browser, look)];
  await comeIn(host, 'Moana');
  await comeIn(guest, 'Heiata');
  const table = await open(host, { ...IN_TURN, people: 2 });
  await does(guest, `/api/tables/${table}/sit`, { seat: 1, name: 'Heiata' });
  await does(host, `/api/tables/${table}/start`);
  const [hosts, guests] = [await host.newPage(), await guest.newPage()];
  for (const page of [hosts, guests]) {
    await page.goto(`/t/${table}`);
    await expect(screenOf(page, table)).toBeVisible();
  }
  await Promise.all([playOn(host, table), playOn(guest, table)]);
  for (const page of [hosts, guests]) await expect(resultOf(page, table)).toBeVisible();
  const winners = (await seen(host, table)).view.outcome?.winners ?? [];
  expect(winners.length).toBeGreaterThan(0);
  const page = winners.includes(0) ? hosts : guests;
  // Confetti makes the canvas as wide as the page.
  const width = (): Promise<number> =>
    page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).width);
  await expect.poll(width).toBe(DESK.width);
  await page.reload();
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(await width()).toBeLessThan(DESK.width);
});

/** From now on, pages of somebody keep every place in which a thing was laid, wherever it moves
 *  from there to come in. */
async function keepPlaces(context: BrowserContext, thing: string): Promise<void> {
  await context.addInitScript((selector) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = (): void => {
      let part = document.querySelector<HTMLElement>(selector);
      let y = 0;
      for (; part; part = part.offsetParent as HTMLElement | null) y += part.offsetTop;
      if (y) places.add(y);
      requestAnimationFrame(look);
    };
    look();
  }, thing);
}
const placesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]);

test('what a result has to say later never moves the way on', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await keepPlaces(context, '[data-do="rematch"]');
  for (const setting of GAMES.slice(0, 2)) {
    const { page, table } = await running(context, setting);
    await whileAway([page], () => playOn(context, table));
    const said = resultOf(page, table);
    await expect(said.locator('[data-hand-on="challenge"]')).toBeAttached();
    const [place, ...others] = await placesOf(page);
    expect(place).toBeGreaterThan(PHONE.height / 2);
    expect(others, setting.game).toEqual([]);
    await page.close();
  }
});

for (const setting of GAMES)
  test(`alone, a rematch deals at once and is played to its end: ${setting.game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE });
    const { page, table } = await running(context, setting);
    await whileAway([page], () => playOn(context, table));

    const rematch = async (before: string): Promise<string> => {
      await expect(resultOf(page, before)).toBeVisible();
      await page.locator('[data-do="rematch"]').tap();
      const next = await nextTable(page, before);
      await expect(screenOf(page, next)).toBeVisible();
      return next;
    };
    const [before, next] = await playAgain(table, rematch, (dealt) => decide(context, page, dealt));
    await playOn(context, next);
    await expect(resultOf(page, next)).toBeVisible();
    await page.goBack();
    await expect(resultOf(page, before)).toBeVisible();
  });

for (const [i, setting] of GAMES.entries()) {
  const asking = i % 2 ? 'guest' : 'host';
  test(`with a second browser, the ${asking} asks for a rematch: ${setting.game}`, async ({
    browser,
  }) => {
    const mine = await visitor(browser, { size: DESK, baseURL: CLUSTER[0] });
    const hers = await visitor(browser, { size: PHONE, baseURL: CLUSTER[1], language: 'en' });
    await comeIn(mine, 'Moana');
    await comeIn(hers, 'Heiata');
    const table = await open(mine, { ...setting, people: 2 });
    await does(hers, `/api/tables/${table}/sit`, { seat: 1, name: 'Heiata' });
    await does(mine, `/api/tables/${table}/start`);
    await Promise.all([playOn(mine, table), playOn(hers, table)]);
    const [desk, phone] = [await mine.newPage(), await hers.newPage()];
    const pages = [desk, phone];
    for (const page of pages) await page.goto(`/t/${table}`);

    const [first, second] = asking === 'host' ? [desk, phone] : [phone, desk];
    const rematch = async (before: string): Promise<string> => {
      for (const page of pages) await expect(resultOf(page, before)).toBeVisible();
      await first.locator('[data-do="rematch"]').click();
      const next = await nextTable(first, before);
      await expect(first.locator('[data-next="invited"]')).toBeVisible();
      await second.locator('[data-do="rematch"]').click();
      await expect(second.locator('[data-next="wait"]')).toBeVisible();
      await expect(first.locator('[data-next="start"]')).toBeVisible();
      await first.locator('[data-start]').click();
      for (const page of pages) await expect(screenOf(page, next)).toBeVisible();
      return next;
    };
    const play = async (dealt: string): Promise<boolean> => {
      const decided = await Promise.all(
        ([mine, hers] as const).map(async (context, who) => {
          const did = await decide(context, who ? phone : desk, dealt);
          await playOn(context, dealt);
          return did;
        }),
      );
      return decided.includes(true);
    };
    const [, next] = await playAgain(table, rematch, play);
    for (const page of pages) await expect(resultOf(page, next)).toBeVisible();
  });
}
