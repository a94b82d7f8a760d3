/**
 * French words that lose their end before a vowel: “d’Inès”, but “de Paul”. Texts say `DE($who)` or
 * `QUE($who)`. The twin of the server's `texts/elision.py`, where the reasons stand.
 */
import type { FluentFunction } from '@fluent/bundle';

/** How a name begins that is elided before, in small letters and without accents. */
const VOWEL = /^(?:h?[aeiouœæø]|hy|y(?=[bcdfghjklmnpqrstvwxz]))/;
/** What becomes of “de” before an article: “du bateau pirate”. */
const ARTICLES = { 'le ': 'du ', 'les ': 'des ' };

function elidedBefore(name: string): boolean {
  return VOWEL.test(name.normalize('NFKD').toLowerCase());
}

export function de(name: string): string {
  for (const [article, joined] of Object.entries(ARTICLES))
    if (name.startsWith(article)) return joined + name.slice(article.length);
  return elidedBefore(name) ? `d’${name}` : `de ${name}`;
}

export function que(name: string): string {
  return elidedBefore(name) ? `qu’${name}` : `que ${name}`;
}

const of =
  (joined: (name: string) => string): FluentFunction =>
  ([name]) =>
    joined(String(name));

/** What texts can call. */
export const ELISION = { DE: of(de), QUE: of(que) };
