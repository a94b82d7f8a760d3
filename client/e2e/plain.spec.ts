/** Games that bring no screen are played on the plain table. */
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { playOut } from './clicking';
import { barriers } from './contrast';
import { Child, freePort } from './elsewhere/child';
import { overflowing, tooSmall } from './house/measures';
import { PYTHON } from './places';
import { DESK, PHONE, SIZES, SMALL } from './sizes';
import { goHome, running, visitor } from './table';

let baseURL: string;
let server: Child;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  const port = await freePort();
  baseURL = `http://127.0.0.1:${port}`;
  server = new Child(PYTHON, ['-m', 'tests.web.with_samples', String(port)]);
  const answers = async (): Promise<true | null> => {
    const answer = await request.get(`${baseURL}/healthz`).catch(() => null);
    return answer?.ok() ? true : null;
  };
  await server.until(answers, 'an answer');
});

test.afterEach(goHome);
test.afterAll(() => server.end());

for (const size of SIZES)
  test(`Low Tide from the first card to the last: ${size.name}`, async ({ browser }) => {
    const context = await visitor(browser, { size, baseURL, direct: true });
    const { page } = await running(context, { game: 'low-tide', seats: 4 });
    const overflow = (): Promise<number[]> =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
    await expect.poll(overflow).toEqual([0, 0]);
    await page.locator('[data-aside="cheer"]').click();
    await expect(page.locator('[data-aside="cheer"]')).toHaveCount(0);
    await playOut(page, size.touch);
    const result = page.locator('[data-result]');
    await expect(result.locator('ol li')).toHaveCount(4);
    await expect(result.locator('ol li').first().getByRole('img')).toHaveAccessibleName(
      'gagne la partie',
    );
    const points = (await result.locator('ol li b').allTextContents()).map(Number);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(points.reduce((sum, each) => sum + each)).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
  });

const MARKET = { game: 'market', seats: 4 };
const options = (page: Page): Locator => page.locator('[data-choices] button[data-move]');
const asked = (page: Page, question: string): Promise<void> =>
  expect(page.getByRole('group', { name: question })).toBeVisible();

async function atTheMarket(context: BrowserContext): Promise<Page> {
  const { page } = await running(context, MARKET);
  await expect(page.locator('[data-my-turn]')).toBeVisible();
  return page;
}

for (const size of SIZES)
  for (const game of ['market', 'quay'])
    test(`cards with names, and many choices, to the end: ${game}, ${size.name}`, async ({
      browser,
    }) => {
      const context = await visitor(browser, { size, baseURL, direct: true });
      const { page } = await running(context, { game, seats: 3 });
      await expect(page.locator('[data-my-turn]')).toBeVisible();
      await expect.poll(() => overflowing(page, size)).toEqual([]);
      await expect.poll(() => tooSmall(page)).toEqual([]);
      await playOut(page, size.touch);
      await expect(page.locator('[data-result]')).toBeVisible();
    });

test('twenty-four bets are one button, and three more touches', async ({ browser }) => {
  const page = await atTheMarket(await visitor(browser, { size: SMALL, baseURL, direct: true }));
  await expect(options(page)).toHaveText(['Parier']);
  await options(page).tap();
  await asked(page, 'Sur qui ?');
  await expect(options(page)).toHaveCount(3);
  await options(page).nth(1).tap();
  await asked(page, 'Sur quoi ?');
  await expect(options(page)).toHaveText(['un filet', 'une lampe', 'une corde', 'un coquillage']);
  await page.locator('[data-back]').tap();
  await asked(page, 'Sur qui ?');
  await options(page).first().tap();
  await options(page).first().tap();
  await expect(options(page)).toHaveText([/^Parier sur .*\s: 1 fois/, /^Parier sur .*\s: 2 fois/]);
  await options(page).last().tap();
  await expect(page.locator('[data-told]')).toContainText('Tu paries sur');
});

test('what is chosen field by field scrolls where it does not fit, at twice the size too', async ({
  browser,
}) => {
  const page = await atTheMarket(await visitor(browser, { size: SMALL, baseURL, direct: true }));
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--text-size', '2');
  });
  await page.locator('.hand button').first().tap();
  await options(page).first().tap();
  await asked(page, 'À qui ?');
  const box = await page.locator('[data-choices]').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SMALL.width);
  await options(page).last().tap();
  await asked(page, 'Qu’espères-tu ?');
  await options(page).last().scrollIntoViewIfNeeded();
  await expect(options(page).last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
});

test('by keyboard alone: forth, back, and to the end of a move', async ({ browser }) => {
  const page = await atTheMarket(
    await visitor(browser, { size: DESK, baseURL, language: 'en', direct: true }),
  );
  await options(page).focus();
  await page.keyboard.press('Enter');
  await asked(page, 'On whom?');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await asked(page, 'On what?');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await asked(page, 'On whom?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toHaveText(/^Bet that .* holds 1 of “a net”$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('aside')).toContainText('You bet on');
});

for (const [language, lines] of [
  ['fr', ['à qui de jouer', 'toi', 'tours restants', '12']],
  ['en', ['whose turn', 'you', 'turns left', '12']],
] as const)
  test(`the public record stands there in words: ${language}`, async ({ browser }) => {
    const context = await visitor(browser, { size: PHONE, baseURL, language, direct: true });
    const page = await atTheMarket(context);
    const facts = page.locator('[data-facts]');
    await expect(facts.locator('dt, dd')).toHaveText(lines, { ignoreCase: true });
  });

test('a card without a shape carries its name, and its zones and moves have theirs', async ({
  browser,
}) => {
  const page = await atTheMarket(await visitor(browser, { size: PHONE, baseURL, direct: true }));
  const cards = page.locator('.hand button');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all())
    await expect(card.locator('[data-side="front"] svg.face')).toContainText(
      (await card.getAttribute('aria-label')) ?? '?',
    );
  await expect(page.locator('main')).toContainText('hangar nord');
});

for (const size of [PHONE, DESK])
  test(`axe finds nothing at the market: ${size.name}`, async ({ browser }) => {
    const page = await atTheMarket(await visitor(browser, { size, baseURL, direct: true }));
    expect(await barriers(page)).toEqual([]);
    await page.locator('.hand button').first().click();
    expect(await barriers(page)).toEqual([]);
  });

test('the table as text says what the record says, and a move is made from there', async ({
  browser,
}) => {
  const context = await visitor(browser, {
    size: DESK,
    baseURL,
    language: 'en',
    still: true,
    direct: true,
  });
  const page = await atTheMarket(context);
  await page.keyboard.press('t');
  const text = page.locator('[data-as-text]');
  await expect(text).toContainText('whose turn: you');
  await expect(text).toContainText('turns left: 12');
  await text.locator('[data-move="bet"]').first().press('Enter');
  await expect(page.locator('aside')).toContainText('You bet on');
});
