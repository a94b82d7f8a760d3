/** Playing by clicking, as somebody would who takes whatever there is to click. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const PATIENCE = 15_000;

/** Whether the game on this page is over. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('[data-result]').count()) > 0;
}

/** Where a button lies open, from its corner: cards of a hand are tilted and cover each other. */
function openSpot(button: Element): Point | undefined {
  const { left, top, width, height } = button.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.15, 0.08, 0.7, 0.85];
  return shares
    .flatMap((down) => shares.map((across) => ({ x: width * across, y: height * down })))
    .find(({ x, y }) => button.contains(document.elementFromPoint(left + x, top + y)));
}

/** It is enough that it lies open there; what is in the way elsewhere does not matter. */
const pressing = (
  position: Point | undefined,
): { force: true; timeout: number; position?: Point } => ({
  force: true,
  timeout: PATIENCE,
  ...(position ? { position } : {}),
});

/** In a page: somebody listens for the next click. */
const listens = (): { readonly heard: Promise<unknown> } => ({
  heard: new Promise((heard) => {
    addEventListener('click', heard, { capture: true, once: true });
  }),
});

/** A tap is over when the fingers are up; the click that the page makes of it comes later, and on a
 *  busy machine after whatever is done next. */
async function tapped(page: Page, tap: () => Promise<void>): Promise<void> {
  const listening = await page.evaluateHandle(listens);
  await tap();
  await listening.evaluate(({ heard }) => heard);
}

/** Click or tap a button where it lies open. */
export async function press(button: Locator, touch = false): Promise<void> {
  const how = pressing(await button.evaluate(openSpot, undefined, { timeout: PATIENCE }));
  await (touch ? tapped(button.page(), () => button.tap(how)) : button.click(how));
}

/** The same, unless the button is gone: others play too. */
async function pressIfThere(
  page: Page,
  button: ElementHandle<Element>,
  touch: boolean,
): Promise<boolean> {
  try {
    const how = pressing(await button.evaluate(openSpot));
    await (touch ? tapped(page, () => button.tap(how)) : button.click(how));
    return true;
  } catch (error) {
    if (await button.evaluate(({ isConnected }) => isConnected)) throw error;
    return false;
  }
}

/** In a page, in one go: a button that makes a move or begins one, or that the game is over, or that
 *  it is enough. */
function toPress(): HTMLElement | 'over' | null {
  if (document.querySelector('[data-result], [data-clicked-enough]')) return 'over';
  const shown = (buttons: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(buttons)].filter(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) && button.getClientRects().length > 0,
    );
  const cards = shown('button[data-legal], button[data-target]');
  return (
    shown('button[data-go-on]')[0] ??
    shown('button[data-target]:not([data-target="look"])')[0] ??
    shown('button[data-move]:not([data-move="done"])')[0] ??
    cards[Math.floor(Math.random() * cards.length)] ??
    shown('button[data-move="done"]')[0] ??
    null
  );
}

/** Make the first move that can be made by clicking; false if there is none now. */
export async function clickAMove(page: Page, touch: boolean): Promise<boolean> {
  const button = (await page.evaluateHandle(toPress)).asElement();
  return button !== null && (await pressIfThere(page, button, touch));
}

/** Wait for a move and make it by clicking; false if the game is over, or it is enough. */
export async function clickTheNext(page: Page, touch: boolean): Promise<boolean> {
  for (;;) {
    const button = (await page.waitForFunction(toPress, undefined, { timeout: 0 })).asElement();
    if (!button) return false;
    if (await pressIfThere(page, button, touch)) return true;
  }
}

/** Play a game to its end by clicking. */
export async function playOut(page: Page, touch: boolean): Promise<void> {
  while (await clickTheNext(page, touch));
}

/** Play a game on pages, to its end or until all have clicked so many times between them. */
export async function clickOn(
  pages: readonly (readonly [Page, boolean])[],
  most: number,
): Promise<void> {
  let left = most;
  const enough = (): Promise<unknown> =>
    Promise.all(
      pages.map(([page]) =>
        page.evaluate(() => {
          document.body.dataset['clickedEnough'] = '';
        }),
      ),
    );
  await Promise.all(
    pages.map(async ([page, touch]) => {
      while (await clickTheNext(page, touch)) if (!--left) await enough();
    }),
  );
}
