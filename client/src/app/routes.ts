/** Which page belongs to which address. */
import { type Found, found, type Route } from './route';

export type { Params } from './route';

const ROUTES: readonly Route[] = [
  { path: /^\/$/, load: () => import('../pages/Home.svelte') },
  { path: /^\/open\/(?<game>[a-z-]+)$/, load: () => import('../pages/Open.svelte') },
  { path: /^\/t\/(?<id>[a-z2-7]+)$/, load: () => import('../pages/Table.svelte') },
  { path: /^\/t\/(?<id>[a-z2-7]+)\/(?<seq>\d+)$/, load: () => import('../pages/Replay.svelte') },
  { path: /^\/rules\/(?<game>[a-z-]+)$/, load: () => import('../pages/Rules.svelte') },
  { path: /^\/learn\/(?<game>[a-z-]+)$/, load: () => import('../pages/Lesson.svelte') },
  { path: /^\/mine$/, load: () => import('../pages/Mine.svelte') },
];

export async function pageAt(path: string): Promise<Found> {
  return (await found(ROUTES, path)) ?? (await import('./seldom')).seldomAt(path);
}
