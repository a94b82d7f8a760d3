/** Others play what somebody played: the link, the game, how everybody did, two games side by side. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { atRest, onTurn } from './ahead';
import { barriers } from './contrast';
import { DESK, PHONE } from './sizes';
import { comeIn, does, goHome, moves, running, type Seen, visitor } from './table';
import { ONE_CARD, sample } from './trials';

test.afterEach(goHome);

/** It has no rounds, and few moves. */
const { game: QUICK, short: SHORT } = sample(({ round, short }) => !round && !short.ahead);

type Moves = Seen['view']['moves'];

/** Play to the end, without a page. */
async function playOut(
  context: BrowserContext,
  table: string,
  choose: (moves: Moves, made: number) => unknown,
): Promise<void> {
  for (let made = 0; ;) {
    const now = await atRest(context, table);
    if (now.view.outcome) return;
    if (await moves(context, table, now, choose(now.view.moves, made))) made++;
  }
}

const first = (all: Moves): unknown => all[0];

/** Whoever only copies: no device of a test sends anything on. */
async function copies(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
}

/** Take a challenge up and play it to its end; the page shows how it ended. */
async function takeUp(
  context: BrowserContext,
  page: Page,
  choose: (moves: Moves, made: number) => unknown,
): Promise<string> {
  await page.locator('[data-do="play-challenge"]').click();
  await expect(page).toHaveURL(/\/t\/[a-z2-7]+$/);
  await expect(page.locator('[data-table]')).toBeVisible();
  const table = page.url().split('/').pop() ?? '';
  await page.goto('about:blank');
  await playOut(context, table, choose);
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-result]')).toBeVisible();
  return table;
}

