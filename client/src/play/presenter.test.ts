import { afterEach, expect, it, vi } from 'vitest';
import { fly } from '../motion/flight';
import type { Frame, Step } from '../wire/types';
import { batches, Presenter, type Stage } from './presenter';

vi.mock('../motion/flight', () => ({
  fly: vi.fn(() => Promise.resolve()),
  land: vi.fn(),
  spots: () => new Map(),
  still: () => false,
}));
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const goes = (origin: number, target: number): Step => ({
  type: 'moved',
  card: null,
  origin,
  origin_place: 0,
  target,
  target_place: 0,
});
const zones = ['pile', 'hand', 'hand', 'table', 'trick', 'taken'].map((name) => ({ name }));
const happened: Step = { type: 'happened', name: 'scored', facts: {} };

it('cards dealt from one pile fly together', () => {
  const deal = [goes(0, 1), goes(0, 2), goes(0, 1)];
  expect(batches(deal, zones)).toEqual([deal]);
});

it('cards that everybody shows fly together', () => {
  const shown = [goes(1, 3), goes(2, 3)];
  expect(batches(shown, zones)).toEqual([shown]);
});

it('a played card and the sweep that follows are two things', () => {
  const sweep = [goes(4, 5), goes(4, 5)];
  expect(batches([goes(1, 4), ...sweep], zones)).toEqual([[goes(1, 4)], sweep]);
});

it('what happens between two cards parts them', () => {
  expect(batches([goes(0, 1), happened, goes(0, 1)], zones)).toHaveLength(3);
});

/** A table on which cards go from the first zone to the second, one with every frame. */
function stage(): Stage & { shown: Frame | null } {
  return {
    lay: ['pile', 'table'].map((name, id) => ({
      id,
      name,
      owner: null,
      cards: [1, 2, 3].map((card) => ({ key: `${name} ${card}`, card })),
    })),
    shown: { seq: 0, view: {} } as Frame,
    speed: 1,
    holds: [],
    place: () => undefined,
    show(frame) {
      this.shown = frame;
    },
    tell: () => undefined,
    rest: () => undefined,
  };
}

const frame = (seq: number): Frame => ({ seq, steps: [goes(0, 1)], view: {} }) as unknown as Frame;

it.each([
  { frames: 7, flies: true },
  { frames: 8, flies: false },
])('$frames frames that come at once: cards fly: $flies', async ({ frames, flies }) => {
  vi.stubGlobal('document', { hidden: false });
  const shown = stage();
  const presenter = new Presenter(shown);
  for (let seq = 1; seq <= frames; seq++) presenter.push(frame(seq), false);
  await vi.waitFor(() => {
    expect(shown.shown?.seq).toBe(frames);
  });
  expect(vi.mocked(fly).mock.calls.length > 0).toBe(flies);
});
