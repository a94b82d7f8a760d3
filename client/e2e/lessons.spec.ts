/** Every lesson, from what one wants to how one wins, by every hand. */
import { expect, test } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import { type Hand, learn } from './lessons';
import { DESK, PHONE, type Size } from './sizes';
import { goHome, visitor } from './table';

test.afterEach(goHome);

interface Learner {
  readonly size: Size;
  readonly language: 'fr' | 'en';
  readonly hand: Hand;
  readonly still?: boolean;
}

const LEARNERS: readonly Learner[] = [
  { size: PHONE, language: 'fr', hand: 'touch' },
  { size: DESK, language: 'en', hand: 'mouse' },
  { size: DESK, language: 'fr', hand: 'keyboard', still: true },
];

for (const game of REGISTERED)
  for (const { size, language, hand, still = false } of LEARNERS)
    test(`the lesson of ${game} is learnt: ${size.name}, ${language}, ${hand}`, async ({
      browser,
    }) => {
      const page = await (
        await visitor(browser, { size, language, still, direct: true })
      ).newPage();
      await page.goto(`/learn/${game}`);
      await expect(page.locator('[data-lesson-goal] p')).toHaveText(/\p{L}{3}/u);
      await expect(page.locator('[data-lesson-end] p')).toHaveText(/\p{L}{3}/u);
      await learn(page, hand);
      await expect(page.locator('[data-lesson-over] p')).toHaveText(/\p{L}{3}/u);
      const play = page.locator('[data-lesson-next]');
      if (hand === 'keyboard') await page.keyboard.press('Enter');
      else await play.click();
      await expect(page).toHaveURL(/\/t\//);
      await expect(page.locator('.hand button').first()).toBeVisible();
    });
