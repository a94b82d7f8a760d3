/** Who I am to others: a name and an animal. Nobody has to say so before the first game. */
import { t, words } from '../texts/ui.svelte';
import { get, post, Refused } from '../wire/api';
import { CAME_IN } from '../wire/came-in';
import type { Guest } from '../wire/generated';
import { ANIMALS } from './animals';

export const LONGEST_NAME = 24;
const NOT_KNOWN = 401;
const KEY = 'houle.luck';

/** From 0 to 1; the same at every visit, so that whoever is not known yet is always called the same. */
function keptLuck(): number {
  try {
    const luck = Number(localStorage.getItem(KEY) ?? Math.random());
    localStorage.setItem(KEY, String(luck));
    return luck;
  } catch {
    return Math.random();
  }
}

class Me {
  /** Null until the server knows me. */
  guest = $state.raw<Guest | null>(null);
  readonly #luck = keptLuck();
  #asked: Promise<void> | null = null;
  #coming: Promise<Guest> | null = null;

  /** What I am called, or would be. */
  get shown(): Guest {
    return this.guest ?? this.#suggestion();
  }

  /** Ask the server once whether it knows me. */
  learn(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  /** Be known to the server, as what was suggested if need be. */
  async come(): Promise<Guest> {
    await this.learn();
    if (this.guest) return this.guest;
    await words.need('home');
    this.#coming ??= this.#introduce(this.#suggestion());
    return this.#coming;
  }

  /** Be somebody else from now on. */
  async become({ name, animal }: Guest): Promise<void> {
    await this.learn();
    if (this.guest) this.guest = await post<Guest>('/api/me', { name, animal });
    else await this.#introduce({ name, animal });
  }

  /** Who I would be with a code from another device. */
  wouldBe(code: string): Promise<Guest> {
    return post<Guest>('/api/transfers/look', { code });
  }

  /** Be here, too, who I am on another device. */
  carryOn(code: string): Promise<void> {
    return this.comeBack('/api/transfers', { code });
  }

  /** Be who I was before, by whatever shows that. */
  async comeBack(path: string, shown: object): Promise<void> {
    await this.#comeInBy(path, shown);
    this.#asked = Promise.resolve();
  }

  async #ask(): Promise<void> {
    try {
      this.guest = await get<Guest>('/api/me');
    } catch (error) {
      const unknown = error instanceof Refused && error.problem.status === NOT_KNOWN;
      if (!unknown) this.#asked = null;
    }
  }

  async #introduce(guest: Guest): Promise<Guest> {
    try {
      return await this.#comeInBy('/api/guests', guest);
    } finally {
      this.#coming = null;
    }
  }

  async #comeInBy(path: string, body: object): Promise<Guest> {
    const { name, animal } = await post<Guest>(path, body);
    this.guest = { name, animal };
    dispatchEvent(new Event(CAME_IN));
    return this.guest;
  }

  #suggestion(): Guest {
    const names = t('suggested-names').split(', ');
    const name = names[Math.floor(this.#luck * names.length)] ?? '';
    const animal = ANIMALS[Math.floor(this.#luck * 997) % ANIMALS.length] ?? 'whale';
    return { name, animal };
  }
}

export const me = new Me();
