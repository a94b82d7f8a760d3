import { describe, expect, it } from 'vitest';
import { by, left, question, standing } from './choosing';

/** Bets on two people, about four wares, on one or two of them: sixteen moves. */
const bets = [1, 2].flatMap((on) =>
  ['net', 'lamp', 'rope', 'shell'].flatMap((ware) =>
    [1, 2].map((count) => ({ type: 'bet', on, ware, count, loudly: false })),
  ),
);
const stow = { type: 'stow', place: 0 };

describe('choosing field by field', () => {
  it('asks for the kind of move first', () => {
    const asked = question([...bets, stow]);
    expect(asked?.field).toBe('type');
    expect(asked?.options.map(({ value }) => value)).toEqual(['bet', 'stow']);
  });

  it('asks for each field in which moves differ, and for no other', () => {
    const fields: string[] = [];
    let moves: readonly (typeof bets)[number][] | readonly object[] = bets;
    for (let asked = question(bets); asked; asked = question(asked.options[1]?.moves ?? [])) {
      fields.push(asked.field);
      moves = asked.options[1]?.moves ?? [];
    }
    expect(fields).toEqual(['on', 'ware', 'count']);
    expect(moves).toEqual([{ type: 'bet', on: 2, ware: 'lamp', count: 2, loudly: false }]);
  });

  it('has never more to show than the values of one field', () => {
    for (let asked = question(bets); asked; asked = question(asked.options[0]?.moves ?? []))
      expect(asked.options.length).toBeLessThanOrEqual(4);
  });

  it('asks nothing where there is one move, or none', () => {
    expect(question([stow])).toBeNull();
    expect(question([])).toBeNull();
  });

  it('keeps what was chosen as far as there are moves for it', () => {
    const taken = [
      { field: 'type', value: 'bet' },
      { field: 'on', value: 3 },
    ];
    expect(standing(bets, taken)).toEqual([taken[0]]);
    expect(standing([stow], taken)).toEqual([]);
    expect(left(bets, taken.slice(0, 1))).toHaveLength(16);
  });

  it('puts a field that a move does not have with nothing', () => {
    expect(by([stow, { type: 'stow' }], 'place').map(({ value }) => value)).toEqual([0, null]);
  });
});
