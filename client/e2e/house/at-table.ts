/** What the rules of the house are tried on. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { clickAMove } from '../clicking';
import { comeIn, does, type Look, makeAMove, open, seen, type Setting } from '../table';

export const legal = (page: Page): Locator => page.locator('button[data-legal]');
export const prompt = (page: Page): Locator => page.locator('[data-prompt]');
export const hand = (page: Page): Locator => page.locator('.hand button');
export const flying = (page: Page): Locator => page.locator('.flying');

export async function untilMyTurn(page: Page): Promise<void> {
  await expect(page.locator('[data-my-turn]')).toBeVisible();
}

/** Bots have done what they had to: it is my turn, or a deal was lost before that. */
export async function untilItRests(page: Page): Promise<void> {
  await expect(page.locator('[data-my-turn], [data-result]').first()).toBeVisible();
}

/** Two people at a table; she has no page, and moves when a test wants her to. */
export interface Two {
  readonly mine: BrowserContext;
  readonly hers: BrowserContext;
}

/** A game with her that runs, and in which it is my turn, on a page that has come to rest. */
export async function withHer(
  { mine, hers }: Two,
  setting: Setting,
): Promise<{ page: Page; table: string }> {
  await comeIn(mine, 'Moana');
  await comeIn(hers, 'Heiata');
  const table = await open(mine, { ...setting, people: 2 });
  await does(hers, `/api/tables/${table}/sit`, { seat: 1 });
  await does(mine, `/api/tables/${table}/start`);
  await sheMovesUntilMyTurn({ mine, hers }, table);
  const page = await mine.newPage();
  await page.goto(`/t/${table}`);
  await untilMyTurn(page);
  return { page, table };
}

export async function sheMovesUntilMyTurn({ mine, hers }: Two, table: string): Promise<void> {
  await expect(async () => {
    const { you } = await seen(mine, table);
    if (you.turn === null) await makeAMove(hers, table);
    expect(you.turn).not.toBeNull();
  }).toPass();
}

/** I play by clicking until it is for her to move: whoever takes a trick leads the next one. */
export async function iMoveUntilHerTurn(page: Page, { hers }: Two, table: string): Promise<void> {
  await expect(async () => {
    const { you } = await seen(hers, table);
    if (you.turn === null) await clickAMove(page, false);
    expect(you.turn).not.toBeNull();
  }).toPass();
}

/** I play by clicking until some of my cards cannot be played. */
export async function withDimCards(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await page.locator('.hand [aria-disabled="true"]').count()))
      await clickAMove(page, false);
    await expect(page.locator('.hand [aria-disabled="true"]').first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
}

/** Lets what moves on a page go so many times as fast; 0 keeps it in the air. */
export async function setPace(page: Page, playbackRate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.setPlaybackRate', { playbackRate });
}

/** As designed, with reduced motion, and at once: what lies there is looked at for as long. */
export const WAYS: Record<string, Pick<Look, 'speed' | 'still' | 'reading'>> = {
  moving: { speed: 1 },
  still: { speed: 1, still: true },
  'at once': { speed: 0, reading: 1 },
};
