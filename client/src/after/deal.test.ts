import { expect, it } from 'vitest';
import type { CardNumber, Frame, Step } from '../wire/types';
import { dealsThese } from './deal';
import { type Bytes, Stream } from './fair';

const KEY: Bytes = new Uint8Array(32).fill(7);
const OTHER: Bytes = new Uint8Array(32).fill(8);

/** Somebody is drawn to begin; ten cards are shuffled, two go to each of two hands. */
async function dealt(key: Bytes): Promise<Frame> {
  const stream = new Stream(key);
  await stream.below(3);
  const pile: CardNumber[] = await stream.shuffled([...Array(10).keys()]);
  const hands: CardNumber[][] = [[], []];
  const steps: Step[] = [{ type: 'shuffled', zone: 0 }];
  for (const seat of [0, 0, 1, 1]) {
    const card = pile.pop() ?? -1;
    const hand = hands[seat] ?? [];
    steps.push({
      type: 'moved',
      card,
      origin: 0,
      origin_place: pile.length,
      target: seat + 1,
      target_place: hand.length,
    });
    hand.push(card);
  }
  const zones = [
    { name: 'pile', owner: null, cards: pile },
    ...hands.map((cards, owner) => ({ name: 'hand', owner, cards })),
  ];
  return { steps, view: { zones } } as unknown as Frame;
}

it('the key that dealt a game deals it again', async () => {
  expect(await dealsThese(KEY, await dealt(KEY))).toBe(true);
});

it('another key does not', async () => {
  expect(await dealsThese(OTHER, await dealt(KEY))).toBe(false);
});

it('a card that was exchanged is found out', async () => {
  const frame = await dealt(KEY);
  const text = JSON.stringify(frame);
  const [a, b] = [frame.view?.zones[0]?.cards[0], frame.view?.zones[0]?.cards[1]];
  const swapped = text.replace(`"cards":[${a},${b}`, `"cards":[${b},${a}`);
  expect(swapped).not.toBe(text);
  expect(await dealsThese(KEY, JSON.parse(swapped) as Frame)).toBe(false);
});

it('cards that were not seen prove nothing', async () => {
  const frame = await dealt(KEY);
  const hidden = JSON.parse(JSON.stringify(frame).replace(/"card":\d+/, '"card":null')) as Frame;
  expect(await dealsThese(KEY, hidden)).toBe(false);
});
