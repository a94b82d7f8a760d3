/** Cards in the air, as the page sees them. */
interface Watched extends Window {
  flights?: { seen: number; blank: number };
}

/** Runs in the page: counts from now on, and how many of them show no side of their card. */
export function watchFlights(): void {
  const counted = { seen: 0, blank: 0 };
  (window as Watched).flights = counted;
  const count = (node: Node): void => {
    if (!(node instanceof Element) || !node.classList.contains('flying')) return;
    const sides = [...node.querySelectorAll('[data-side]')];
    counted.seen += 1;
    if (!sides.some((side) => side.checkVisibility() && side.firstElementChild)) counted.blank += 1;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(count);
  }).observe(document.body, { childList: true });
}

/** Runs in the page: what was counted, and which cards are still unseen. */
export function flights(): { seen: number; blank: number; hidden: string[] } {
  const { seen, blank } = (window as Watched).flights ?? { seen: 0, blank: 0 };
  const hidden = [...document.querySelectorAll('[data-card]')]
    .filter((card) => getComputedStyle(card).opacity === '0')
    .map((card) => card.getAttribute('aria-label') ?? '');
  return { seen, blank, hidden };
}
