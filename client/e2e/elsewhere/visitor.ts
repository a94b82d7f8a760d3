/** Somebody in front of a browser, who looks, waits and clicks. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Point } from './browser';

const PATIENCE = 30_000;

export class Visitor {
  constructor(readonly browser: Browser) {}

  /** How many can be seen. */
  count(selector: string): Promise<number> {
    return this.browser.run(
      (wanted) =>
        [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility())
          .length,
      selector,
    );
  }

  async see(selector: string): Promise<void> {
    await this.wait(async () => (await this.count(selector)) > 0, `to see ${selector}`);
  }

  async missNow(selector: string): Promise<void> {
    await this.wait(async () => (await this.count(selector)) === 0, `for ${selector} to go`);
  }

  async wait(come: () => Promise<boolean>, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!(await come())) {
      if (Date.now() > deadline) throw new Error(`waited in vain ${what}`);
      await pause(50);
    }
  }

  /** Clicks where the first of them can be reached, once it has come to rest. */
  async click(selector: string): Promise<void> {
    let before: Point | null = null;
    await this.wait(async () => {
      const now: Point | null = await this.browser.run(reachable, selector);
      const rests = now !== null && now.x === before?.x && now.y === before.y;
      before = now;
      if (rests) await this.browser.press(now);
      return rests;
    }, `to click ${selector}`);
  }
}

/** Runs in the page: where a pointer would hit the first of these, and nothing above it. */
function reachable(selector: string): Point | null {
  const shares = [0.5, 0.25, 0.12, 0.75, 0.88];
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of shares)
      for (const across of shares) {
        const [x, y] = [left + width * across, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
  }
  return null;
}
