/** The catalogues of games that are read apart from playing. */
import { textsOf } from '../games/found';
import { words } from './ui.svelte';

const catalogues = import.meta.glob<string>(
  '@games/*/board/texts/*/{account,lesson,rules,rulings}.ftl',
  { query: '?raw', import: 'default' },
);

/** Have the words of a lesson, of a book, of its reasons or of an account at hand. */
export function needToRead(
  kind: 'account' | 'lesson' | 'rules' | 'rulings',
  game: string,
): Promise<void> {
  return words.need(`${kind}-${game}`, textsOf(game, kind, catalogues));
}
