/** Pages that nobody waits for at a table: even the names of their files come later. */
import { type Found, found, type Route } from './route';

const ROUTES: readonly Route[] = [
  { path: /^\/me$/, load: () => import('../pages/Me.svelte') },
  { path: /^\/friends$/, load: () => import('../pages/Friends.svelte') },
  { path: /^\/record$/, load: () => import('../pages/Record.svelte') },
  { path: /^\/day(?:\/(?<game>[a-z-]+))?$/, load: () => import('../pages/Day.svelte') },
  { path: /^\/c\/(?<id>[a-z2-7]+)$/, load: () => import('../pages/Challenge.svelte') },
  {
    path: /^\/c\/(?<id>[a-z2-7]+)\/(?<table>[a-z2-7]+)$/,
    load: () => import('../pages/Beside.svelte'),
  },
  { path: /^\/clubs$/, load: () => import('../pages/Clubs.svelte') },
  { path: /^\/clubs\/(?<id>[a-z2-7]+)$/, load: () => import('../pages/Club.svelte') },
  { path: /^\/again\/(?<id>[a-z2-7]+)$/, load: () => import('../pages/Again.svelte') },
  { path: /^\/standings(?:\/(?<game>[a-z-]+))?$/, load: () => import('../pages/Standings.svelte') },
  { path: /^\/p\/(?<handle>[a-z2-7]+)$/, load: () => import('../pages/Person.svelte') },
  { path: /^\/moderation$/, load: () => import('../pages/Moderation.svelte') },
  { path: /^\/sign-in$/, load: () => import('../pages/SignIn.svelte') },
  { path: /^\/carry-on$/, load: () => import('../pages/CarryOn.svelte') },
  { path: /^\/mail\/confirm$/, load: () => import('../pages/Mail.svelte') },
  { path: /^\/mail\/end\/(?<token>[\w.-]+)$/, load: () => import('../pages/Mail.svelte') },
  { path: /^\/cards(?:\/(?<game>[a-z-]+))?$/, load: () => import('../pages/Cards.svelte') },
];

export async function seldomAt(path: string): Promise<Found> {
  const nowhere = async (): Promise<Found> => ({
    Page: (await import('../pages/Nowhere.svelte')).default,
    params: {},
  });
  return (await found(ROUTES, path)) ?? nowhere();
}
