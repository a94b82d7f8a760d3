/** My games that are over, the latest first: as many pages as I have asked for. */
import { get } from '../../wire/api';
import type { ListedTable, ShownFinished } from '../../wire/generated';

/** So many at once: each is looked at closely. */
const PAGE = 12;
const FROM = '/api/me/tables/finished';

export class FinishedTables {
  /** Null until the server has said. */
  listed = $state.raw<readonly ListedTable[] | null>(null);
  /** Where the next page begins; null where there is none. */
  next = $state.raw<string | null>(null);

  /** Ask for the latest again: what has ended since stands in front of what is known. */
  async refresh(): Promise<void> {
    const { tables, next } = await read();
    const known = this.listed ?? [];
    const news = tables.filter(({ table }) => known.every((one) => one.table !== table));
    if (news.length === tables.length) {
      // Nothing hangs together with what is known: then it begins anew.
      this.listed = tables;
      this.next = next;
    } else if (news.length) {
      this.listed = [...news, ...known];
    }
  }

  /** Ask for older ones. */
  async more(): Promise<void> {
    const asked = this.next;
    if (!asked) return;
    const { tables, next } = await read(asked);
    if (this.next !== asked) return;
    this.listed = [...(this.listed ?? []), ...tables];
    this.next = next;
  }
}

async function read(before?: string): Promise<ShownFinished> {
  const place = before === undefined ? '' : `&before=${before}`;
  return get<ShownFinished>(`${FROM}?count=${PAGE}${place}`);
}
