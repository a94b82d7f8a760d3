/** A game that came in a package of its own, at a server in an environment of its own:
 *  `make check-package` starts it and says where it is. */
import { expect, type Page, test } from '@playwright/test';
import { playOut } from './clicking';
import { barriers } from './contrast';
import { learn } from './lessons';
import { BROUGHT } from './places';
import { DESK, PHONE } from './sizes';
import { goHome, running, visitor } from './table';

const { game, fit, unfit, spoilt } = BROUGHT;
const PLAIN = '.board > .scroll .zones';
const FROM_THE_PACKAGE = `link[rel="stylesheet"][href^="/assets/boards/${game}/"]`;

/** Whatever goes wrong in a page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test.afterEach(goHome);

for (const [size, language] of [
  [PHONE, 'fr'],
  [DESK, 'en'],
] as const) {
  const look = { size, language, baseURL: fit };

  test(`it is offered with its poster, its rules and its lesson: ${size.name}, ${language}`, async ({
    browser,
  }) => {
    const page = await (await visitor(browser, look)).newPage();
    const errors = errorsOf(page);
    await page.goto('/');
    const tile = page.locator(`[data-game="${game}"]`);
    await expect(tile.locator('button.play')).toBeVisible();
    await expect(tile.locator(`a[href="/learn/${game}"]`)).toBeVisible();
    await tile.locator(`a[href="/rules/${game}"]`).click();
    await expect(page.locator('main .reader article')).toContainText(/\p{L}{3}/u);
    await expect(page.locator('main .reader')).not.toContainText(`rules-${game}`);
    expect(await barriers(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`its lesson is learnt: ${size.name}, ${language}`, async ({ browser }) => {
    const page = await (await visitor(browser, look)).newPage();
    await page.goto(`/learn/${game}`);
    await learn(page, size.touch ? 'touch' : 'mouse');
    await expect(page.locator('[data-lesson-over] p')).toHaveText(/\p{L}{3}/u);
  });

  test(`it is played to the end on its own board: ${size.name}, ${language}`, async ({
    browser,
  }) => {
    const { page } = await running(await visitor(browser, look), { game, seats: 3 });
    const errors = errorsOf(page);
    await expect(page.locator(FROM_THE_PACKAGE)).toHaveCount(1);
    await expect(page.locator(PLAIN)).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);
    await playOut(page, size.touch);
    await expect(page.locator('[data-result]')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('with a board of another Svelte it is played on plain cards', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, baseURL: unfit });
  const { page } = await running(context, { game, seats: 3 });
  const errors = errorsOf(page);
  await expect(page.locator(PLAIN)).toBeVisible();
  await playOut(page, false);
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.locator('[href^="/assets/boards/"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('with a board that breaks as it is loaded, too, and the browser says why', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, baseURL: spoilt });
  const said = context.waitForEvent('weberror', (error) =>
    error.error().message.includes('spoilt'),
  );
  const { page } = await running(context, { game, seats: 3 });
  await said;
  await expect(page.locator(PLAIN)).toBeVisible();
  await playOut(page, false);
  await expect(page.locator('[data-result]')).toBeVisible();
});

test('with a face that breaks, its rules are told with plain cards, and the browser says why', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK, baseURL: spoilt });
  const said = context.waitForEvent('weberror', (error) =>
    error.error().message.includes('spoilt'),
  );
  const page = await context.newPage();
  await page.goto(`/rules/${game}`);
  await said;
  await expect(page.locator('main .reader article')).toContainText(/\p{L}{3}/u);
  await expect(page.locator('main .reader .example svg.face').first()).toBeVisible();
});
