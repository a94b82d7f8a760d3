/** The table before the first move, for each number of players: fetched when somebody is near. */
import type { Frame } from '../wire/types';
import type { SetUpParts } from './parts';

/** How a game lies on the table for each number of players. */
export interface SetUps {
  readonly frames: readonly Frame[];
  readonly parts: SetUpParts;
}

const dealt = import.meta.glob<{ default: unknown }>('../games/*/set-up.json');
const named = import.meta.glob<{ parts: SetUpParts }>('../games/*/set-up.ts');

export async function setUpsOf(game: string): Promise<SetUps> {
  const frames = dealt[`../games/${game}/set-up.json`];
  const naming = named[`../games/${game}/set-up.ts`];
  if (!frames || !naming) throw new Error(`nothing is drawn of ${game}`);
  const [{ default: all }, { parts }] = await Promise.all([frames(), naming()]);
  return { frames: all as readonly Frame[], parts };
}
