import { expect, test } from 'vitest';
import { ago } from './when';

const NOW = Date.UTC(2026, 5, 12, 12);
const MINUTE = 60_000;

test.each([
  [10_000, 'now'],
  [3 * MINUTE, '3 minutes ago'],
  [5 * 60 * MINUTE, '5 hours ago'],
  [26 * 60 * MINUTE, 'yesterday'],
  [-5000, 'now'],
])('%d ms before now is “%s”', (gone, said) => {
  expect(ago(NOW - gone, NOW, 'en')).toBe(said);
});
