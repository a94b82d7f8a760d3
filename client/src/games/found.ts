/** What a game brings lies with its rules, in `src/houle/games/<game>/board/` or in its package. */
import type { Fetch } from '../texts/ui.svelte';
import { defaultBy } from './brought';

const FOLDER = /\/([a-z_]+)\/board\//;

/** The folder of a game is its name as Python writes it. */
const gameIn = (path: string): string => (FOLDER.exec(path)?.[1] ?? path).replaceAll('_', '-');

/** Files that `import.meta.glob` found, by the game with which they lie. */
export function byGame<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, file]) => [gameIn(path), file]));
}

/** Fetches a catalogue of a game, of those that `import.meta.glob` found or that its package has. */
export function textsOf(
  game: string,
  name: string,
  found: Readonly<Record<string, () => Promise<string>>>,
): Fetch {
  const own = Object.entries(found).filter(([path]) => gameIn(path) === game);
  return async (language) => {
    const [, load] = own.find(([path]) => path.endsWith(`/${language}/${name}.ftl`)) ?? [];
    const brought = load?.() ?? defaultBy<string>(game, `texts/${language}/${name}.ftl`);
    return (await brought) ?? '';
  };
}
