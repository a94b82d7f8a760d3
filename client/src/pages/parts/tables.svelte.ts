/** The tables I sit at, and how they stand. */
import { me } from '../../people/me.svelte';
import { botName } from '../../texts/bot-name';
import { get } from '../../wire/api';
import type { ListedTable, Phase } from '../../wire/generated';
import type { Chair, Frame } from '../../wire/types';
import { namesBeside, type Turn, turnAt } from './turns';

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

  /** Where I sit; not known before I have looked. */
  seatAt(table: string): number | undefined {
    return this.seen.get(table)?.you?.seat;
  }

  turnAt(listed: ListedTable): Turn | null {
    return turnAt(listed, this.seatAt(listed.table));
  }

  isMyTurn(listed: ListedTable): boolean {
    return this.turnAt(listed)?.whose === 'mine';
  }

  /** Ask how my tables stand; nobody knows of any while nobody knows me. */
  async refresh(): Promise<void> {
    await me.learn();
    if (!me.guest) return;
    this.listed = await get<readonly ListedTable[]>('/api/me/tables');
    // The list says whose turn it is; where I sit does not change any more.
    const running = this.underWay.filter(({ phase }) => phase === 'playing');
    await this.look(running.filter(({ table }) => this.seatAt(table) === undefined));
  }

  /** Look at some tables closely, where something has happened since. */
  async look(tables: readonly ListedTable[]): Promise<void> {
    const news = tables.filter(({ table, seq }) => this.seen.get(table)?.seq !== seq);
    if (!news.length) return;
    const asked = news.slice(0, MOST_LOOKED_AT).map(({ table }) => glance(table));
    const frames = (await Promise.all(asked)).filter((frame) => frame !== null);
    this.seen = new Map([...this.seen, ...frames.map((frame) => [frame.table.id, frame] as const)]);
  }

  #urgency(listed: ListedTable): number {
    const { phase, changed_at } = listed;
    return (this.isMyTurn(listed) ? 2e15 : 0) + (phase === 'playing' ? 1e15 : 0) + changed_at;
  }
}

async function glance(table: string): Promise<Frame | null> {
  return get<Frame>(`/api/tables/${table}`).catch(() => null);
}

export const myTables = new MyTables();

/** What somebody at a table is called. */
export function nameOf(chair: Pick<Chair, 'name' | 'bot'>, seat: number): string {
  return chair.name ?? (chair.bot === null ? '' : botName(chair.bot, seat));
}

/** Who else sits at a table in a list, bots by the names they bear at the table. */
export function company({ table, summary }: ListedTable): readonly string[] {
  const mine = myTables.seatAt(table);
  const isMe = (seat: number, name: string): boolean =>
    mine === undefined ? name === me.guest?.name : seat === mine;
  return namesBeside(summary, isMe, botName);
}

/** What whoever sits somewhere at a table in a list is called. */
export function namedAt({ summary }: ListedTable, seat: number): string {
  const name = summary.chairs[seat] ?? '';
  return summary.bots[seat] ? botName(name, seat) : name;
}
