/** Checks a finished game: that nobody chose its cards after the table was opened. */
import { MOST_MOMENTS, momentsOf } from '../play/past';
import type { Table } from '../play/table.svelte';
import { partIn } from '../play/word';
import { get } from '../wire/api';
import type { Frame, GameFile } from '../wire/types';
import { dealsThese } from './deal';
import { commitment, dealingKey, toHex } from './fair';

export const CHECKS = ['seed', 'words', 'cards'] as const;
export type Check = (typeof CHECKS)[number];
export type Findings = Readonly<Record<Check, boolean>>;

/** People sit down, change their words and get up; the deal comes after that. */
const LATEST_START = 200;

export async function checked(table: Table): Promise<Findings> {
  const shown = table.shown?.table;
  if (!shown) throw new Error('a table is shown before it is checked');
  const file = await get<GameFile>(`/api/tables/${table.id}/game`);
  const dealt = await deal(table.id);
  const sealed = toHex(await commitment({ ...file, table: table.id, game: shown.game }));
  const part = partIn(table.id);
  const ours = table.me === null ? null : part?.word;
  return {
    seed: [shown.commitment, file.commitment, part?.commitment ?? sealed].every(
      (seen) => seen === sealed,
    ),
    words:
      shown.chairs.every((chair, seat) => chair.word === file.words[seat]) &&
      (!ours || file.words[table.me ?? -1] === ours),
    cards: !!dealt && (await dealsThese(await dealingKey(file, file.words), dealt)),
  };
}

/** The moment when the cards were dealt, all open. */
async function deal(table: string): Promise<Frame | null> {
  for (let first = 1; first < LATEST_START; first += MOST_MOMENTS) {
    const frames = await momentsOf(table, first, MOST_MOMENTS, 'everyone');
    const dealt = frames.find(({ happened }) => happened.kind === 'started');
    if (dealt) return dealt;
  }
  return null;
}
