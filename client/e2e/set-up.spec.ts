/** The table before the first move, drawn in the rules for every number of players. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { SetUpPart, SetUpParts } from '../src/learn/parts';
import { parts as landUnter } from '@games/land_unter/board/set-up';
import { parts as seaChange } from '@games/sea_change/board/set-up';
import { parts as vagueEtAttaque } from '@games/vague_et_attaque/board/set-up';
import { parts as vagueVerte } from '@games/vague_verte/board/set-up';
import { parts as wave } from '@games/wave/board/set-up';
import type { View } from '../src/wire/types';
import { barriers } from './contrast';
import { DESK, PHONE, SMALL } from './sizes';
import { comeIn, does, goHome, open, seen, visitor } from './table';

interface Game {
  readonly name: string;
  readonly parts: SetUpParts;
  readonly seats: readonly number[];
  /** What lies before each of the others. */
  readonly theirs: string;
  /** Games in which somebody is said to start. */
  readonly starts: boolean;
}
const GAMES: readonly Game[] = [
  { name: 'wave', parts: wave, seats: [2, 3, 4], theirs: 'hands', starts: true },
  {
    name: 'sea-change',
    parts: seaChange,
    seats: [1, 2, 3, 4, 5, 6, 7, 8],
    theirs: 'hands',
    starts: false,
  },
  { name: 'land-unter', parts: landUnter, seats: [3, 4, 5], theirs: 'hands', starts: false },
  { name: 'vague-verte', parts: vagueVerte, seats: [2, 3, 4], theirs: 'streets', starts: true },
  {
    name: 'vague-et-attaque',
    parts: vagueEtAttaque,
    seats: [1, 2, 3, 4, 5],
    theirs: 'zones',
    starts: true,
  },
];
/** Nobody but the person moves within a test. */
const LONG = 10_000;
/** How many lifebelts somebody has depends on the cards they get (L-04). */
const BY_CHANCE = ['belts'];

test.afterEach(goHome);

async function atTheSetUp(page: Page, game: string): Promise<Locator> {
  await page.goto(`/rules/${game}`);
  const figure = page.locator('[data-set-up]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-mark]').first()).toBeVisible();
  return figure;
}

/** What lies where at a real table that was just dealt. */
async function dealt(
  context: BrowserContext,
  { name, parts, starts }: Game,
  seats: number,
): Promise<readonly SetUpPart[]> {
  const options = starts ? { first: 0 } : {};
  const table = await open(context, { game: name, seats, options, botTime: LONG });
  await does(context, `/api/tables/${table}/start`);
  return parts((await seen(context, table)).view as unknown as View);
}

for (const game of GAMES)
  test(`the picture and its words say what is dealt to any number of players: ${game.name}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE, language: 'en' });
    await comeIn(context, 'Moana');
    const page = await context.newPage();
    const figure = await atTheSetUp(page, game.name);
    const choices = figure.getByRole('radio');
    await expect(choices).toHaveCount(game.seats.length);
    await choices.nth(0).focus();
    await page.keyboard.press('Space');
    for (const seats of game.seats) {
      await expect(figure).toHaveAttribute('data-set-up', String(seats));
      const real = await dealt(context, game, seats);
      const told = figure.locator('[data-part]');
      await expect
        .poll(() => told.evaluateAll((all) => all.map((part) => part.getAttribute('data-part'))))
        .toEqual(real.map(({ id }) => id));
      for (const { id, counts = {} } of real) {
        if (BY_CHANCE.includes(id)) continue;
        const text = await figure.locator(`[data-part="${id}"] .says`).textContent();
        expect(text?.match(/\d+/g)?.map(Number) ?? [], id).toEqual(Object.values(counts));
      }
      const drawn = real.filter(({ at }) => at !== null);
      const theirs = drawn.findIndex(({ id }) => id === game.theirs) + 1;
      await expect(figure.locator(`[data-mark="${theirs}"]`)).toHaveCount(seats - 1);
      await expect.poll(() => numbers(figure)).toEqual(drawn.map((_, i) => i + 1));
      await expect.poll(() => overlapping(figure)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });

for (const { name } of GAMES)
  for (const size of [SMALL, DESK])
    test(`the picture is in nobody's way: ${name}, ${size.name}`, async ({ browser }) => {
      const context = await visitor(browser, { size, still: true });
      const page = await context.newPage();
      const figure = await atTheSetUp(page, name);
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
  const context = await visitor(browser, { size: PHONE, direct: true });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/rules/vague-et-attaque');
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
