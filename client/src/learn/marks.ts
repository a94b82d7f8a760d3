/** What the pages of `docs/rules` say about their rules; for checks, not for players. */
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
export const pageOf = (book: string): string => `docs/rules/${book.replaceAll('-', '_')}.md`;
