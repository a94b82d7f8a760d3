/** The table before the first move, for each number of players: fetched when somebody is near. */
import { broughtBy } from '../games/brought';
import { byGame } from '../games/found';
import type { Frame } from '../wire/types';
import type { SetUpParts } from './parts';

/** How a game lies on the table for each number of players. */
export interface SetUps {
  readonly frames: readonly Frame[];
  readonly parts: SetUpParts;
}

const dealt = byGame(import.meta.glob<{ default: unknown }>('@games/*/board/set-up.json'));
const named = byGame(import.meta.glob<{ parts: SetUpParts }>('@games/*/board/set-up.ts'));

export async function setUpsOf(game: string): Promise<SetUps> {
  const frames = dealt.get(game)?.() ?? broughtBy<{ default: unknown }>(game, 'set-up.json');
  const naming = named.get(game)?.() ?? broughtBy<{ parts: SetUpParts }>(game, 'set-up.ts');
  if (!frames || !naming) throw new Error(`nothing is drawn of ${game}`);
  const [{ default: all }, { parts }] = await Promise.all([frames, naming]);
  return { frames: all as readonly Frame[], parts };
}
