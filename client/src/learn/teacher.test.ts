import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../play/table.svelte';
import type { Frame, Move } from '../wire/types';
import type { LessonFile } from './lesson';
import { Teacher } from './teacher.svelte';

const move = (place: number): Move => ({ type: 'play', place });
const frame = (seq: number): Frame =>
  ({ seq, view: { moves: [move(seq)], asides: [] } }) as unknown as Frame;
const asked = (seq: number) => ({ seq, move: move(seq), text: `lesson-x-${seq}`, aside: false });
const told = (seq: number) => ({ seq, move: null, text: `lesson-x-${seq}-told`, aside: false });
const lesson: LessonFile = {
  game: 'x',
  seats: 2,
  viewer: 0,
  goal: 'lesson-x-goal',
  end: 'lesson-x-end',
  win: 'lesson-x-win',
  // Frame 7 was left out: some turns have passed.
  frames: [5, 6, 8, 9, 10].map(frame),
  steps: [asked(5), told(6), asked(8), told(10)],
};

/** A table that notes what it is shown, and rests when it is told to. */
class Shown {
  readonly witnesses = new Set<{ rested?: () => void }>();
  readonly speed = Infinity;
  latest: Frame | null = null;
  rested = 0;
  readonly seen: [number, boolean][] = [];

  take(next: Frame, jump: boolean): void {
    this.latest = next;
    this.seen.push([next.seq, jump]);
  }

  rest(): void {
    this.rested = this.latest?.seq ?? 0;
  }
}

let table: Shown;
let teacher: Teacher;
beforeEach(() => {
  table = new Shown();
  teacher = new Teacher(lesson);
  teacher.begin(table as unknown as Table);
  table.rest();
});

async function until(step: number): Promise<void> {
  teacher.begun = true;
  while (teacher.count.step < step) {
    if (teacher.step?.move) await teacher.deed('moves', { move: teacher.step.move });
    else teacher.goOn();
    table.rest();
  }
}

describe('a teacher', () => {
  it('asks for nothing before the first card is read', () => {
    expect(teacher.step).toBeNull();
    teacher.begun = true;
    expect(teacher.step?.text).toBe('lesson-x-5');
  });

  it('shows the very move of the table that is asked for', () => {
    teacher.begun = true;
    expect(teacher.asked).toBe(table.latest?.view?.moves[0]);
  });

  it('says nothing new until what was done has been seen', async () => {
    teacher.begun = true;
    await teacher.deed('moves', { move: move(5) });
    expect(teacher.step).toBeNull();
    expect(teacher.asked).toBeNull();
    table.rest();
    expect(teacher.step?.text).toBe('lesson-x-6-told');
  });

  it('refuses another move, and any before what is told has been read', async () => {
    teacher.begun = true;
    await expect(teacher.deed('moves', { move: move(4) })).rejects.toThrow();
    await until(2);
    await expect(teacher.deed('moves', { move: move(8) })).rejects.toThrow();
    expect(teacher.count.step).toBe(2);
  });

  it('jumps over what was left out, and over nothing else', async () => {
    await until(4);
    await teacher.deed('moves', { move: move(8) }).catch(() => undefined);
    expect(table.seen).toEqual([
      [5, false],
      [6, false],
      [8, true],
      [9, false],
      [10, false],
    ]);
  });

  it('counts steps up to the last one, and is over after it', async () => {
    await until(4);
    await teacher.deed('moves', { move: move(1) }).catch(() => undefined);
    table.rest();
    expect(teacher.count).toEqual({ step: 4, steps: 4 });
    expect(teacher.over).toBe(false);
    teacher.goOn();
    expect(teacher.count).toEqual({ step: 4, steps: 4 });
    expect(teacher.over).toBe(true);
  });
});
