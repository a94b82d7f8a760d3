/** Who plays with whom (S-60), as the server seats them. */
import type { SeaChangeOptions } from './generated';

/** Whoever plays alone plays against the pile, which has no seat (S-50). */
export const NEPTUNE = 1;
const USUAL_TARGET = 3;

export interface Side {
  readonly members: readonly number[];
  /** The victory points that it needs (S-31, S-62). */
  readonly target: number;
}

export function sidesOf(seats: number, options: SeaChangeOptions): readonly Side[] {
  const sizes = inTeams(options) ? options.teams.split('v').map(Number) : [];
  if (!sizes.length) {
    const players = seats === 1 ? [0, NEPTUNE] : Array.from({ length: seats }, (_, seat) => seat);
    return players.map((player) => ({
      members: [player],
      target: options.target ?? USUAL_TARGET,
    }));
  }
  const members: number[][] = sizes.map(() => []);
  // Teams take seats in rotation; full ones are passed over.
  for (let seat = 0, team = 0; seat < seats; team = (team + 1) % sizes.length) {
    const there = members[team];
    if (there && there.length < (sizes[team] ?? 0)) there.push(seat++);
  }
  return members.map((seated) => ({
    members: seated,
    target: options.target ?? seated.length + 1,
  }));
}

export const inTeams = (options: SeaChangeOptions): boolean => options.teams !== 'none';

/** Whether teams play and one of them, of a single person, needs fewer points than the others. */
export const someoneAlone = (sides: readonly Side[]): boolean =>
  sides.some(({ members, target }) => members.length === 1 && target === 2) &&
  sides.some(({ target }) => target > 2);

export function sideOf(sides: readonly Side[], player: number): number {
  return sides.findIndex(({ members }) => members.includes(player));
}
