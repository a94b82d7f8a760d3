/** How large things are on a page, and where they lie. */
import type { Page } from '@playwright/test';
import type { Size } from '../sizes';

/** Controls that a finger would miss. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input, select, summary')]
      .filter((control) => control.checkVisibility() && !control.closest('.hand, [inert]'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ control, box }) =>
          `${control.getAttribute('aria-label') ?? control.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
      ),
  );
}

/** The narrowest strip of a hand card that can be seen. */
export function narrowest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.hand button')]
      .map((card) => card.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    const strips = boxes.map((box, i) => {
      const next = boxes
        .slice(i + 1)
        .find((other) => Math.abs(other.top - box.top) < box.height * 0.4);
      return next ? next.left - box.left : box.width;
    });
    return Math.min(...strips);
  });
}

/** What makes the page scroll, or lies outside of the screen. */
export function overflowing(page: Page, size: Size): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > width || root.scrollHeight > height)
      found.push(`page ${root.scrollWidth}×${root.scrollHeight}`);
    const cut = document.querySelectorAll<HTMLElement>('header, .seats, main, .dock, .hand li');
    for (const part of cut) {
      const box = part.getBoundingClientRect();
      if (box.bottom > height + 24 || box.right > width + 24 || box.left < -24)
        found.push(`${part.className || part.tagName} ${Math.round(box.bottom)}`);
    }
    const board = document.querySelector('main');
    if (board && board.scrollHeight > board.clientHeight + 8)
      found.push(`board ${board.scrollHeight} in ${board.clientHeight}`);
    return found;
  }, size);
}
