/** What leads from an address to a page. */
import type { Component } from 'svelte';

export type Params = Readonly<Record<string, string>>;
export type Page = Component<{ params: Params }>;

export interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: Page }>;
}

export interface Found {
  readonly Page: Page;
  readonly params: Params;
}

export async function found(routes: readonly Route[], path: string): Promise<Found | null> {
  for (const route of routes) {
    const fits = route.path.exec(path);
    if (fits) return { Page: (await route.load()).default, params: fits.groups ?? {} };
  }
  return null;
}
