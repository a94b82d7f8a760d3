/** A game that came in a package, in another engine: from its tile to cards sent on its own board. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BROUGHT } from '../places';
import { DESK } from '../sizes';
import type { Browser } from './browser';
import { Firefox } from './firefox';
import { troubles } from './troubles';
import { Visitor } from './visitor';

const PICTURES = join(import.meta.dirname, '../../../build/elsewhere');
const { game, fit } = BROUGHT;
const MOVE =
  'button[data-go-on], button[data-target], button[data-move]:not([data-move="done"]), button[data-legal]';
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  await mkdir(PICTURES, { recursive: true });
  browser = await Firefox.start();
  visitor = new Visitor(browser);
  process.stdout.write(`${browser.name}\n`);
  await browser.resize(DESK);
});
afterAll(() => browser.close());
afterEach(async () => expect(await troubles(browser)).toEqual([]));

test('its rules are told', async () => {
  await browser.open(`${fit}/rules/${game}`);
  await visitor.see('main .reader article');
});

test('one click on its tile, and it is dealt on its own board', async () => {
  await browser.open(fit);
  await visitor.click(`[data-game="${game}"] button.play`);
  await visitor.see('[data-table]');
  await visitor.see('[data-my-turn]');
  expect(
    await browser.run(
      (start) => document.querySelectorAll(`link[href^="${start}"]`).length,
      `/assets/boards/${game}/`,
    ),
  ).toBe(1);
});

test('moves are made by clicking, and the journal tells of them', async () => {
  const told = await visitor.count('aside li');
  for (let clicks = 0; clicks < 6; clicks++) {
    await visitor.see('[data-my-turn]');
    await visitor.click(MOVE);
  }
  await visitor.wait(async () => (await visitor.count('aside li')) > told, 'for the journal');
  await writeFile(join(PICTURES, 'package.png'), await browser.screenshot());
});
