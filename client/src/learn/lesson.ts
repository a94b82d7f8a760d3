/** A lesson: a game that is already written, in which the learner makes the moves of one seat. */
import { bringing, broughtBy } from '../games/brought';
import { byGame } from '../games/found';
import type { Frame, Move, Seat } from '../wire/types';

/** What the learner does: a move, or something besides, or only reading what is told. */
export interface LessonStep {
  /** The frame at which it is done. */
  readonly seq: number;
  readonly text: string;
  readonly move: Move | null;
  readonly aside: boolean;
}
export interface LessonFile {
  readonly game: string;
  readonly seats: number;
  readonly viewer: Seat;
  /** Texts that say what one wants and how it ends, before; how one wins, after. */
  readonly goal: string;
  readonly end: string;
  readonly win: string;
  readonly frames: readonly Frame[];
  readonly steps: readonly LessonStep[];
}

const files = byGame(import.meta.glob<{ default: unknown }>('@games/*/board/lesson.json'));

/** The games that have one. */
export const TAUGHT: ReadonlySet<string> = new Set([...files.keys(), ...bringing('lesson.json')]);

/** The lesson of a game; null if it has none. */
export async function lessonOf(game: string): Promise<LessonFile | null> {
  const lesson = files.get(game)?.() ?? broughtBy<{ default: unknown }>(game, 'lesson.json');
  return lesson ? ((await lesson).default as LessonFile) : null;
}

/** The frames that lead to a step; after the last step, those that are left. */
export function framesTo({ frames, steps }: LessonFile, step: number): readonly Frame[] {
  const after = step === 0 ? 0 : (steps[step - 1]?.seq ?? Infinity);
  const until = steps[step]?.seq ?? Infinity;
  return frames.filter(({ seq }) => (step === 0 || seq > after) && seq <= until);
}

/** Whether two moves are one and the same. */
export function sameMove(a: Move, b: Move): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => a[field] === b[field]);
}
