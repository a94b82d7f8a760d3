/** Light or dark: as the system has it, or as somebody chose. */
import { expect, type Page, test } from '@playwright/test';
import { onTurn } from './ahead';
import { PHONE } from './sizes';
import { comeIn, goHome, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

/** What somebody sees: how bright the ground is, the text on it, and the browser's own bar. */
async function look(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isLight = (colour: string): boolean => {
      const painted = document.createElement('canvas').getContext('2d');
      if (!painted) throw new Error('nothing can be painted here');
      painted.fillStyle = colour;
      painted.fillRect(0, 0, 1, 1);
      return (painted.getImageData(0, 0, 1, 1).data[1] ?? 0) > 128;
    };
    const named = (light: boolean): string => (light ? 'light' : 'dark');
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const bar = bars.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    const controls = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return [
      `ground ${named(isLight(backgroundColor))}`,
      `text ${named(isLight(color))}`,
      `bar ${named(isLight(bar))}`,
      `controls ${colorScheme === 'light dark' ? controls : colorScheme}`,
    ].join(', ');
  });
}

const LIGHT = 'ground light, text dark, bar light, controls light';
const DARK = 'ground dark, text light, bar dark, controls dark';

async function choose(page: Page, theme: string): Promise<void> {
  await page.locator('[data-menu]').click();
  await page.locator('[data-item="settings"]').click();
  await page.getByRole('radio', { name: theme }).check({ force: true });
  await page.keyboard.press('Escape');
}

test('a page looks as the system does, and changes with it while it is open', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(await look(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look(page)).toBe(DARK);
});

test('what was chosen holds at once, after a reload, and before any script has come', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: PHONE, language: 'en', direct: true });
  await comeIn(context, 'Moana');
  const page = await context.newPage();
  await page.goto(`/t/${await onTurn(context, ONE_CARD)}`);
  await expect(page.locator('[data-table]')).toBeVisible();
  expect(await look(page)).toBe(LIGHT);

  await choose(page, 'Dark');
  expect(await look(page)).toBe(DARK);
  await page.reload();
  await expect(page.locator('[data-table]')).toBeVisible();
  expect(await look(page)).toBe(DARK);

  await test.step('no flash of the other one', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('[data-table]')).toHaveCount(0);
    expect(await look(page)).toBe(DARK);
    await page.unroute('**/*.js');
    await page.reload();
  });

  await choose(page, 'As the system');
  expect(await look(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look(page)).toBe(DARK);
  await choose(page, 'Light');
  expect(await look(page)).toBe(LIGHT);
});
