/** Looks at the cards of the board one after the other, with the arrow keys. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function lookAround(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const board = event.currentTarget;
  if (!step || !(board instanceof HTMLElement)) return;
  const cards = [...board.querySelectorAll<HTMLElement>('[data-card]:not([inert] *)')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? cards.at(step > 0 ? 0 : -1) : cards[at + step];
  event.preventDefault();
  next?.focus();
}
