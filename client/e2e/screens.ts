/** Every screen of the client, and how to get there. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { REGISTERED } from '../src/testing/registered';
import { atRest, onTurn, playOn } from './ahead';
import { clickTheNext, isOver } from './clicking';
import { comeIn, does, open, type Setting } from './table';
import { FULLEST, ONE_CARD, TRIALS } from './trials';

export interface Screen {
  readonly name: string;
  readonly go: (context: BrowserContext, touch: boolean) => Promise<Page>;
}

async function at(context: BrowserContext, path: string, sign: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const page = (name: string, path: string, sign = 'h1'): Screen => ({
  name,
  go: (context) => at(context, path, sign),
});

/** A table some moves into its game, when it is for me to decide: all but the last of them are made
 *  without a page, as those by clicking are tried elsewhere. Some deals are over before that: then
 *  another one is played. */
function playing(name: string, setting: Setting, moves: number): Screen {
  return {
    name,
    go: async (context, touch) => {
      for (let left = 4; ; left--) {
        const table = await onTurn(context, setting);
        const { view } = await playOn(context, table, moves - 1);
        if (view.outcome && left) continue;
        const page = await at(context, `/t/${table}`, '[data-table]');
        // A finger chooses a card before it plays it.
        for (let clicks = touch ? 2 : 1; clicks && (await clickTheNext(page, touch));) clicks--;
        await atRest(context, table);
        await page.locator('[data-my-turn], [data-result]').first().waitFor({ timeout: 15_000 });
        await page.keyboard.press('Escape');
        if (!(await isOver(page)) || !left) return page;
        await page.close();
      }
    },
  };
}

/** A game that runs, for a page to watch its end or to look back at it. */
const begun = (context: BrowserContext): Promise<string> => onTurn(context, ONE_CARD);

/** What is special about the tables of each game. */
export const TABLES: readonly Screen[] = TRIALS.flatMap(({ game, tables }) =>
  tables.map(({ name, moves, ...mode }) =>
    playing(name ? `${game} ${name}` : game, { game, ...mode }, moves),
  ),
);

export const SCREENS: readonly Screen[] = [
  page('home', '/'),
  page('cards', '/cards'),
  page('mine', '/mine'),
  page('nowhere', '/nowhere'),
  ...REGISTERED.map((game) => page(`open ${game}`, `/open/${game}`)),
  ...REGISTERED.map((game) => page(`rules ${game}`, `/rules/${game}`)),
  ...REGISTERED.map((game) => page(`lesson ${game}`, `/learn/${game}`, '[data-table]')),
  {
    name: 'lobby',
    go: async (context) => {
      const [setting = ONE_CARD] = FULLEST;
      const table = await open(context, { ...setting, people: 3 });
      return at(context, `/t/${table}`, '[data-start], [data-sit], [data-lobby]');
    },
  },
  ...TABLES,
  {
    name: 'result',
    go: async (context) => {
      const table = await begun(context);
      const page = await at(context, `/t/${table}`, '[data-table]');
      await playOn(context, table);
      await expect(page.locator('[data-result]')).toBeVisible();
      return page;
    },
  },
  {
    name: 'replay',
    go: async (context) => {
      const table = await begun(context);
      await playOn(context, table);
      return at(context, `/t/${table}/12`, '[data-replay]');
    },
  },
  ...(['menu', 'text', 'settings', 'keys'] as const).map((sheet): Screen => ({
    name: sheet,
    go: async (context) => {
      const table = await open(context, ONE_CARD);
      await does(context, `/api/tables/${table}/start`);
      const page = await at(context, `/t/${table}`, '[data-table]');
      await openSheet(page, sheet);
      return page;
    },
  })),
];

async function openSheet(page: Page, sheet: 'menu' | 'text' | 'settings' | 'keys'): Promise<void> {
  if (sheet === 'text') await page.keyboard.press('t');
  else if (sheet === 'keys') await page.keyboard.press('?');
  else {
    await page.locator('[data-menu]').click();
    if (sheet === 'settings') await page.locator('[data-item="settings"]').click();
  }
  await expect(page.locator('dialog[open]')).toBeVisible();
}

export async function someone(context: BrowserContext): Promise<void> {
  await comeIn(context, 'Moana');
}
