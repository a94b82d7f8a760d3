/** The games that bring a board; all others are played on plain cards. */
import { words } from '../texts/ui.svelte';
import { defaultBy } from './brought';
import type { GamePlugin } from './contract';
import { byGame, textsOf } from './found';

const BOARDS = byGame(
  import.meta.glob<GamePlugin>('@games/*/board/index.ts', { import: 'default' }),
);
const TEXTS = import.meta.glob<string>('@games/*/board/texts/*/game.ftl', {
  query: '?raw',
  import: 'default',
});

export async function loadGame(name: string): Promise<GamePlugin> {
  const own = await (BOARDS.get(name)?.() ?? broughtBoard(name));
  return own ?? (await import('./plain')).default;
}

/** The board that a package brings, unless it is broken: then plain cards will do. */
async function broughtBoard(name: string): Promise<GamePlugin | undefined> {
  try {
    return await defaultBy<GamePlugin>(name, 'index.ts');
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Have the words of a game's board at hand. */
export function needGameTexts(game: string): Promise<void> {
  return words.need(`game-${game}`, textsOf(game, 'game', TEXTS));
}
