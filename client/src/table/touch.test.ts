import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../play/table.svelte';
import { noticeTouches } from './touch';

/** A table at which I sit, in seat 1; how far it is, and whether I am away. */
function tableAt(seq: number, away: boolean, phase = 'playing'): [Table, ReturnType<typeof vi.fn>] {
  const deed = vi.fn(() => Promise.resolve({ seq: seq + 1, table: 'abc' }));
  const chairs = [{ away: true }, { away }];
  const latest = { seq, you: { seat: 1 }, table: { phase, chairs }, waiting: [] };
  return [{ latest, sender: { deed } } as unknown as Table, deed];
}

describe('a touch', () => {
  let untouched: () => void;
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => {
    untouched();
    vi.unstubAllGlobals();
  });

  it('gives the seat back to whoever was away, once for each moment', () => {
    const [table, deed] = tableAt(7, true);
    untouched = noticeTouches(table);
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('keydown'));
    expect(deed.mock.calls).toEqual([['come-back', {}]]);
    Object.assign(table.latest ?? {}, { seq: 9 });
    page.dispatchEvent(new Event('keydown'));
    expect(deed).toHaveBeenCalledTimes(2);
  });

  it('says that I am there when the others would let a bot play for me', () => {
    const [table, deed] = tableAt(7, false);
    Object.assign(table.latest ?? {}, { waiting: [{ seat: 1, turn: 5, called_by: [0] }] });
    untouched = noticeTouches(table);
    page.dispatchEvent(new Event('pointerdown'));
    expect(deed.mock.calls).toEqual([['come-back', {}]]);
  });

  it('asks for nothing while I am there, and nothing after the end', () => {
    for (const [table, deed] of [tableAt(7, false), tableAt(7, true, 'finished')]) {
      untouched = noticeTouches(table);
      page.dispatchEvent(new Event('pointerdown'));
      untouched();
      expect(deed).not.toHaveBeenCalled();
    }
  });

  it('is not noticed any more once the page is left', () => {
    const [table, deed] = tableAt(7, true);
    untouched = noticeTouches(table);
    untouched();
    page.dispatchEvent(new Event('pointerdown'));
    expect(deed).not.toHaveBeenCalled();
  });
});
