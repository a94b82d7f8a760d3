/** W-30b: a finger stays where it is, so the journal tells it once. */
import type { Seat, Step } from '@houle/wire/types';

/** A finger that was told of, and the card it lies on: nobody's is the bend card. */
interface Finger<T> {
  readonly who: Seat;
  readonly zone: number | null;
  readonly place: number;
  readonly advice: unknown;
  readonly told: T;
}

const SET = new Set(['pointed', 'pointed-at-bend']);
const LIFTED = new Set(['unpointed', 'unpointed-bend']);

/** Without what was told before: the same finger on the same card, and what was changed since;
 *  that a finger is lifted can be seen, and is not told at all. */
export function toldOnce<T extends { readonly step?: Step | undefined }>(
  all: readonly T[],
): readonly T[] {
  let fingers: Finger<T>[] = [];
  const idle = new Set<T>();
  for (const told of all) {
    const { step } = told;
    if (step?.type === 'moved') fingers = without(fingers, step.origin, step.origin_place);
    if (step?.type !== 'happened') continue;
    if (LIFTED.has(step.name)) idle.add(told);
    if (!SET.has(step.name)) continue;
    const finger = fingerOf(step, told);
    const before = fingers.find((each) => isSame(each, finger));
    if (before?.advice === finger.advice) idle.add(told);
    else {
      if (before) idle.add(before.told);
      fingers = [...fingers.filter((each) => each !== before), finger];
    }
  }
  return idle.size ? all.filter((told) => !idle.has(told)) : all;
}

function fingerOf<T>({ facts }: Extract<Step, { type: 'happened' }>, told: T): Finger<T> {
  const { who, card, advice } = facts;
  const at = typeof card === 'object' && card.type === 'at' ? card : null;
  return {
    who: typeof who === 'object' && who.type === 'who' ? who.seat : -1,
    zone: at?.zone ?? null,
    place: at?.place ?? 0,
    advice,
    told,
  };
}

function isSame<T>(one: Finger<T>, other: Finger<T>): boolean {
  return one.who === other.who && one.zone === other.zone && one.place === other.place;
}

/** A card leaves its row: fingers on it go, those on its right neighbours move along. */
function without<T>(fingers: Finger<T>[], zone: number, place: number | null): Finger<T>[] {
  if (place === null) return fingers;
  return fingers
    .filter((each) => each.zone !== zone || each.place !== place)
    .map((each) =>
      each.zone === zone && each.place > place ? { ...each, place: each.place - 1 } : each,
    );
}
