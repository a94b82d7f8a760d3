/** What happened at a table before this screen was opened. */
import { get } from '../wire/api';
import type { Frame } from '../wire/types';
import { lines } from './story.svelte';
import type { Table } from './table.svelte';

/** So many moments before the first that was shown are looked up. */
const DEPTH = 24;
/** So many are asked for at a time. */
const TOGETHER = 6;

/** A moment of a game, with one's own eyes unless others are named. */
export function momentOf(table: string, seq: number, viewer?: string): Promise<Frame> {
  const eyes = viewer === undefined ? '' : `?viewer=${viewer}`;
  return get<Frame>(`/api/tables/${table}/moments/${seq}${eyes}`);
}

/** Have the journal tell of what came before. */
export async function recall(table: Table, viewer?: string): Promise<void> {
  const now = table.shown?.seq ?? 1;
  for (let end = now; end > Math.max(1, now - DEPTH); end -= TOGETHER) {
    const start = Math.max(1, end - TOGETHER);
    const asked = Array.from({ length: end - start }, (_, i) =>
      momentOf(table.id, start + i, viewer),
    );
    const frames = await Promise.all(asked).catch(() => null);
    if (!frames) return;
    table.story.recall(
      table,
      frames.flatMap((frame) => lines(table, frame)),
    );
    for (const witness of table.witnesses) witness.recalled?.(frames);
  }
}
