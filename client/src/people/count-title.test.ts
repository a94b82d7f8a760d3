import { expect, test } from 'vitest';
import { countTitle } from './count-title';

test('the number stands before whatever the title says', () => {
  expect(countTitle('Houle · wave games', 2)).toBe('(2) Houle · wave games');
});

test('another number takes its place', () => {
  expect(countTitle('(2) Houle', 13)).toBe('(13) Houle');
});

test('where nothing waits, no number stands', () => {
  expect(countTitle('(1) Houle', 0)).toBe('Houle');
  expect(countTitle('Houle', 0)).toBe('Houle');
});