/** The row of which a move has the focus. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']);

test('T-96, T-97, T-98: friends play what somebody played, and see every game beside their own', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  await copies(hers);
  await comeIn(hers, 'Ada');
  const source = await onTurn(hers, { game: QUICK, ...SHORT, level: 'beginner' });
  await playOut(hers, source, first);
  const ada = await hers.newPage();
  await ada.goto(`/t/${source}`);
  const ask = ada.getByRole('button', { name: 'Fais jouer cette donne à tes amis' });
  await ask.tap();
  await expect(ada.locator('[data-handed="challenge-copied"]')).toContainText('Copié');
  expect(await barriers(ada)).toEqual([]);
  const told = await ada.evaluate(() => navigator.clipboard.readText());
  expect(told).toContain('Ada');
  expect(told).not.toMatch(/gagné|perdu|point/);
  const { pathname } = new URL(told.split('\n').at(-1) ?? '');
  expect(pathname).toMatch(/^\/c\/[a-z2-7]+$/);
  await ada.locator('[data-to-challenge]').tap();
  await expect(ada).toHaveURL(new RegExp(`${pathname}$`));
  await expect(ada.getByRole('heading', { level: 1 })).toContainText('Tu demandes à tes amis');
  await expect(ada.locator('[data-compared]')).toHaveCount(1);
  await expect(ada.getByText('Personne d’autre ne l’a encore jouée')).toBeVisible();

  const his = await visitor(browser, { size: DESK, language: 'en', direct: true });
  await comeIn(his, 'Ben');
  const ben = await his.newPage();
  await ben.goto(pathname);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(
    'Ada asks you: play what I played',
  );
  await expect(ben.locator('[data-challenge="new"]')).toBeVisible();
  await expect(ben.locator('main')).not.toContainText(/won|lost|points/);
  expect(await ben.locator('main').innerHTML()).not.toContain(source);
  await ben.locator('[data-do="play-challenge"]').click();
  await expect(ben.locator('[data-table]')).toBeVisible();
  await ben.locator('[data-menu]').click();
  await expect(ben.locator('[data-item="fault"]')).toBeVisible();
  for (const item of ['hint', 'talk', 'leave', 'watch', 'fair'])
    await expect(ben.locator(`[data-item="${item}"]`)).toHaveCount(0);
  await expect(ben.locator('[data-talk]')).toHaveCount(0);
  await ben.goto(pathname);
  await expect(ben.locator('[data-challenge="begun"]')).toBeVisible();
  const bens = await takeUp(his, ben, first);
  await expect(ben.locator('[data-do="rematch"], [data-hand-on]')).toHaveCount(0);
  await ben.locator('[data-do="others"]').click();
  await expect(ben.locator('[data-compared]')).toHaveCount(2);
  await expect(ben.locator(`[data-compared="${bens}"]`)).toContainText('Ben · you');
  await expect(ben.locator(`[data-compared="${source}"]`)).toContainText('Ada · asked');
  await expect(ben.locator('[data-do="play-challenge"]')).toHaveCount(0);

  // The same moves make the same game, so that two who are asked part where one moves otherwise.
  const theirs = await visitor(browser, { size: PHONE, language: 'fr', direct: true });
  await copies(theirs);
  await comeIn(theirs, 'Inès');
  const ines = await theirs.newPage();
  await ines.goto(pathname);
  const own = await takeUp(theirs, ines, (all, made) => (made < 2 ? all[0] : all.at(-1)));
  await ines.locator('[data-do="others"]').tap();
  await expect(ines.locator('[data-compared]')).toHaveCount(3);
  await expect(ines.locator(`[data-compared="${bens}"]`)).toContainText('premiers coups que toi');
  expect(await barriers(ines)).toEqual([]);
  await ines.locator('[data-do="share"]').tap();
  await expect(ines.getByText('C’est copié')).toBeVisible();
  expect(await ines.evaluate(() => navigator.clipboard.readText())).toBe(told);

  await ines.locator(`[data-compared="${bens}"] [data-do="beside"]`).tap();
  await expect(ines.getByRole('heading', { level: 1 })).toHaveText(
    'Ta partie à côté de celle de Ben',
  );
  const table = ines.locator('[data-beside]');
  const together = Number(await table.getAttribute('data-beside'));
  expect(together).toBeGreaterThanOrEqual(2);
  await expect.poll(() => focused(ines)).toBe(String(together + 1));
  await expect(ines.locator('[data-row="1"]')).toHaveCount(0);
  const unfold = ines.locator('[data-do="unfold"]');
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.tap();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  const [mine, other] = await ines.locator('[data-row="1"] a').allTextContents();
  expect(mine).toBe(other);
  await unfold.tap();
  await ines.locator(`[data-row="${together + 1}"] [data-side="own"]`).focus();
  await ines.keyboard.press('ArrowUp');
  await expect.poll(() => focused(ines)).toBe(String(together));
  await ines.keyboard.press('ArrowDown');
  await ines.keyboard.press('ArrowRight');
  await expect(ines.locator(`[data-row="${together + 1}"] [data-side="other"]`)).toBeFocused();
  expect(await barriers(ines)).toEqual([]);
  await ines.keyboard.press('Enter');
  await expect(ines).toHaveURL(new RegExp(`/t/${bens}/\\d+\\?eyes=0$`));
  await expect(ines.locator('[data-replay="play"]')).toBeVisible();
  await ines.goBack();
  await expect.poll(() => focused(ines)).toBe(String(together + 1));
  await ines.locator(`[data-row="${together + 1}"] [data-side="own"]`).tap();
  await expect(ines).toHaveURL(new RegExp(`/t/${own}/\\d+$`));

  await ada.reload();
  await expect(ada.locator('[data-compared]')).toHaveCount(3);
  await expect(ada.locator(`[data-compared="${bens}"]`)).toContainText('Ben');
  await ada.locator(`[data-compared="${bens}"] [data-do="look"]`).tap();
  await expect(ada).toHaveURL(new RegExp(`/t/${bens}/\\d+\\?eyes=0$`));
  await expect(ada.locator('[data-replay="play"]')).toBeVisible();

  // She finds it again among her games.
  await ada.goto('/mine');
  const again = ada.locator('[data-own-challenge]');
  await expect(again).toContainText('2 personnes l’ont jouée');
  expect(await barriers(ada)).toEqual([]);
  await again.getByRole('link').tap();
  await expect(ada).toHaveURL(new RegExp(`${pathname}$`));
  await expect(ada.locator('[data-compared]')).toHaveCount(3);
  await ben.goto('/mine');
  await expect(ben.locator('[data-own-challenge]')).toContainText('You played it as well');
});

test('T-96: of a game that was stopped nobody makes others play the deal', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK, language: 'en', direct: true });
  const { page, table } = await running(context, ONE_CARD);
  await does(context, `/api/tables/${table}/concede`);
  await expect(page.locator('[data-hand-on="text"]')).toBeVisible();
  await expect(page.locator('[data-hand-on="challenge"]')).toHaveCount(0);
});

test('T-97, T-98: whoever gives up has played, and a link that nobody made says so', async ({
  browser,
}) => {
  const hers = await visitor(browser, { size: DESK, direct: true });
  await comeIn(hers, 'Ada');
  const source = await onTurn(hers, { game: QUICK, ...SHORT, level: 'beginner' });
  await playOut(hers, source, first);
  const asked = await does(hers, `/api/tables/${source}/challenge`);
  const { challenge } = asked as unknown as { challenge: string };

  const his = await visitor(browser, { size: PHONE, language: 'en', direct: true });
  const page = await his.newPage();
  await page.goto(`/c/${challenge}`);
  await page.locator('[data-do="play-challenge"]').tap();
  await expect(page.locator('[data-table]')).toBeVisible();
  await does(his, `/api/tables/${page.url().split('/').pop() ?? ''}/concede`);
  await page.locator('[data-do="others"]').tap();
  await expect(page.locator('[data-own] [data-score]')).toHaveText('gave up');

  await page.goto(`/c/${'a'.repeat(16)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such deal here');
});
