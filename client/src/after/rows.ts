/** Moments of a game looked back at, asked for in rows and kept for a while. */
import { momentsOf } from '../play/past';
import type { Frame } from '../wire/types';

/** So many moments are asked for together. */
const ROW = 8;
const ROWS_KEPT = 50;

export class Rows {
  readonly #rows = new Map<string, Promise<readonly Frame[]>>();

  constructor(readonly table: string) {}

  /** A moment with one's own eyes, or with those that are named. */
  async frame(seq: number, viewer?: string): Promise<Frame> {
    const first = seq - ((seq - 1) % ROW);
    const frame = (await this.#row(first, viewer))[seq - first];
    if (!frame) throw new Error(`no moment ${seq}`);
    return frame;
  }

  #row(first: number, viewer?: string): Promise<readonly Frame[]> {
    const key = `${viewer ?? ''}:${first}`;
    const known = this.#rows.get(key);
    if (known) return known;
    const asked = momentsOf(this.table, first, ROW, viewer);
    this.#rows.set(key, asked);
    // What failed is asked for again the next time.
    asked.catch(() => this.#rows.delete(key));
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > ROWS_KEPT && oldest) this.#rows.delete(oldest);
    return asked;
  }
}
