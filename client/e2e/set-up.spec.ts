/** The table before the first move, drawn in the rules for every number of players. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { SetUpParts } from '../src/learn/parts';
import type { View } from '../src/wire/types';
import { barriers } from './contrast';
import { DESK, PHONE, SMALL } from './sizes';
import {
  comeIn,
  does,
  goHome,
  offered,
  open,
  type Seen,
  seen,
  type Setting,
  visitor,
} from './table';
import { boardPart, sample, TRIALS } from './trials';

/** Nobody but the person moves within a test. */
const LONG = 10_000;
test.afterEach(goHome);

async function atTheSetUp(page: Page, game: string): Promise<Locator> {
  await page.goto(`/rules/${game}`);
  const figure = page.locator('[data-set-up]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-mark]').first()).toBeVisible();
  return figure;
}

/** What lies where at a real table that was just dealt. */
async function dealt(context: BrowserContext, setting: Setting): Promise<Seen> {
  const table = await open(context, { ...setting, botTime: LONG });
  await does(context, `/api/tables/${table}/start`);
  return seen(context, table);
}

/** How many may play. */
async function countsOf(context: BrowserContext, game: string): Promise<readonly number[]> {
  const { fewest, most } = await offered(context, game);
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

for (const { game, setUp } of TRIALS)
  test(`the picture and its words say what is dealt to any number of players: ${game}`, async ({
    browser,
  }) => {
    const { parts } = (await boardPart(game, 'set-up.ts')) as { parts: SetUpParts };
    const { theirs, byChance = [], options = {} } = setUp;
    const context = await visitor(browser, { size: PHONE, language: 'en', direct: true });
    await comeIn(context, 'Moana');
    const page = await context.newPage();
    const figure = await atTheSetUp(page, game);
    const choices = figure.getByRole('radio');
    const counts = await countsOf(context, game);
    await expect(choices).toHaveCount(counts.length);
    await choices.nth(0).focus();
    await page.keyboard.press('Space');
    for (const seats of counts) {
      await expect(figure).toHaveAttribute('data-set-up', String(seats));
      const { view } = await dealt(context, { game, seats, options });
      const real = parts(view as unknown as View);
      const named = figure.locator('[data-part]');
      await expect
        .poll(() => named.evaluateAll((all) => all.map((part) => part.getAttribute('data-part'))))
        .toEqual(real.map(({ id }) => id));
      for (const { id, counts: told = {} } of real) {
        if (byChance.includes(id)) continue;
        const text = await figure.locator(`[data-part="${id}"] .says`).textContent();
        expect(text?.match(/\d+/g)?.map(Number) ?? [], id).toEqual(Object.values(told));
      }
      const drawn = real.filter(({ at }) => at !== null);
      const others = drawn.findIndex(({ id }) => id === theirs) + 1;
      await expect(figure.locator(`[data-mark="${others}"]`)).toHaveCount(seats - 1);
      await expect.poll(() => numbers(figure)).toEqual(drawn.map((_, i) => i + 1));
      await expect.poll(() => overlapping(figure)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });

for (const { game } of TRIALS)
  for (const size of [SMALL, DESK])
    test(`the picture is in nobody's way: ${game}, ${size.name}`, async ({ browser }) => {
      const context = await visitor(browser, { size, still: true, direct: true });
      const page = await context.newPage();
      const figure = await atTheSetUp(page, game);
      expect(await barriers(page)).toEqual([]);
      await figure.getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('Tab');
      await expect(figure.locator(':focus')).toHaveCount(0);
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--text-size', '2');
      });
      await expect.poll(() => overlapping(figure)).toEqual([]);
      expect(await figure.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    });

test('the picture is fetched once somebody has read as far as that', async ({ browser }) => {
  const size = { ...SMALL, height: 200 };
  const context = await visitor(browser, { size, direct: true });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(`/rules/${sample().game}`);
  const figure = page.locator('[data-set-up]');
  await expect(figure).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.includes('set-up'))).toEqual([]);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-mark]').first()).toBeVisible();
  expect(fetched.filter((path) => path.includes('set-up'))).not.toEqual([]);
});

/** The numbers on a picture, each once. */
async function numbers(figure: Locator): Promise<readonly number[]> {
  const all = await figure
    .locator('[data-mark]')
    .evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute('data-mark'))));
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** Numbers on a picture that hide each other, or that are cut off. */
function overlapping(figure: Locator): Promise<readonly string[]> {
  return figure.evaluate((root) => {
    const whole = root.getBoundingClientRect();
    const marks = [...root.querySelectorAll('[data-mark]')].map((mark) => ({
      name: mark.textContent,
      box: mark.getBoundingClientRect(),
    }));
    const cut = marks.filter(({ box }) => box.left < whole.left - 1 || box.right > whole.right + 1);
    const pairs = marks.flatMap((one, i) =>
      marks.slice(i + 1).map((other) => [one, other] as const),
    );
    const hidden = pairs.filter(([{ box: a }, { box: b }]) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 4 && down > 4;
    });
    return [
      ...cut.map(({ name }) => `${name} is cut off`),
      ...hidden.map(([one, other]) => `${one.name} over ${other.name}`),
    ];
  });
}
