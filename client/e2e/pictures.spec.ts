/** A picture of every screen, phone and desk, both languages: `make pictures`; by day with
 *  `THEME=light make pictures`. */
import { test } from '@playwright/test';
import { SCREENS, someone } from './screens';
import { DESK, PHONE } from './sizes';
import { goHome, visitor } from './table';

const wanted = process.env['PICTURES'];
const theme = process.env['THEME'] === 'light' ? 'light' : 'dark';
const FOLDER = 'build/pictures';

// What is left open would go on moving and slow down whatever comes after.
test.afterEach(goHome);

for (const screen of SCREENS)
  for (const size of [PHONE, DESK])
    for (const language of ['fr', 'en'] as const) {
      const name = [...screen.name.split(' '), size.name, language].join('_');
      if (wanted && wanted !== 'all' && !name.includes(wanted)) continue;
      test(name, async ({ browser }) => {
        const context = await visitor(browser, { size, language, theme });
        await someone(context);
        const page = await screen.go(context, size.touch);
        await page.evaluate(() => document.fonts.ready);
        // A board takes its size from what the hand leaves, a frame or two later.
        await page.waitForTimeout(300);
        await page.screenshot({
          path: `${FOLDER}/${name}.jpg`,
          type: 'jpeg',
          quality: 72,
          animations: 'disabled',
        });
      });
    }
