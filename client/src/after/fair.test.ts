import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commitment, dealingKey, type Sealed, Stream, toHex } from './fair';

type Draw =
  | { readonly below: number; readonly gives: number }
  | { readonly shuffle: number; readonly gives: readonly number[] };
interface Vector extends Sealed {
  readonly words: readonly (string | null)[];
  readonly commitment: string;
  readonly key: string;
  readonly draws: readonly Draw[];
}

const file = new URL('../../../docs/fair-deals.vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];

it('there are fifty examples', () => {
  expect(vectors).toHaveLength(50);
});

it.each(vectors.map((vector) => [vector.table, vector] as const))(
  '%s is dealt alike',
  async (_, vector) => {
    expect(toHex(await commitment(vector))).toBe(vector.commitment);
    const key = await dealingKey(vector, vector.words);
    expect(toHex(key)).toBe(vector.key);
    const stream = new Stream(key);
    for (const draw of vector.draws) {
      if ('below' in draw) expect(await stream.below(draw.below)).toBe(draw.gives);
      else expect(await stream.shuffled([...Array(draw.shuffle).keys()])).toEqual(draw.gives);
    }
  },
);
