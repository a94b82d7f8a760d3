/** Recovery codes as people type them. */
const LETTERS = 24;
const GROUP = 4;

/** A code in its own form; null while it cannot be one. Gaps, dashes and capitals do not matter. */
export function written(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (letters.length !== LETTERS) return null;
  return (letters.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}
