/** What was written down, judged: was there time to read, and how long does one wait? */
import type { Line } from './watcher';

/** As people read: the client has its own clock, and this is not it. */
const WORDS_A_SECOND = 4;
/** Milliseconds: a timer and the page that it changes are not quite as one. */
const BLINK = 60;

export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface Reading {
  readonly line: Line;
  /** Milliseconds it was there, and those that it takes to get to its end. */
  readonly shown: number;
  readonly needed: number;
}

/** Who has just read a text knows it when it comes again so many milliseconds later. */
const REMEMBERED = 2000;

/** Lines in one place are read one after the other, in the order in which they came; a line that
 *  comes while another is being read has to wait for its reader. They are written down as they go,
 *  which is another order. */
export function readings(lines: readonly Line[]): Reading[] {
  const readUpTo = new Map<number, number>();
  const known = new Map<string, number>();
  return inOrder(lines).flatMap((line) => {
    const starts = Math.max(line.came, readUpTo.get(line.place) ?? 0);
    const since = line.came - (known.get(line.text) ?? -Infinity);
    const again = since >= 0 && since < REMEMBERED;
    const ends = again ? line.came : starts + (wordsIn(line.text) * 1000) / WORDS_A_SECOND;
    if (line.went !== null && line.went + BLINK >= ends) known.set(line.text, line.went);
    if (again) return [];
    readUpTo.set(line.place, Math.min(ends, line.went ?? ends));
    if (line.went === null || line.tapped) return [];
    return [{ line, shown: line.went - line.came, needed: ends - line.came }];
  });
}

const inOrder = (lines: readonly Line[]): Line[] => lines.toSorted((a, b) => a.came - b.came);

export const ratio = ({ shown, needed }: Reading): number => shown / needed;

export const tooShort = (all: readonly Reading[], blink = BLINK): Reading[] =>
  all.filter(({ shown, needed }) => shown + blink < needed);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** The same numbers from the same seed, from 0 to 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Where the median lies with 95 %: whole games are drawn again, since waits of one game are
 *  alike. Nothing can be said from fewer than two. */
export function interval(games: readonly (readonly number[])[]): readonly [number, number] | null {
  if (games.length < 2) return null;
  const roll = dice(1);
  const medians = Array.from({ length: 1000 }, () =>
    median(games.flatMap(() => games[Math.floor(roll() * games.length)] ?? [])),
  ).toSorted((a, b) => a - b);
  return [medians[24] ?? NaN, medians[974] ?? NaN];
}
