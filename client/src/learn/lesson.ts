/** A lesson: a game that is already written, in which the learner makes the moves of one seat. */
import type { Frame, Move, Seat } from '../wire/types';

/** A move that the learner is to make, and the text that says so. */
export interface Ask {
  /** The frame at which it is asked for. */
  readonly seq: number;
  readonly move: Move;
  readonly text: string;
}
export interface LessonFile {
  readonly game: string;
  readonly seats: number;
  readonly viewer: Seat;
  readonly frames: readonly Frame[];
  readonly asks: readonly Ask[];
}

const files = import.meta.glob<{ default: unknown }>('../games/*/lesson.json');

/** The lesson of a game; null if it has none. */
export async function lessonOf(game: string): Promise<LessonFile | null> {
  const load = files[`../games/${game}/lesson.json`];
  return load ? ((await load()).default as LessonFile) : null;
}

/** The frames that lead to an ask; after the last ask, those that are left. */
export function framesTo({ frames, asks }: LessonFile, ask: number): readonly Frame[] {
  const after = ask === 0 ? 0 : (asks[ask - 1]?.seq ?? Infinity);
  const until = asks[ask]?.seq ?? Infinity;
  return frames.filter(({ seq }) => (ask === 0 || seq > after) && seq <= until);
}

/** Whether two moves are one and the same. */
export function sameMove(a: Move, b: Move): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => a[field] === b[field]);
}
