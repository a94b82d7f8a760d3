/** Again with these: whom a new table would invite. */
import { company } from '../../people/company';
import { get } from '../../wire/api';
import type { Frame } from '../../wire/types';

/** The people besides me of a game that is over and that I played; nobody if it was not mine. */
export async function othersOf(table: string): Promise<readonly string[]> {
  const frame = await get<Frame>(`/api/tables/${table}`);
  if (!frame.you || frame.table.phase !== 'finished') return [];
  return company(frame.table.chairs, frame.you.seat).map(({ name }) => name);
}
