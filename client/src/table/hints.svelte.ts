/** Lines that help a newcomer, each shown once on a device. */
import type { Hint } from '../games/contract';
import type { Table } from '../play/table.svelte';
import { settings } from '../settings/settings.svelte';

const KEY = 'houle.hints';

class HintsSeen {
  #seen = $state.raw<readonly string[]>(kept());

  has(hint: Hint): boolean {
    return this.#seen.includes(hint.id);
  }

  add(hint: Hint): void {
    if (!this.has(hint)) this.#keep([...this.#seen, hint.id]);
  }

  /** Show all of them once more. */
  again(): void {
    this.#keep([]);
  }

  #keep(seen: readonly string[]): void {
    this.#seen = seen;
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // Then hints come again at the next visit.
    }
  }
}

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const hintsSeen = new HintsSeen();

/** The hint that fits now; null if there is none, or none is wanted. */
export function hintFor(table: Table): Hint | null {
  if (!settings.hints || table.me === null || table.shown?.table.phase !== 'playing') return null;
  return table.plugin.hints?.find((hint) => !hintsSeen.has(hint) && hint.when(table)) ?? null;
}
