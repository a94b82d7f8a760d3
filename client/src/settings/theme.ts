/** Light or dark: as the system has it, unless this device chose. Colours follow `data-theme` by
 *  themselves, see `kit/tokens.css`. */
import type { Theme } from './settings.svelte';

const A_YEAR = 365 * 24 * 3600;

export function showIn(theme: Theme): void {
  const age = theme === 'system' ? 0 : A_YEAR;
  document.documentElement.dataset['theme'] = theme;
  // The server writes it into the next page, which then has it before any script runs.
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`;
}
