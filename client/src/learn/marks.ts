/** What the pages of rules say about them; for checks, not for players. */
import type { Ours } from '../texts/rulings';

const A_RULE = /^- \*\*([A-Z]-C?\d+[a-z]?)\*\* (.*)$/gm;

/** The rules of a page, in order, each with what marks it as ours, if it is. */
export function marks(page: string): ReadonlyMap<string, Ours | null> {
  return new Map([...page.matchAll(A_RULE)].map(([, rule = '', text = '']) => [rule, mark(text)]));
}

function mark(text: string): Ours | null {
  if (text.includes('**R fact**')) return 'fact';
  if (text.startsWith('**R**')) return 'ruling';
  return text.includes('**R**') ? 'partly' : null;
}

/** The page that tells the rules of a book. */
export const pageOf = (book: string): string =>
  `src/houle/games/${book.replaceAll('-', '_')}/rules.md`;
