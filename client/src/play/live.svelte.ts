/** A table that goes on: listens to it, and has its game at hand once the first frame is there. */
import { t, words } from '../texts/ui.svelte';
import { type Connection, TableStream } from '../wire/stream';
import type { Frame, Problem } from '../wire/types';
import { makeTable, prepare, readKit } from './make';
import type { Table } from './table.svelte';

export class LiveTable {
  table = $state.raw<Table | null>(null);
  problem = $state.raw<Problem | null>(null);
  readonly #stream: TableStream;
  #early: [Frame, boolean][] = [];
  #connection: Connection = 'connecting';

  constructor(readonly id: string) {
    void peek(id);
    this.#stream = new TableStream(id, {
      frame: (frame, jump) => {
        this.#take(frame, jump);
      },
      connection: (state) => {
        this.#connection = state;
        if (this.table) this.table.connection = state;
      },
      here: (seats) => {
        if (this.table) this.table.here = seats;
      },
      refused: (problem) => {
        this.problem = problem;
      },
    });
  }

  close(): void {
    this.#stream.close();
  }

  #take(frame: Frame, jump: boolean): void {
    if (this.table) this.table.take(frame, jump);
    else if (this.#early.push([frame, jump]) === 1) void this.#begin(frame);
  }

  async #begin({ table: { game } }: Frame): Promise<void> {
    const table = await makeTable(this.id, game);
    table.connection = this.#connection;
    for (const [early, jump] of this.#early.splice(0)) table.take(early, jump);
    this.table = table;
  }

  /** Go on in the language that was chosen. */
  async speak(): Promise<void> {
    if (!this.table?.shown || this.table.language === words.language) return;
    this.table.speak(await readKit(this.table.shown.table.game, words.language), words.language);
  }
}

/** Learns what is played at a table from the answer that the page was told to fetch first: it is
 *  here before the stream is, and the game can be on its way. */
async function peek(id: string): Promise<void> {
  // The request must be the very one that the page announced, so it says nothing of its own.
  const answer = await fetch(`/api/tables/${id}`).catch(() => null);
  if (answer?.ok) prepare(((await answer.json()) as Frame).table.game);
}

/** The tab's title: whose turn it is comes first. */
export function titled(table: Table | null): string {
  if (!table?.shown) return t('app-name');
  const args = { game: table.speaker.title };
  return table.myTurn ? t('title-your-turn', args) : t('title-table', args);
}
