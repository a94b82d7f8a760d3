/** Which page belongs to which address. */
import type { Component } from 'svelte';

export type Params = Readonly<Record<string, string>>;
type Page = Component<{ params: Params }>;
interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: Page }>;
}

const ROUTES: readonly Route[] = [
  { path: /^\/$/, load: () => import('../pages/Home.svelte') },
  { path: /^\/open\/(?<game>[a-z-]+)$/, load: () => import('../pages/Open.svelte') },
  { path: /^\/t\/(?<id>[a-z2-7]+)$/, load: () => import('../pages/Table.svelte') },
  { path: /^\/t\/(?<id>[a-z2-7]+)\/(?<seq>\d+)$/, load: () => import('../pages/Replay.svelte') },
  { path: /^\/rules\/(?<game>[a-z-]+)$/, load: () => import('../pages/Rules.svelte') },
  { path: /^\/learn\/(?<game>[a-z-]+)$/, load: () => import('../pages/Lesson.svelte') },
  { path: /^\/mine$/, load: () => import('../pages/Mine.svelte') },
  { path: /^\/carry-on$/, load: () => import('../pages/CarryOn.svelte') },
  { path: /^\/cards(?:\/(?<game>[a-z-]+))?$/, load: () => import('../pages/Cards.svelte') },
];

export async function pageAt(path: string): Promise<{ Page: Page; params: Params }> {
  for (const route of ROUTES) {
    const found = route.path.exec(path);
    if (found) return { Page: (await route.load()).default, params: found.groups ?? {} };
  }
  return { Page: (await import('../pages/Nowhere.svelte')).default, params: {} };
}
