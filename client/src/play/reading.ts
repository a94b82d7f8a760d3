/** How long words take: whoever shows something that must be read asks here, and nowhere else. */
import { settings } from '../settings/settings.svelte';

const WORDS_A_SECOND = 4;

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How much faster than usual one looks: who wants no flights still wants to see and to read. */
function pace(speed: number): number {
  return speed === Infinity ? 1 : speed;
}

/** Milliseconds that cards stay which are to be looked at. */
export function lookingTime(ms: number, speed: number): number {
  return (ms * settings.reading) / pace(speed);
}

/** Milliseconds that a text takes to be read, at a speed of the table. */
export function readingTime(text: string, speed: number): number {
  return lookingTime((wordsIn(text) * 1000) / WORDS_A_SECOND, speed);
}
