import { afterEach, expect, it } from 'vitest';
import { choose } from '../settings/settings.svelte';
import { readingTime, wordsIn } from './reading';

afterEach(() => {
  choose({ reading: 1 });
});

it('counts what is read as a word, and no sign that stands alone', () => {
  expect(wordsIn('Pioche 2 souvenirs\u202f! — Et garde-les.')).toBe(5);
  expect(wordsIn('')).toBe(0);
});

it('four words take a second at normal speed, and as long where nothing flies', () => {
  expect(readingTime('everybody draws a souvenir', 1)).toBe(1000);
  expect(readingTime('everybody draws a souvenir', Infinity)).toBe(1000);
});

it('who wants it quicker or slower reads quicker or slower', () => {
  expect(readingTime('everybody draws a souvenir', 2)).toBe(500);
  expect(readingTime('everybody draws a souvenir', 0.5)).toBe(2000);
});

it('a test that plays whole games does not read', () => {
  choose({ reading: 0 });
  expect(readingTime('everybody draws a souvenir', 1)).toBe(0);
});
