/* eslint-disable no-console -- the figures are what it is for */
/** Can one follow it? Games at the usual speed, with a browser that watches. `make rhythm` plays
 *  whole ones and prints figures; otherwise it is a stretch of each game. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { interval, median, ratio, readings, type Reading, tooShort } from './rhythm/judging';
import { play, type Played, type Sitting } from './rhythm/playing';
import { DESK, PHONE } from './sizes';
import { watch, type Watcher } from './rhythm/watcher';
import { goHome, visitor } from './table';
import { type Tried, TRIALS } from './trials';

const asked = (process.env['RHYTHM_GAMES'] ?? '').replaceAll('_', '-').split(' ').filter(Boolean);
const EACH = Number(process.env['RHYTHM'] ?? 0);
const TABS = Number(process.env['RHYTHM_TABS'] ?? 4);
/** A run that must end earlier cuts its last games short. */
const MINUTES = Number(process.env['RHYTHM_MINUTES'] ?? Infinity);
const SEED = Number(process.env['RHYTHM_SEED'] ?? 1);
/** Finished games, so that a run can be broken off and go on. */
const KEPT = 'build/rhythm';

test.afterEach(goHome);

const seated = ({ game, isTogether, rhythm }: Tried, nth: number): Sitting => ({
  game,
  seats: rhythm.seats,
  together: isTogether ?? false,
  goesOn: rhythm.goesOn ?? (() => false),
  counted: rhythm.rounds ?? [],
  size: nth % 2 ? DESK : PHONE,
  language: nth % 4 < 2 ? 'fr' : 'en',
  seed: SEED * 1000 + nth,
});

const told = (reading: Reading): string =>
  `${reading.line.kind}: ${(reading.shown / 1000).toFixed(2)} of ${(reading.needed / 1000).toFixed(2)} s: ${reading.line.text}`;

/** The median in seconds, with where it lies. */
function figure(games: readonly (readonly number[])[]): string {
  const around = interval(games)?.map((ms) => (ms / 1000).toFixed(1));
  return `${(median(games.flat()) / 1000).toFixed(1)} s${around ? ` [${around.join('–')}]` : ''}`;
}

function report(game: string, played: readonly Played[]): string[] {
  const read = played.flatMap(({ lines }) => readings(lines));
  const short = tooShort(read);
  const rounds = played.reduce((sum, each) => sum + each.rounds, 0);
  const shown = played.reduce((sum, each) => sum + each.roundsShown, 0);
  return [
    `${game}: ${played.length} games, ${played.flatMap(({ mayMove }) => mayMove).length} waits`,
    `  I may move after ${figure(played.map(({ mayMove }) => mayMove))}, have seen all after ${figure(played.map(({ allSeen }) => allSeen))}`,
    `  ${read.length} lines, shortest shown/needed ${Math.min(...read.map(ratio)).toFixed(2)}, ${short.length} too short`,
    `  rounds ended ${rounds}, shown ${shown}; ends shown ${played.filter(({ endShown }) => endShown).length}`,
    ...short.slice(0, 30).map((each) => `    ${told(each)}`),
  ];
}

test.describe('whole games', () => {
  test.skip(!EACH, 'takes an hour: make rhythm');
  test.setTimeout(0);
  test('nothing goes before it can be read, every end is seen, and nobody waits for long', async ({
    browser,
  }) => {
    const chosen = TRIALS.filter(({ game }) => !asked.length || asked.includes(game));
    const found = new Map<string, Played[]>(chosen.map(({ game }) => [game, []]));
    // All games advance alike, so that a run that is cut short still says something of each.
    const queue = Array.from({ length: EACH }, (_, nth) =>
      chosen.map((game) => seated(game, nth)),
    ).flat();
    const until = Date.now() + MINUTES * 60_000;
    mkdirSync(KEPT, { recursive: true });
    const sit = async (): Promise<void> => {
      for (let next = queue.shift(); next && Date.now() < until; next = queue.shift()) {
        const file = `${KEPT}/${next.game}-${next.seed}.json`;
        const kept = existsSync(file);
        const played = kept
          ? (JSON.parse(readFileSync(file, 'utf8')) as Played)
          : await play(browser, { ...next, until });
        found.get(next.game)?.push(played);
        if (kept) continue;
        // What was cut short is played again by a run that goes on.
        if (Date.now() < until) writeFileSync(file, JSON.stringify({ ...next, ...played }));
        console.log(`${next.game} ${next.seed}: ${played.seconds.toFixed(0)} s`);
      }
    };
    await Promise.all(Array.from({ length: TABS }, sit));
    for (const [game, played] of found) console.log(report(game, played).join('\n'));
    for (const { game, rhythm } of chosen) {
      const played = found.get(game) ?? [];
      expect.soft(tooShort(played.flatMap(({ lines }) => readings(lines))).map(told)).toEqual([]);
      expect
        .soft(played.map((each) => each.roundsShown))
        .toEqual(played.map((each) => each.rounds));
      expect
        .soft(median(played.flatMap(({ mayMove }) => mayMove)) / 1000)
        .toBeLessThanOrEqual(rhythm.longest);
    }
  });
});

for (const [nth, trial] of TRIALS.entries())
  test(`a stretch of ${trial.game}: what has words stays until they can be read`, async ({
    browser,
  }) => {
    const turns = trial.rhythm.longest > 12 ? 1 : 2;
    const { lines, allSeen, endShown } = await play(browser, { ...seated(trial, nth), turns });
    // A bad deal can be over before.
    expect(endShown || (allSeen.length === turns && lines.length > 0)).toBe(true);
    // Where all cores are busy, a page may be late to show what it was told to.
    expect(tooShort(readings(lines), 400).map(told)).toEqual([]);
  });

declare const watcher: Watcher;

test('words that go too early, or change too early, are found', async ({ browser }) => {
  const context = await visitor(browser, { size: DESK });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    const planted = document.createElement('p');
    planted.dataset['words'] = 'planted';
    planted.textContent = 'word '.repeat(60);
    document.body.append(planted);
  });
  await page.evaluate(() => {
    const planted = document.querySelector('[data-words="planted"]');
    if (planted) planted.textContent = 'other '.repeat(60);
  });
  await page.evaluate(() => {
    document.querySelector('[data-words="planted"]')?.remove();
  });
  const found = tooShort(readings(await page.evaluate(() => watcher.lines())));
  expect(found.map(({ line }) => `${line.kind} ${line.text.slice(0, 5)}`)).toEqual([
    'planted word ',
    'planted other',
  ]);
});
