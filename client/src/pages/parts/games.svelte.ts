/** What can be played here. */
import { words } from '../../texts/ui.svelte';
import { get } from '../../wire/api';
import type { GameInfo } from '../../wire/generated';

/** A game whose tile is drawn, and how it is played at once. */
export interface Known {
  readonly name: string;
  readonly title: string;
  /** How many play if nobody chooses. */
  readonly seats: number;
  readonly fewest: number;
  readonly most: number;
  readonly minutes: number;
}

export const KNOWN: readonly Known[] = [
  { name: 'wave', title: 'WAVE', seats: 3, fewest: 2, most: 4, minutes: 10 },
  { name: 'sea-change', title: 'SEA CHANGE', seats: 4, fewest: 1, most: 8, minutes: 20 },
  { name: 'land-unter', title: 'LAND UNTER', seats: 4, fewest: 3, most: 5, minutes: 20 },
  { name: 'vague-verte', title: 'VAGUE VERTE', seats: 3, fewest: 2, most: 4, minutes: 15 },
  { name: 'vague-et-attaque', title: 'VAGUE & ATTAQUE', seats: 3, fewest: 1, most: 5, minutes: 30 },
];

class Games {
  /** Null until the server has said. */
  all = $state.raw<readonly GameInfo[] | null>(null);
  #asked: { language: string; answer: Promise<readonly GameInfo[]> } | null = null;

  /** Ask the server, once for each language. */
  learn(): Promise<readonly GameInfo[]> {
    const { language } = words;
    if (this.#asked?.language !== language) this.#asked = { language, answer: this.#ask() };
    return this.#asked.answer;
  }

  async find(name: string): Promise<GameInfo | null> {
    return (await this.learn()).find((game) => game.name === name) ?? null;
  }

  /** What a game is called, as far as we know. */
  title(name: string): string {
    const known =
      this.all?.find((game) => game.name === name) ?? KNOWN.find((game) => game.name === name);
    return known?.title ?? name;
  }

  async #ask(): Promise<readonly GameInfo[]> {
    try {
      this.all = await get<readonly GameInfo[]>('/api/games');
      return this.all;
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

export const games = new Games();

/** As on the first page: the games we have posters for, then the others. */
export function inHouseOrder(found: readonly GameInfo[]): readonly GameInfo[] {
  const place = (game: GameInfo): number => {
    const known = KNOWN.findIndex(({ name }) => name === game.name);
    return known < 0 ? KNOWN.length : known;
  };
  return found.toSorted((a, b) => place(a) - place(b));
}
