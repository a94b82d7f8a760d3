/** Every screen, for everyone: no barrier, nothing cut off, longer languages too. */
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './contrast';
import { loadAgain, SCREENS, someone, TABLES } from './screens';
import { DESK, PHONE } from './sizes';
import { goHome, visitor } from './table';

// What is left open would go on moving and slow down whatever comes after.
test.afterEach(goHome);

// One theme on the phone and the other on the desk: each screen is read in both, and visited no more
// often than for one.
for (const screen of SCREENS)
  test(`on a phone axe finds nothing, texts of twice the size and 40 % longer ones fit: ${screen.name}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE, theme: 'light', direct: true });
    await someone(context);
    const page = await screen.go(context, true);
    await test.step('axe', async () => {
      expect(await barriers(page)).toEqual([]);
    });
    await test.step('large', async () => {
      await writeLarge(page);
      expect(await tooWide(page)).toEqual([]);
    });
    await test.step('long', async () => {
      await page.evaluate(() => {
        localStorage.setItem('houle.pseudo', '1');
      });
      await loadAgain(page, screen);
      await expect(page.locator('body')).toContainText('~~');
      expect(await cutOff(page)).toEqual([]);
      expect(await unspoken(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
    });
  });

for (const screen of SCREENS)
  test(`on a desk axe finds nothing: ${screen.name}`, async ({ browser }) => {
    const context = await visitor(browser, { size: DESK, theme: 'dark', direct: true });
    await someone(context);
    expect(await barriers(await screen.go(context, false))).toEqual([]);
  });

test('long words and two long buttons fit beside each other on a phone', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE, direct: true });
  await someone(context);
  const page = await TABLES[0]?.go(context, true);
  const widths = await page?.evaluate(() => {
    const bar = document.querySelector('[data-my-turn]');
    bar?.querySelector('[data-prompt]')?.replaceChildren('Extraordinairement');
    for (const words of ['Recommencer donc', 'Reprendre encore']) {
      const button = document.createElement('button');
      button.className = document.querySelector('button.button')?.className ?? '';
      button.style.padding = '6px 18px';
      button.append(words);
      bar?.append(button);
    }
    return { bar: bar?.scrollWidth, window: document.documentElement.scrollWidth };
  });
  expect(widths?.bar).toBeGreaterThan(0);
  expect(widths?.bar).toBeLessThanOrEqual(PHONE.width);
  expect(widths?.window).toBeLessThanOrEqual(PHONE.width);
});

/** Texts become twice as large, as somebody may have set it in the browser. */
async function writeLarge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('--text-size', '2');
    // What measures its room takes a picture more.
    for (let pictures = 2; pictures; pictures--) await new Promise(requestAnimationFrame);
  });
}

/** What makes a page wider than its window, and controls that lie outside of it. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate((room) => {
    const wide = document.documentElement.scrollWidth;
    const controls = [...document.querySelectorAll<HTMLElement>('button, a, input, select')]
      .filter((part) => part.checkVisibility() && !part.closest('.sr, .hand, [data-scrolls]'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > room + 2 || box.left < -2))
      .map(({ part }) => `${part.tagName} ${part.ariaLabel ?? part.textContent.trim()}`);
    return wide > room ? [`the page: ${wide}`, ...controls] : controls;
  }, PHONE.width);
}

/** Texts that do not lie within the window; that of a phone grows with what is too wide for it. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate((width) => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, p, label, li, a'),
    ];
    return shown
      .filter((part) => part.checkVisibility() && !part.closest('.sr, .hand, [data-scrolls]'))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const scrolled = part.closest('dialog, aside, main');
        const visible = box.width > 0 && box.top < innerHeight && box.bottom > 0;
        return (
          visible && (box.right > width + 2 || box.left < -2) && !scrolled?.matches('[data-board]')
        );
      })
      .map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 60)}`);
  }, PHONE.width);
}

/** Names of texts that stand where the texts should: their catalogue did not come. */
function unspoken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .flatMap((part) => [
        part.getAttribute('aria-label') ?? '',
        part.childElementCount || part.matches('script, style') ? '' : part.textContent.trim(),
      ])
      .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text)),
  );
}
