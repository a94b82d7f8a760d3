/** Whoever was away has the seat back with the first touch of the page (T-32). */
import type { Table } from '../play/table.svelte';

/** Before anything on the page stops them. */
const CAPTURE = { capture: true };

/** Notices touches until it is called off. */
export function noticeTouches(table: Table): () => void {
  let asked = 0;
  const touch = (): void => {
    const frame = table.latest;
    const seat = frame?.you?.seat;
    if (!frame || seat === undefined || frame.table.phase !== 'playing') return;
    const called = frame.waiting.some((one) => one.seat === seat && one.called_by.length);
    if (!(frame.table.chairs[seat]?.away || called) || asked === frame.seq) return;
    asked = frame.seq;
    // Refused if the touch was a move that got there first: then there is nothing to say.
    table.sender.deed('come-back', {}).catch(() => undefined);
  };
  const looked = (): void => {
    if (!document.hidden) touch();
  };
  addEventListener('pointerdown', touch, CAPTURE);
  addEventListener('keydown', touch, CAPTURE);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('pointerdown', touch, CAPTURE);
    removeEventListener('keydown', touch, CAPTURE);
    document.removeEventListener('visibilitychange', looked);
  };
}
