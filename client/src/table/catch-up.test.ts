import { expect, it } from 'vitest';
import { missedSince, MOST_TOLD, WORTH_TELLING } from './catch-up.svelte';

const story = Array.from({ length: 20 }, (_, i) => ({ seq: i + 1, text: `line ${i + 1}` }));

it('less than a few things are not worth telling', () => {
  expect(missedSince(story, 20 - WORTH_TELLING + 1)).toBeNull();
  expect(missedSince(story, 20)).toBeNull();
});

it('a few things are told in full', () => {
  const missed = missedSince(story, 20 - WORTH_TELLING);
  expect(missed?.lines.map(({ seq }) => seq)).toEqual([17, 18, 19, 20]);
  expect(missed?.earlier).toBe(0);
});

it('of many things the newest are told, and how many came before', () => {
  const missed = missedSince(story, 2);
  expect(missed?.lines).toHaveLength(MOST_TOLD);
  expect(missed?.lines.at(-1)?.seq).toBe(20);
  expect(missed?.earlier).toBe(18 - MOST_TOLD);
});
