/** The card that is shown large, while it is held or focused. */
import type { Face } from '../wire/types';

class Zoom {
  face = $state.raw<Face | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The press that was long enough to show a card must not play it too. */
  swallow = false;

  show(face: Face): void {
    this.face = face;
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.face = null;
  }

  press(face: Face): void {
    this.swallow = false;
    this.#wait(face);
  }

  /** A timer that comes late says that the page stood still: the release may have come meanwhile
   *  and not been heard yet, so the press counts from then on. */
  #wait(face: Face): void {
    clearTimeout(this.#timer);
    const due = performance.now() + LONG_PRESS;
    this.#timer = setTimeout(() => {
      if (performance.now() > due + LATE) {
        this.#wait(face);
        return;
      }
      this.swallow = true;
      this.show(face);
    }, LONG_PRESS);
  }

  release(): void {
    clearTimeout(this.#timer);
    if (this.swallow) this.face = null;
  }
}

const LONG_PRESS = 420;
const LATE = 80;
export const zoom = new Zoom();
