import { describe, expect, it } from 'vitest';
import type { Table } from '../play/table.svelte';
import type { Frame, Step } from '../wire/types';
import { rankOf, Since, worthTelling } from './since.svelte';

const happened = (name: string, seat?: number): Step => ({
  type: 'happened',
  name,
  facts: seat === undefined ? {} : { who: { type: 'who', seat } },
});
const moved: Step = {
  type: 'moved',
  card: null,
  origin: 0,
  origin_place: 0,
  target: 1,
  target_place: 0,
};

describe('what is told since my turn', () => {
  it('is at most three sentences, in the order in which it happened', () => {
    const heard = ['a', 'b', 'c', 'd'].map((text) => ({ text, rank: 1 }));
    expect(worthTelling(heard)).toEqual(['b', 'c', 'd']);
  });

  it('is what happened to me before anything else', () => {
    const heard = [
      { text: 'I lost a lifebelt', rank: 0 },
      ...['b', 'c', 'd'].map((text) => ({ text, rank: 1 })),
    ];
    expect(worthTelling(heard)).toEqual(['I lost a lifebelt', 'c', 'd']);
  });

  it('is ranked by the game, and what it does not name is left out', () => {
    const news = ['dropped-out', 'paid'];
    expect(rankOf(happened('paid', 0), 0, news)).toBe(0);
    expect(rankOf(happened('dropped-out', 2), 0, news)).toBe(1);
    expect(rankOf(happened('paid', 2), 0, news)).toBe(2);
    expect(rankOf(happened('dealer', 0), 0, news)).toBeNull();
    expect(rankOf(moved, 0, news)).toBeNull();
  });

  it('is everything in a game that ranks nothing, cards that moved last', () => {
    expect(rankOf(happened('cheered', 2), 0, undefined)).toBe(1);
    expect(rankOf(moved, 0, undefined)).toBe(3);
  });

  it('stays while more is told in my turn, as long as there is room', () => {
    const speaker = { step: (step: Step) => (step.type === 'happened' ? step.name : '') };
    const since = new Since({ me: 0, myTurn: true, plugin: {}, speaker } as unknown as Table);
    const frame = { view: {}, steps: [], happened: { kind: 'advised', seat: 1 } };
    for (const name of ['a', 'b', 'c', 'd']) {
      since.step(frame as unknown as Frame, happened(name));
      since.rested();
    }
    expect(since.lines).toEqual(['a', 'b', 'c']);
  });
});
