/** Finding one’s way in a book on the screen. */

/** Bring a rule or a section into view, and let a screen reader go on from there. */
export function show(root: ParentNode, id: string): void {
  const found = root.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const paragraph = found?.closest('p');
  (paragraph ?? found?.querySelector('p'))?.focus({ preventScroll: true });
  if (paragraph) paragraph.scrollIntoView({ block: 'center' });
  else found?.scrollIntoView({ block: 'start' });
}

/** How far down the screen somebody reads, in pixels. */
const EYES = 160;

/** The section that is being read. */
export function reading(root: ParentNode): string {
  const sections = [...root.querySelectorAll<HTMLElement>('section[id]')];
  return sections.findLast((section) => section.getBoundingClientRect().top < EYES)?.id ?? '';
}
