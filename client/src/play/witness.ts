/** Who is told what the screen shows. */
import type { Frame, Step } from '../wire/types';

/** Somebody who wants to know what is shown, such as whoever makes the sounds. */
export interface Witness {
  /** A frame came, before anything of it is shown. */
  came?(frame: Frame): void;
  /** A step is seen; `live` unless the screen jumped over it. */
  step?(frame: Frame, step: Step, live: boolean): void;
  /** A frame is shown whole. */
  shown?(frame: Frame): void;
  /** What happened before this screen was opened has been looked up. */
  recalled?(frames: readonly Frame[]): void;
  /** Nothing moves any more. */
  rested?(frame: Frame): void;
}
