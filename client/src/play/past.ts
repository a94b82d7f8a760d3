/** What happened at a table before this screen was opened. */
import { get } from '../wire/api';
import type { Frame } from '../wire/types';
import { lines } from './story.svelte';
import type { Table } from './table.svelte';

/** So many moments before the first that was shown are looked up. */
const DEPTH = 24;
/** So many the server tells at once. */
export const MOST_MOMENTS = 32;

/** A moment of a game, with one's own eyes unless others are named. */
export function momentOf(table: string, seq: number, viewer?: string): Promise<Frame> {
  const eyes = viewer === undefined ? '' : `?viewer=${viewer}`;
  return get<Frame>(`/api/tables/${table}/moments/${seq}${eyes}`);
}

/** Moments in a row; fewer where there are no more. */
export function momentsOf(
  table: string,
  first: number,
  count: number,
  viewer?: string,
): Promise<readonly Frame[]> {
  const eyes = viewer === undefined ? '' : `&viewer=${viewer}`;
  return get<readonly Frame[]>(`/api/tables/${table}/moments?first=${first}&count=${count}${eyes}`);
}

/** Have the journal tell of what came before. */
export async function recall(table: Table, viewer?: string): Promise<void> {
  const now = table.shown?.seq ?? 1;
  const first = Math.max(1, now - DEPTH);
  if (first === now) return;
  const frames = await momentsOf(table.id, first, now - first, viewer).catch(() => null);
  if (!frames) return;
  table.story.recall(
    table,
    frames.flatMap((frame) => lines(table, frame)),
  );
  for (const witness of table.witnesses) witness.recalled?.(frames);
}
