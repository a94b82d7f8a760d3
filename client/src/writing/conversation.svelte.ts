/** What people write to each other at a table: read by those who have a seat and allow it. */
import { command, get } from '../wire/api';
import type { ShownWritten, WrittenLine } from '../wire/generated';

export class Conversation {
  lines = $state.raw<readonly WrittenLine[]>([]);
  #coming: Promise<readonly WrittenLine[]> = Promise.resolve([]);

  constructor(readonly table: string) {}

  get #path(): string {
    return `/api/tables/${this.table}`;
  }

  /** What was written since the last time; one question after the other, so that none is told twice. */
  learn(): Promise<readonly WrittenLine[]> {
    this.#coming = this.#coming.catch(() => []).then(() => this.#ask());
    return this.#coming;
  }

  async #ask(): Promise<readonly WrittenLine[]> {
    const after = this.lines.at(-1)?.seq ?? 0;
    const { lines } = await get<ShownWritten>(`${this.#path}/written?after=${after}`);
    this.lines = [...this.lines, ...lines];
    return lines;
  }

  /** It is not allowed any more: nothing stays on the screen. */
  forget(): void {
    this.lines = [];
  }

  async allow(allowed: boolean): Promise<void> {
    await command(`${this.#path}/${allowed ? 'allow' : 'end'}-writing`, {});
  }

  async write(words: string): Promise<void> {
    await command(`${this.#path}/write`, { words });
  }
}
