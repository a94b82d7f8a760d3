/** A learner: does what a lesson shows, step after step. */
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './clicking';

export type Hand = 'mouse' | 'touch' | 'keyboard';

/** What is to be pressed now: a button to go on, or what the lesson asks for, uppermost last. */
const wanted = (page: Page): Locator => page.locator('[data-lesson-next], [data-asked]').last();

/** In a page: which step it is, and what is to be pressed in it. */
function asking(): string {
  const step = document.querySelector('[data-lesson-step]')?.textContent ?? '';
  const next = [...document.querySelectorAll('[data-lesson-next], [data-asked]')].at(-1);
  return [step, next?.tagName, next?.getAttribute('aria-label') ?? next?.textContent].join();
}

/** Follow a lesson from its first card to its last; `look` is called before every press. */
export async function learn(
  page: Page,
  hand: Hand,
  look: (pressed: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let pressed = 0; ; pressed++) {
    const next = wanted(page);
    await next.waitFor();
    await look(pressed);
    if (await page.locator('[data-lesson-over]').count()) return;
    await stepsAreCounted(page);
    await liesOpen(next);
    const before = await page.evaluate(asking);
    if (hand === 'keyboard') {
      await next.focus();
      await page.keyboard.press('Enter');
    } else await press(next, hand === 'touch');
    await expect.poll(() => page.evaluate(asking)).not.toBe(before);
  }
}

/** "Step 3 of 12": never more than there are. */
async function stepsAreCounted(page: Page): Promise<void> {
  for (const text of await page.locator('[data-lesson-step]').allTextContents()) {
    const [step = 0, steps = 0] = (text.match(/\d+/g) ?? []).map(Number);
    expect(step).toBeGreaterThan(0);
    expect(step).toBeLessThanOrEqual(steps);
  }
}

/** Nothing of what the lesson says lies over what it is about. */
async function liesOpen(asked: Locator): Promise<void> {
  const covered = await asked.evaluate((element) => {
    const said = document.querySelector('[data-notice="lesson"]');
    if (!said || said.contains(element)) return false;
    const [a, b] = [said.getBoundingClientRect(), element.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  });
  expect(covered, 'what is asked for is covered').toBe(false);
}
