/** What can be played here: the page brings it along, and the server says it again in full. */
import { words } from '../texts/ui.svelte';
import { get } from '../wire/api';
import type { GameInfo, OfferedGame } from '../wire/generated';

export class Games {
  /** In the order in which they are offered. */
  offered = $state.raw<readonly OfferedGame[]>([]);
  /** Null until the server has said. */
  all = $state.raw<readonly GameInfo[] | null>(null);
  #asked: { language: string; answer: Promise<readonly GameInfo[]> } | null = null;

  constructor(brought: string | undefined) {
    if (brought) this.offered = JSON.parse(brought) as readonly OfferedGame[];
    else this.learn().catch(() => undefined);
  }

  /** Ask the server, once for each language. */
  learn(): Promise<readonly GameInfo[]> {
    const { language } = words;
    if (this.#asked?.language !== language) this.#asked = { language, answer: this.#ask() };
    return this.#asked.answer;
  }

  async find(name: string): Promise<GameInfo | null> {
    return (await this.learn()).find((game) => game.name === name) ?? null;
  }

  /** What we know of a game now. */
  known(name: string): OfferedGame | undefined {
    return this.offered.find((game) => game.name === name);
  }

  /** What it is called, as far as we know. */
  title(name: string): string {
    return this.known(name)?.title ?? name;
  }

  async #ask(): Promise<readonly GameInfo[]> {
    try {
      this.all = await get<readonly GameInfo[]>('/api/games');
      this.offered = this.all;
      return this.all;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

export const games = new Games(
  document.querySelector<HTMLMetaElement>('meta[name="houle-games"]')?.content,
);
