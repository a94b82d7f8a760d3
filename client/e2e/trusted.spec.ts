/** What the policy of a page forbids is refused, and nothing of ours needs it. */
import { expect, test } from '@playwright/test';
import { watch } from './elsewhere/troubles';
import { clickTheNext } from './clicking';
import { PHONE } from './sizes';
import { goHome, running, visitor } from './table';
import { ONE_CARD } from './trials';

test.afterEach(goHome);

test('text becomes neither markup nor script, and a game needs neither', async ({ browser }) => {
  const context = await visitor(browser, { size: PHONE });
  await context.addInitScript(watch);
  const { page } = await running(context, ONE_CARD);
  await clickTheNext(page, true);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/');
  const noted = (): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('troubles'));
  expect(await noted()).toBeNull();

  const tried = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const attempts: Record<string, () => void> = {
      markup: () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => (document.createElement('script').src = '/elsewhere.js'),
      policy: () => trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(tried).toEqual(['markup: TypeError', 'script: TypeError', 'policy: TypeError']);
  expect(await noted()).toContain('require-trusted-types-for');
});
