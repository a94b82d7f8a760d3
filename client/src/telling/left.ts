/** What pages leave for the service worker, which has neither words nor settings of its own:
 *  `public/sw.js` knows these names too. */
import type { PushBody } from '../wire/generated';

const TURN = 'houle-turn';
const WORDS = '/turn';

export interface Left {
  readonly language: string;
  readonly title: string;
  /** What a word says, by its kind. */
  readonly turn: string;
  readonly reminder: string;
  /** The button that ends it. */
  readonly stop: string;
  /** How this browser is to be told, for when it gets another address. */
  readonly asked: Pick<PushBody, 'zone' | 'quiet'> & { readonly key?: string };
  /** It was ended in a notice, where no page could note it. */
  readonly stopped?: true;
}

export async function leave(left: Left): Promise<void> {
  await (await caches.open(TURN)).put(WORDS, Response.json(left));
}

export async function found(): Promise<Left | null> {
  const answer = await (await caches.open(TURN)).match(WORDS);
  return answer ? ((await answer.json()) as Left) : null;
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
