/** Times as people speak of them. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the largest unit that fits. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const gone = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, ms]) => gone >= ms) ?? ['minute', 60_000];
  if (gone < 60_000) return words.format(0, 'second');
  return words.format(-Math.floor(gone / length), unit);
}

export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

/** Do something now and every so often, as long as somebody looks. */
export function whileSeen(every: number, act: () => void): () => void {
  const look = (): void => {
    if (!document.hidden) act();
  };
  act();
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
