/** The tables I sit at, and how they stand. */
import { me } from '../../people/me.svelte';
import { t } from '../../texts/ui.svelte';
import { get } from '../../wire/api';
import type { ListedTable, Phase } from '../../wire/generated';
import type { Chair, Frame } from '../../wire/types';

/** As many tables are looked at closely. */
const MOST_LOOKED_AT = 12;
const UNDER_WAY: readonly Phase[] = ['playing', 'open'];

class MyTables {
  /** Null until the server has said. */
  listed = $state.raw<readonly ListedTable[] | null>(null);
  /** What I see at some of them, by id. */
  seen = $state.raw<ReadonlyMap<string, Frame>>(new Map());

  /** Those that go on; first where it is my turn, then the latest. */
  get underWay(): readonly ListedTable[] {
    const mine = (this.listed ?? []).filter(({ phase }) => UNDER_WAY.includes(phase));
    return mine.toSorted((a, b) => this.#urgency(b) - this.#urgency(a));
  }

  get finished(): readonly ListedTable[] {
    return (this.listed ?? []).filter(({ phase }) => phase === 'finished');
  }

  isMyTurn(table: string): boolean {
    return this.seen.get(table)?.you?.turn != null;
  }

  /** Ask how my tables stand; nobody knows of any while nobody knows me. */
  async refresh(): Promise<void> {
    await me.learn();
    if (!me.guest) return;
    this.listed = await get<readonly ListedTable[]>('/api/me/tables');
    await this.look(this.underWay.filter(({ phase }) => phase === 'playing'));
  }

  /** Look at some tables closely, where something has happened since. */
  async look(tables: readonly ListedTable[]): Promise<void> {
    const news = tables.filter(({ table, seq }) => this.seen.get(table)?.seq !== seq);
    if (!news.length) return;
    const asked = news.slice(0, MOST_LOOKED_AT).map(({ table }) => glance(table));
    const frames = (await Promise.all(asked)).filter((frame) => frame !== null);
    this.seen = new Map([...this.seen, ...frames.map((frame) => [frame.table.id, frame] as const)]);
  }

  #urgency({ table, phase, changed_at }: ListedTable): number {
    return (this.isMyTurn(table) ? 2e15 : 0) + (phase === 'playing' ? 1e15 : 0) + changed_at;
  }
}

async function glance(table: string): Promise<Frame | null> {
  return get<Frame>(`/api/tables/${table}`).catch(() => null);
}

export const myTables = new MyTables();

/** What somebody at a table is called. */
export function nameOf(chair: Pick<Chair, 'name' | 'bot'>, seat: number): string {
  return chair.name ?? (chair.bot === null ? '' : t('bot-name', { seat }));
}

/** Who else sits at a table in a list, bots by the names they bear at the table. */
export function company({ summary }: ListedTable): readonly string[] {
  return summary.chairs.flatMap((name, seat) => {
    if (summary.bots[seat]) return [t('bot-name', { seat })];
    return name === null || name === me.guest?.name ? [] : [name];
  });
}
