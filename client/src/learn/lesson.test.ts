import { describe, expect, it } from 'vitest';
import { REGISTERED } from '../testing/registered';
import type { Frame } from '../wire/types';
import { framesTo, type LessonFile, lessonOf, sameMove } from './lesson';

const frame = (seq: number): Frame => ({ seq }) as Frame;
const step = (seq: number) => ({
  seq,
  move: { type: 'play', place: 0 },
  text: `lesson-x-${seq}`,
  aside: false,
});
const file: LessonFile = {
  game: 'x',
  seats: 2,
  viewer: 0,
  frames: [5, 6, 7, 8, 9, 10].map(frame),
  goal: 'lesson-x-goal',
  end: 'lesson-x-end',
  win: 'lesson-x-win',
  steps: [step(5), step(8)],
};
const seqs = (at: number): number[] => framesTo(file, at).map(({ seq }) => seq);

describe('the progress of a lesson', () => {
  it('begins with what leads to the first step', () => {
    expect(seqs(0)).toEqual([5]);
  });
  it('goes on with what the others do until the next', () => {
    expect(seqs(1)).toEqual([6, 7, 8]);
  });
  it('ends with what is left', () => {
    expect(seqs(2)).toEqual([9, 10]);
    expect(seqs(3)).toEqual([]);
  });
});

it('moves are the same if all their fields are', () => {
  expect(sameMove({ type: 'play', place: 1 }, { place: 1, type: 'play' })).toBe(true);
  expect(sameMove({ type: 'play', place: 1 }, { type: 'play', place: 2 })).toBe(false);
  expect(sameMove({ type: 'play' }, { type: 'play', place: 2 })).toBe(false);
});

describe.each(REGISTERED)('the lesson of %s', (game) => {
  it('asks only for moves that are possible', async () => {
    const lesson = await lessonOf(game);
    expect(lesson?.steps.filter(({ move }) => move).length).toBeGreaterThanOrEqual(5);
    for (const { seq, move, aside } of lesson?.steps ?? []) {
      const view = lesson?.frames.find((shown) => shown.seq === seq)?.view;
      const possible = (aside ? view?.asides : view?.moves) ?? [];
      if (move) expect(possible.some((other) => sameMove(move, other))).toBe(true);
    }
  });
});

it('a game without a lesson has none', async () => {
  expect(await lessonOf('low-tide')).toBeNull();
});
