/** What nobody needs for a first look at the table: it comes after the hand can be played. */
export const later = {
  closer: () => import('./Closer.svelte'),
  ranks: () => import('./Ranks.svelte'),
  /** With one other player or none. */
  ship: () => import('./Ship.svelte'),
  stage: () => import('./Stage.svelte'),
  told: () => import('./Told.svelte'),
} as const;

/** Have it at hand before it is wanted; whoever wants it asks again if it did not come. */
export function fetchAll(): void {
  for (const part of Object.values(later)) part().catch(() => undefined);
}
