/** The tables that wait for me: counted in the tab's title and on the sign of the installed app. */
import { settings } from '../settings/settings.svelte';
import { get } from '../wire/api';
import { CAME_IN } from '../wire/came-in';
import type { ShownWaiting } from '../wire/generated';
import { countTitle } from './count-title';
import { me } from './me.svelte';

const WHILE_SEEN = 60_000;
/** Nobody looks, but the tab's title is there to be glanced at. */
const WHILE_HIDDEN = 180_000;
/** Whoever asks again so soon is told the same. */
const SOON = 2000;

class Waiting {
  tables = $state.raw<readonly string[]>([]);
  #askedAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;

  /** Keep counting as long as the page is open. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    const title = document.querySelector('title');
    // Whoever gives the page a title need not know of the number before it.
    if (title) new MutationObserver(countInTitle).observe(title, { childList: true });
    const look = (): void => void this.refresh();
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener(CAME_IN, look);
    if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', look);
    look();
    if (settings.notify)
      void import('../telling/telling.svelte').then(({ telling }) => telling.renew());
  }

  /** Ask the server, unless it has just told. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#askedAt < SOON) return;
    this.#askedAt = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => void this.refresh(),
      document.hidden ? WHILE_HIDDEN : WHILE_SEEN,
    );
    await me.learn();
    if (!me.guest) return;
    const told = await get<ShownWaiting>('/api/me/waiting').catch(() => null);
    if (told) this.#take(told.tables);
  }

  /** What is seen at a table counts at once. */
  here(table: string, waits: boolean): void {
    const others = this.tables.filter((one) => one !== table);
    this.#take(waits ? [table, ...others] : others);
  }

  #take(tables: readonly string[]): void {
    this.tables = tables;
    countInTitle();
    if ('setAppBadge' in navigator) {
      const { length } = tables;
      const shown = length ? navigator.setAppBadge(length) : navigator.clearAppBadge();
      // An app that may not show it still tells it everywhere else.
      shown.catch(() => undefined);
    }
  }
}

export const waiting = new Waiting();

/** A table's own page says by itself whether it waits: there the others are counted. */
function countInTitle(): void {
  const others = waiting.tables.filter((table) => location.pathname !== `/t/${table}`);
  const title = countTitle(document.title, others.length);
  if (title !== document.title) document.title = title;
}
