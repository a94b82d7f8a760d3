/** The games that bring a board; all others are played on plain cards. */
import { words } from '../texts/ui.svelte';
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
  return (await BOARDS.get(name)?.()) ?? (await import('./plain')).default;
}

/** Have the words of a game's board at hand. */
export function needGameTexts(game: string): Promise<void> {
  return words.need(`game-${game}`, textsOf(game, 'game', TEXTS));
}
