/** Whom I would rather not hear: the house knows it, so that it holds on every device. */
import { get, post } from '../wire/api';
import type { ShownMuted } from '../wire/generated';

class Muted {
  /** Where they sit, by table. */
  #seats = $state.raw<Readonly<Record<string, readonly number[]>>>({});

  has(table: string, seat: number): boolean {
    return this.#seats[table]?.includes(seat) ?? false;
  }

  /** Ask again whenever somebody else may sit there. Until it is known everybody is heard. */
  async learn(table: string): Promise<void> {
    this.#note(table, await get<ShownMuted>(`/api/tables/${table}/muted`));
  }

  async set(table: string, seat: number, name: string, muted: boolean): Promise<void> {
    const asked = { seat, name, muted };
    this.#note(table, await post<ShownMuted>(`/api/tables/${table}/mute`, asked));
  }

  #note(table: string, { seats }: ShownMuted): void {
    this.#seats = { ...this.#seats, [table]: seats };
  }
}

export const muted = new Muted();
