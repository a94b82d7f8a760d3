import { describe, expect, it } from 'vitest';
import type { SeaChangeTeams } from './generated';
import { sideOf, sidesOf, someoneAlone } from './sides';

const members = (seats: number, teams: SeaChangeTeams) =>
  sidesOf(seats, { target: null, teams }).map((side) => side.members);

describe('the sides of a table', () => {
  it('S-60: teams take seats in rotation and pass over full ones', () => {
    expect(members(4, '2v2')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(members(5, '3v2')).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
    expect(members(7, '3v2v2')).toEqual([
      [0, 3, 6],
      [1, 4],
      [2, 5],
    ]);
    expect(members(7, '2v2v2v1')).toEqual([[0, 4], [1, 5], [2, 6], [3]]);
  });

  it('S-50: alone, Neptune is the other side', () => {
    expect(members(1, 'none')).toEqual([[0], [1]]);
  });

  it('S-31, S-62: the target is 3, for a team its size and one, unless the table says', () => {
    const targets = (seats: number, teams: SeaChangeTeams, target: number | null) =>
      sidesOf(seats, { target, teams }).map((side) => side.target);
    expect(targets(2, 'none', null)).toEqual([3, 3]);
    expect(targets(5, '3v2', null)).toEqual([4, 3]);
    expect(targets(5, '3v2', 5)).toEqual([5, 5]);
    expect(targets(5, '2v2v1', null)).toEqual([3, 3, 2]);
  });

  it('S-62: knows whether somebody without a partner needs fewer points than the others', () => {
    const alone = (seats: number, teams: SeaChangeTeams, target: number | null) =>
      someoneAlone(sidesOf(seats, { target, teams }));
    expect(alone(5, '2v2v1', null)).toBe(true);
    expect(alone(7, '2v2v2v1', null)).toBe(true);
    expect(alone(5, '2v2v1', 2)).toBe(false);
    expect(alone(5, '3v2', null)).toBe(false);
    expect(alone(3, 'none', null)).toBe(false);
    expect(alone(3, 'none', 2)).toBe(false);
  });

  it('finds the side of a player', () => {
    const sides = sidesOf(8, { target: null, teams: '4v4' });
    expect(sideOf(sides, 5)).toBe(1);
  });
});
