/** Makes a table with all that it needs: its game, its words, what is printed on its cards. */
import { loadGame, needGameTexts } from '../games/registry';
import { words } from '../texts/ui.svelte';
import { get } from '../wire/api';
import type { Kit } from '../wire/types';
import type { Sender } from './sender';
import { type Act, Table } from './table.svelte';

export async function makeTable(
  id: string,
  game: string,
  act: Act = 'play',
  sender?: Sender,
): Promise<Table> {
  const { language } = words;
  const [plugin, kit] = await Promise.all([
    loadGame(game),
    readKit(game, language),
    words.need('around'),
    needGameTexts(game),
  ]);
  if (plugin.name !== game) await words.need(`game-${plugin.name}`);
  return new Table(id, plugin, kit, language, act, sender);
}

const kits = new Map<string, Promise<Kit>>();

export function readKit(game: string, language: string): Promise<Kit> {
  const path = `/api/games/${game}/kit?lang=${language}`;
  const before = kits.get(path);
  if (before) return before;
  const coming = get<Kit>(path);
  kits.set(path, coming);
  coming.catch(() => kits.delete(path));
  return coming;
}

/** Let what a game needs be on its way before its table is there. */
export function prepare(game: string): void {
  void loadGame(game).catch(() => undefined);
  void readKit(game, words.language).catch(() => undefined);
  void needGameTexts(game).catch(() => undefined);
}
