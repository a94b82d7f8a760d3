/** The browser's own bar has a colour for each theme; a page that comes from the server has the
 *  right one already. */
import type { Theme } from './settings.svelte';

export function colourBar(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-of]')) {
    const { of = '' } = bar.dataset;
    if (theme === 'system') bar.media = `(prefers-color-scheme: ${of})`;
    else bar.media = of === theme ? 'all' : 'not all';
  }
}
