/** The rules of the house about what is shown, said and heard. */
import { expect, test } from '@playwright/test';
import { clickTheNext } from '../clicking';
import { contrasts } from '../contrast';
import { DESK, PHONE } from '../sizes';
import { goHome, held, running, visitor } from '../table';
import { FULLEST, IN_TURN, ONE_CARD, TRIALS } from '../trials';
import {
  hand,
  iMoveUntilHerTurn,
  prompt,
  sheMovesUntilMyTurn,
  untilItRests,
  untilMyTurn,
  withHer,
} from './at-table';

test.afterEach(goHome);

test('5. My turn shows on my place, in the prompt, in the title, with a sound; hidden, it notifies', async ({
  browser,
}) => {
  const mine = await visitor(browser, { size: DESK });
  const hers = await visitor(browser, { size: DESK });
  await mine.grantPermissions(['notifications']);
  await mine.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard, notified: [] });
    const Player = AudioBufferSourceNode;
    const start = (player: AudioBufferSourceNode, when?: number): void => {
      Reflect.apply(Reflect.get(original, 'value') as () => void, player, [when]);
    };
    const original = Object.getOwnPropertyDescriptor(Player.prototype, 'start') ?? {};
    Player.prototype.start = function (when?: number) {
      heard.push(performance.now());
      start(this, when);
    };
    class Noted {
      constructor(title: string) {
        (window as unknown as { notified: string[] }).notified.push(title);
      }
      static permission = 'granted';
      addEventListener(): void {
        return undefined;
      }
      close(): void {
        return undefined;
      }
    }
    Object.assign(window, { Notification: Noted });
    ServiceWorkerRegistration.prototype.showNotification = (title) => {
      new Noted(title);
      return Promise.resolve();
    };
    localStorage.setItem('houle.settings', JSON.stringify({ speed: 0, notify: true, volume: 0.5 }));
    localStorage.setItem('houle.quiet', 'null');
  });
  const { page, table } = await withHer({ mine, hers }, IN_TURN);
  await expect(prompt(page)).not.toHaveText('');
  await expect(page).toHaveTitle(/^▶/);
  await iMoveUntilHerTurn(page, { mine, hers }, table);
  await expect(page).not.toHaveTitle(/^▶/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  const noted = (what: 'heard' | 'notified'): Promise<number> =>
    page.evaluate(
      (what) => (window as unknown as Record<typeof what, unknown[]>)[what].length,
      what,
    );
  expect(await noted('notified')).toBe(0);
  await sheMovesUntilMyTurn({ mine, hers }, table);
  await expect(page).toHaveTitle(/^▶/);
  await expect.poll(() => noted('heard')).toBeGreaterThan(0);
  await expect.poll(() => noted('notified')).toBe(1);
});

for (const { game, short } of TRIALS.filter(({ hasSuits }) => hasSuits))
  test(`12. Never colour alone: every suit and every seat has a shape and a name: ${game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: DESK });
    const { page, table } = await running(context, { game, ...short });
    await expect(hand(page)).toHaveCount(await held(context, table));
    const names = await hand(page).evaluateAll((cards) =>
      cards.map((card) => card.ariaLabel ?? ''),
    );
    for (const name of names) expect(name).toMatch(/\d.*\p{L}|\p{L}.*\d/u);
    const animals = await page
      .locator('[data-animal]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-animal')));
    expect(new Set(animals).size).toBe(short.seats);
  });

for (const setting of FULLEST)
  test(`13. Contrast: text at least 4.5, by day and by night, in ${setting.game}`, async ({
    browser,
  }) => {
    const context = await visitor(browser, { size: PHONE });
    const { page } = await running(context, setting);
    await untilItRests(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await contrasts(page), colorScheme).toEqual([]);
    }
  });

test('15. One polite live region, a sentence for every happening; the table as text one key away', async ({
  browser,
}) => {
  const context = await visitor(browser, { size: DESK });
  const { page } = await running(context, ONE_CARD);
  await untilMyTurn(page);
  await expect(page.locator('[aria-live="polite"]')).toHaveCount(1);
  await clickTheNext(page, false);
  await expect(page.locator('[data-said]')).not.toHaveText('');
  await page.keyboard.press('t');
  const text = page.locator('dialog[open]');
  await expect(text).toBeVisible();
  await expect(text).toContainText('Kai');
});
