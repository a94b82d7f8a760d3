/** What pages leave for the service worker, which has neither words nor settings of its own:
 *  `public/sw.js` knows these names too. */
import type { PushBody } from '../wire/generated';

const TURN = 'houle-turn';
const WORDS = '/turn';
/** Apart from the words, which a page may be about to leave anew. */
const STOPPED = '/turn-stopped';

export interface Left {
  readonly language: string;
  readonly title: string;
  /** What a word says, by its kind. */
  readonly turn: string;
  readonly reminder: string;
  readonly invitation: string;
  readonly evening: string;
  /** The button that ends it. */
  readonly stop: string;
  /** How this browser is to be told, for when it gets another address. */
  readonly asked: Pick<PushBody, 'zone' | 'quiet' | 'company'> & { readonly key?: string };
}

export async function leave(left: Left): Promise<void> {
  await (await caches.open(TURN)).put(WORDS, Response.json(left));
}

/** Whether it was ended in a notice, where no page could note it. */
export async function wasStopped(): Promise<boolean> {
  return (await (await caches.open(TURN)).match(STOPPED)) !== undefined;
}

/** How a notice about a table is headed. */
export async function leaveTitle(table: string, title: string): Promise<void> {
  await (await caches.open(TURN)).put(`${WORDS}/${table}`, new Response(title));
}

export async function forgetTitle(table: string): Promise<void> {
  await (await caches.open(TURN)).delete(`${WORDS}/${table}`);
}

/** Nobody is told here any more. */
export async function forgetAll(): Promise<void> {
  await caches.delete(TURN);
}
