/** Where the sources of the client are: its own, and a folder with each game. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTERED } from './registered';

/** What a game brings to the client. */
export const folderOf = (game: string): string =>
  `src/houle/games/${game.replaceAll('-', '_')}/board`;

export const FOLDERS: readonly string[] = ['client/src', ...REGISTERED.map(folderOf)];

/** All files whose names end in a certain way; none of the folders may be without. */
export function sources(suffix: string, folders = FOLDERS): readonly string[] {
  return folders.flatMap((folder) => {
    const found = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
      .filter((name) => name.endsWith(suffix))
      .map((name) => join(folder, name));
    if (!found.length) throw new Error(`no ${suffix} in ${folder}`);
    return found;
  });
}
