/** What the rulebook of a game leaves open or does not print, and why it is played so here.
 *
 *  The reasons stand in the catalogue `rulings-<book>` as `<kind>-<rule>`; a rule that has one
 *  carries the sign. The game's `rules.md` says which rules those are: see `learn/rulings.test.ts`.
 */
import { needToRead } from './reading';
import { t, words } from './ui.svelte';

/** Decided by this house, wholly or where the rulebook stops; or a fact that it does not print. */
export const OURS = ['ruling', 'partly', 'fact'] as const;
export type Ours = (typeof OURS)[number];

/** Have the reasons of a book at hand. */
export async function needRulings(book: string): Promise<void> {
  await Promise.all([words.need('rulings'), needToRead('rulings', book)]);
}

const REASONS: Readonly<Record<Ours, (rule: string) => string>> = {
  ruling: (rule) => `ruling-${rule}`,
  partly: (rule) => `partly-${rule}`,
  fact: (rule) => `fact-${rule}`,
};

/** How a rule came about, if it is not the rulebook alone that says it. */
export function oursOf(rule: string): Ours | null {
  return OURS.find((kind) => words.has(REASONS[kind](rule))) ?? null;
}

/** Why a rule that is ours is played so. */
export function reasonOf(rule: string): string {
  return t(REASONS[oursOf(rule) ?? 'ruling'](rule));
}
