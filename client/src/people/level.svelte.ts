/** Against whom I like to play, on every page alike. */
import { keepLevel, keptLevel, type Level } from './levels';

class Liking {
  #level = $state.raw<Level>(keptLevel());

  get level(): Level {
    return this.#level;
  }

  set level(level: Level) {
    this.#level = level;
    keepLevel(level);
  }
}

export const liking = new Liking();
