/** This browser's part in a deal: a random word of its own, added after it has seen what the table
 *  committed itself to. Both are kept, to be held against what the table shows later. */
import { command, get, newCommand } from '../wire/api';
import type { Frame, ShownTable } from '../wire/types';

const KEY = 'houle.deals';
const MOST_TABLES = 40;
const RANDOM = /(?:^| )[0-9a-f]{32}$/;
/** What fits beside the random part of a word. */
export const LONGEST_OWN = 31;

export interface Part {
  /** The first that this browser saw at the table, before its deal. */
  readonly commitment: string;
  /** What it then added, and the table took; null while it has added nothing. */
  readonly word: string | null;
}

/** What this browser has kept of a table; null if it saw it only after the deal. */
export function partIn(table: string): Part | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

/** Note what a table has committed itself to, if it is the first time and before its deal. */
export function saw({ id, phase, commitment }: Committed): void {
  if (phase === 'open' && !partIn(id)) keep(id, { commitment, word: null });
}

/** Add a random word in a seat that has none of this browser's yet; done once it is there. */
export async function mixIn(table: ShownTable, seat: number): Promise<void> {
  saw(table);
  const added = (table.chairs[seat]?.word ?? null) !== null && partIn(table.id)?.word;
  if (table.phase === 'open' && !added) await (adding.get(table.id) ?? add(table.id));
}

/** The same at a table that this browser has opened just now, and has not looked at. */
export async function mixInAt(table: string): Promise<void> {
  const frame = await get<Frame>(`/api/tables/${table}`).catch(() => null);
  if (!frame) return;
  saw(frame.table);
  await add(table);
}

/** Add a word, somebody's own before the random one; false if the table does not take it. */
export async function add(table: string, own = ''): Promise<boolean> {
  const sending = send(table, `${own.trim()} ${newCommand()}`.trim());
  adding.set(table, sending);
  try {
    return await sending;
  } finally {
    adding.delete(table);
  }
}

async function send(table: string, word: string): Promise<boolean> {
  try {
    await command(`/api/tables/${table}/word`, { word });
    const part = partIn(table);
    if (part) keep(table, { ...part, word });
    return true;
  } catch {
    // The cards were dealt meanwhile, or nobody sits there any more: then the deal has no word of ours.
    return false;
  }
}

/** What somebody wrote of a word themselves; empty if it is random alone. */
export function ownPart(word: string | null): string {
  return (word ?? '').replace(RANDOM, '');
}

/** What this browser can say of a deal. */
export type Claim =
  'alone' | 'together' | 'without' | 'wordless' | 'watching' | 'other-word' | 'other-commitment';

export function claimFor(
  table: Pick<ShownTable, 'chairs' | 'commitment'>,
  me: number | null,
  part: Part | null,
): Claim {
  if (part && part.commitment !== table.commitment) return 'other-commitment';
  if (table.chairs.every(({ word }) => word === null)) return 'wordless';
  if (me === null) return 'watching';
  if (!part?.word) return 'without';
  if (table.chairs[me]?.word !== part.word) return 'other-word';
  return table.chairs.every(({ word }, seat) => seat === me || word === null)
    ? 'alone'
    : 'together';
}

type Committed = Pick<ShownTable, 'id' | 'phase' | 'commitment'>;
const adding = new Map<string, Promise<boolean>>();

function kept(): [string, Part][] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as [string, Part][]) : [];
  } catch {
    return [];
  }
}

function keep(table: string, part: Part): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, part]].slice(-MOST_TABLES)));
  } catch {
    // A browser without a memory says that it cannot tell.
  }
}
