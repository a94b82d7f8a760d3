/** A game that brings no screen is played on the plain table: Low Tide, which brings nothing. */
import { expect, test } from '@playwright/test';
import { playOut } from './clicking';
import { Child, freePort } from './elsewhere/child';
import { PYTHON } from './places';
import { SIZES } from './sizes';
import { goHome, running, visitor } from './table';

let baseURL: string;
let server: Child;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ request }) => {
  const port = await freePort();
  baseURL = `http://127.0.0.1:${port}`;
  server = new Child(PYTHON, ['-m', 'tests.web.with_low_tide', String(port)]);
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
    const context = await visitor(browser, { size, baseURL });
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
    await expect(page.locator('[data-result]')).toBeVisible();
  });
