import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../cards/vision';

const CSS = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The value of a token in a theme; what has only one has it in both. */
function colour(token: string, theme: Theme): string {
  const [, value = ''] = new RegExp(`--${token}: (.*);`).exec(CSS) ?? [];
  const [, light, dark] = /light-dark\((.*), (.*)\)/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

/** What is seen where a colour with an alpha lies over another. */
function over(veil: string, ground: string): string {
  const parts = (hex: string): number[] =>
    (hex.slice(1).match(/../g) ?? []).map((digits) => parseInt(digits, 16));
  const [red = 0, green = 0, blue = 0, alpha = 255] = parts(veil);
  const below = parts(ground);
  const mixed = [red, green, blue].map((part, place) =>
    Math.round(part + ((below[place] ?? 0) - part) * (1 - alpha / 255)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Everything that is drawn, here and in the boards of games. */
const SOURCES = import.meta.glob<string>(
  ['../**/*.{svelte,ts}', '@games/*/board/**/*.{svelte,ts}'],
  { query: '?raw', import: 'default', eager: true },
);

it('no style asks for a name that nobody gives', () => {
  const all = [CSS, ...Object.values(SOURCES)].join('\n');
  const given = new Set([...all.matchAll(/--[\w-]+(?=['"]?[:,=|])/g)].map(([name]) => name));
  const asked = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((name) => !given.has(name)).join()).toBe('');
});

const SEAS = ['ground-glow', 'ground', 'ground-edge'];
const PLANES = ['sheet', 'panel', 'raised'];
const VEILS = ['veil-thin', 'veil'];

describe.each(THEMES)('the %s theme', (theme) => {
  const is = (token: string): string => colour(token, theme);
  const grounds = new Map([
    ...[...SEAS, ...PLANES].map((name) => [name, is(name)] as const),
    ...VEILS.flatMap((veil) =>
      SEAS.map((sea) => [`${veil} over ${sea}`, over(is(veil), is(sea))] as const),
    ),
  ]);
  /** Where a colour has less contrast than it needs. */
  const lost = (token: string, needed: number): string[] =>
    [...grounds].filter(([, ground]) => contrast(is(token), ground) < needed).map(([name]) => name);

  it('has text that is read on every ground', () => {
    expect(lost('text', 4.5)).toEqual([]);
  });
  it.each(['muted', 'gold-text', 'good-text', 'danger-text'])(
    'has %s that is read on every ground, by night but for the brightest sea',
    (token) => {
      const allowed = theme === 'dark' ? ['ground-glow'] : [];
      expect(lost(token, 4.5).filter((name) => !allowed.includes(name))).toEqual([]);
    },
  );
  it.each(['gold-line', 'muted'])(
    'has %s, for what surrounds a control or has the focus',
    (token) => {
      expect(lost(token, 3)).toEqual([]);
    },
  );
  it('has borders of controls on sheets, panels and pages', () => {
    const grounds = ['sheet', 'panel', 'ground', 'ground-edge'].map(is);
    expect(grounds.filter((ground) => contrast(is('border'), ground) < 3)).toEqual([]);
  });
  it('has words on what is off and on what is gold', () => {
    expect(contrast(is('off-text'), is('off'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(is('ink'), is('gold'))).toBeGreaterThanOrEqual(4.5);
  });
});
