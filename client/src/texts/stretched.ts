/** Texts of a language that nobody speaks: longer than any other, and accented throughout. */
const PLAIN = 'aeiouyncAEIOUYNC';
const ACCENTED = 'àéîôûÿñçÀÉÎÔÛŸÑÇ';

export function stretched(text: string): string {
  const accented = text.replaceAll(/[aeiouync]/gi, (c) => ACCENTED[PLAIN.indexOf(c)] ?? c);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return accented + '~'.repeat(Math.ceil(letters * 0.4));
}
