/** What this screen shows, read from the screen itself: whoever looks for a fault holds it against
 *  what the server had sent. */
import type { LaidZone } from '../play/lay';
import type { Table } from '../play/table.svelte';
import { settings } from '../settings/settings.svelte';
import type { Drawn, DrawnCard, DrawnHeap, DrawnSeat } from '../wire/generated';

const LONGEST = 120;
/** The server takes no more of each, and a body of 16 KiB. */
const MOST_CARDS = 120;

export function drawnOn(table: Table, screen: ParentNode): Drawn {
  const seq = table.shown?.seq ?? 0;
  return {
    seq,
    latest: table.latest?.seq ?? seq,
    rested: table.rested === seq && !table.pending,
    act: table.act,
    language: table.language,
    width: innerWidth,
    height: innerHeight,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    settings: { ...settings },
    hand: [...(table.plugin.hand ?? ['hand'])],
    held: [...(table.plugin.held ?? ['hand'])],
    zones: table.lay.map(({ cards }) => cards.map(({ card }) => card)),
    cards: cardsOn(screen, table.lay).slice(0, MOST_CARDS),
    heaps: all(screen, '[data-count-of]').map(heap),
    seats: all(screen, '.chip[data-seat]').map(seat),
  };
}

function all(screen: ParentNode, what: string): HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(what)].filter(isThere);
}

/** Whether it has a place on the screen, however much lies over it. */
function isThere(element: Element): boolean {
  return element.getClientRects().length > 0;
}

const said = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').trim().slice(0, LONGEST);

/** What is written on a drawing, each piece by itself. */
function written(drawing: Element | null): string {
  if (!drawing) return '';
  const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  while (walker.nextNode()) pieces.push((walker.currentNode.nodeValue ?? '').trim());
  return pieces.filter(Boolean).join(' ').slice(0, LONGEST);
}

function cardsOn(screen: ParentNode, lay: readonly LaidZone[]): DrawnCard[] {
  const places = new Map(
    lay.flatMap(({ id, cards }) =>
      cards.map(({ key }, place) => [key, { zone: id, place }] as const),
    ),
  );
  return all(screen, '[data-card]').map((card) => {
    const front = card.querySelector('[data-side="front"]');
    return {
      ...(places.get(card.dataset['card'] ?? '') ?? { zone: -1, place: -1 }),
      name: (card.getAttribute('aria-label') ?? '').slice(0, LONGEST),
      face: written(front),
      up: !!front && isThere(front) && front.childElementCount > 0,
      legal: card.dataset['legal'] !== undefined,
    };
  });
}

function heap(element: HTMLElement): DrawnHeap {
  return { zone: Number(element.dataset['countOf']), count: said(element) };
}

function seat(element: HTMLElement): DrawnSeat {
  return {
    seat: Number(element.dataset['seat']),
    cards: said(element.querySelector('[data-held]')),
    turn: element.dataset['turn'] !== undefined,
  };
}
