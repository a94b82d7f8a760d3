/** Deals a game once more, from its stream, and compares card by card with what was seen. It knows
 *  no game: a fresh pile has its cards in rising order, and steps say what was done with it. */
import type { CardNumber, Frame, Step } from '../wire/types';
import { type Bytes, Stream } from './fair';

/** Before it shuffles, a game may draw who deals, or which colours are in it: a few numbers. */
const MOST_DRAWN_FIRST = 12;

type Zones = CardNumber[][];

/** Whether a key deals what this frame shows; it must be seen with all cards open. */
export async function dealsThese(key: Bytes, dealt: Frame): Promise<boolean> {
  const fresh = beforeTheDeal(dealt);
  if (!fresh) return false;
  for (let drawn = 0; drawn <= MOST_DRAWN_FIRST; drawn++) {
    const stream = new Stream(key);
    for (let i = 0; i < drawn; i++) await stream.next();
    if (await follows(stream, fresh, dealt)) return true;
  }
  return false;
}

/** Where all cards were before the first step, in rising order; null if some were not seen. */
function beforeTheDeal({ steps, view }: Frame): Zones | null {
  const zones = view?.zones.map(({ cards }) => [...cards]) ?? [];
  for (const step of steps.toReversed()) {
    if (step.type !== 'moved') continue;
    const target = zones[step.target];
    const at = target?.indexOf(step.card) ?? -1;
    if (at < 0) return null;
    zones[step.origin]?.push(...(target?.splice(at, 1) ?? []));
  }
  const known = zones.map((cards) => cards.filter((card) => card !== null));
  if (known.some((cards, i) => cards.length !== zones[i]?.length)) return null;
  return known.map((cards) => cards.toSorted((a, b) => a - b));
}

async function follows(stream: Stream, fresh: Zones, { steps, view }: Frame): Promise<boolean> {
  const zones = fresh.map((cards) => [...cards]);
  // Cards that are put on a pile only after its first shuffle wait here.
  const waiting: Zones = fresh.map(() => []);
  for (const [i, step] of steps.entries()) {
    if (step.type === 'shuffled') {
      const all = [...(zones[step.zone] ?? []), ...(waiting[step.zone] ?? [])];
      const size = sizeAfter(steps.slice(i + 1), step.zone) ?? all.length;
      waiting[step.zone] = all.slice(size);
      zones[step.zone] = await stream.shuffled(all.slice(0, size));
    } else if (step.type === 'moved') {
      const origin = zones[step.origin];
      const target = zones[step.target];
      if (!origin || !target || step.origin_place === null) return false;
      if (step.card === null || origin[step.origin_place] !== step.card) return false;
      origin.splice(step.origin_place, 1);
      target.splice(step.target_place ?? target.length, 0, step.card);
    }
  }
  return view?.zones.every(({ cards }, id) => same(cards, zones[id] ?? [])) ?? false;
}

/** How many cards were shuffled: the first one dealt from there lay on top. */
function sizeAfter(steps: readonly Step[], zone: number): number | null {
  const again = steps.findIndex((step) => step.type === 'shuffled' && step.zone === zone);
  const until = again < 0 ? steps : steps.slice(0, again);
  const dealt = until.find((step) => step.type === 'moved' && step.origin === zone);
  if (dealt?.type === 'moved' && dealt.origin_place !== null) return dealt.origin_place + 1;
  // Shuffled once more before anything was dealt: as many as the next time.
  return again < 0 ? null : sizeAfter(steps.slice(again + 1), zone);
}

function same(seen: readonly (CardNumber | null)[], dealt: readonly CardNumber[]): boolean {
  return seen.length === dealt.length && seen.every((card, place) => card === dealt[place]);
}
