/** The cards of a game as somebody leafs through them: each face once, with how many there are. */
import type { Printed } from './face';

export interface Leaf<F extends Printed> {
  readonly face: F;
  readonly copies: number;
}

const printed = ({ name, number, colour, shape }: Printed): string =>
  JSON.stringify([name, number ?? null, colour ?? null, shape ?? null]);

export function leaves<F extends Printed>(faces: Readonly<Record<string, F>>): Leaf<F>[] {
  const found = new Map<string, Leaf<F>>();
  for (const card of Object.keys(faces).toSorted((a, b) => Number(a) - Number(b))) {
    const face = faces[card];
    if (!face) continue;
    const key = printed(face);
    found.set(key, { face, copies: (found.get(key)?.copies ?? 0) + 1 });
  }
  return [...found.values()];
}
