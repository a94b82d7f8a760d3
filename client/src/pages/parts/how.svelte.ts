/** How I like to play each game when I just tap Play: kept on this device. */
import type { Chosen } from './options';

export interface How {
  readonly seats: number;
  /** The other seats wait for people; otherwise bots sit there. */
  readonly people: boolean;
  readonly options: Chosen;
}

const KEY = 'houle.how';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export class Hows {
  #kept = $state.raw<Readonly<Record<string, How>>>({});

  /** A browser may refuse its shelf when it is asked for; it still plays. */
  constructor(readonly shelf: () => Shelf) {
    this.#kept = this.#read();
  }

  /** As it was chosen, or else against bots, with so many as usually play. */
  of(game: string, seats = 1): How {
    return this.#kept[game] ?? { seats, people: false, options: {} };
  }

  keep(game: string, how: How): void {
    this.#kept = { ...this.#kept, [game]: how };
    try {
      this.shelf().setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is left.
    }
  }

  #read(): Readonly<Record<string, How>> {
    try {
      const kept = JSON.parse(this.shelf().getItem(KEY) ?? '{}') as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, How] => isHow(entry[1])),
      );
    } catch {
      return {};
    }
  }
}

/** What is kept may come from another version of this client. */
function isHow(kept: unknown): kept is How {
  if (typeof kept !== 'object' || kept === null) return false;
  const { seats, people, options } = kept as Partial<Record<keyof How, unknown>>;
  return (
    Number.isInteger(seats) &&
    typeof people === 'boolean' &&
    typeof options === 'object' &&
    options !== null
  );
}

export const hows = new Hows(() => localStorage);
