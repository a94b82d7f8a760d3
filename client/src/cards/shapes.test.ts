import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDrawn } from './shapes';

it('knows the marks that are drawn, and no others', () => {
  const source = readFileSync(new URL('Mark.svelte', import.meta.url), 'utf-8');
  const drawn = [...source.matchAll(/shape === '([\w-]+)'/g)].map(([, shape]) => shape);
  expect(drawn.length).toBeGreaterThan(10);
  for (const shape of drawn) expect([shape, isDrawn(shape)]).toEqual([shape, true]);
  for (const shape of ['jellyfish', '', null, undefined]) expect(isDrawn(shape)).toBe(false);
});
