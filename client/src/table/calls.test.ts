import { describe, expect, it } from 'vitest';
import { callAt } from './calls';

const NOON = 1_000_000;
const hers = { seat: 1, turn: 7, until: null, call_from: NOON, called_by: [] as number[] };

describe('a bot instead of somebody', () => {
  it('can be called for once the while is over, and not for me', () => {
    expect(callAt([hers], 0, NOON - 1)).toBeNull();
    expect(callAt([hers], 0, NOON)).toEqual({ stage: 'offer', waiting: hers, by: null });
    expect(callAt([hers], 1, NOON)).toBeNull();
    expect(callAt([{ ...hers, call_from: null }], 0, NOON)).toBeNull();
  });

  it('is asked of those who have not agreed, and told to whom it is about', () => {
    const called = { ...hers, called_by: [2] };
    expect(callAt([called], 0, NOON)).toMatchObject({ stage: 'asked', by: 2 });
    expect(callAt([called], 2, NOON)).toMatchObject({ stage: 'agreed' });
    expect(callAt([called], 1, NOON)).toMatchObject({ stage: 'me' });
  });

  it('comes first where I am asked already', () => {
    const called = { ...hers, seat: 2, called_by: [3] };
    expect(callAt([hers, called], 0, NOON)).toMatchObject({ stage: 'asked', waiting: { seat: 2 } });
  });
});
