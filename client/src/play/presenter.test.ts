import { afterEach, expect, it, vi } from 'vitest';
import { fly } from '../motion/flight';
import type { Frame, Step } from '../wire/types';
import type { LaidCard, Lay } from './lay';
import { batches, Presenter, type Stage } from './presenter';

vi.mock('../motion/flight', () => ({
  fly: vi.fn(() => Promise.resolve()),
  land: vi.fn(),
  spots: () => new Map(),
  still: (speed: number) => speed === Infinity,
}));
afterEach(() => {
  vi.useRealTimers();
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
    reading: () => 0,
    paused: null,
    painted: () => Promise.resolve(),
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

/** A stage for one who wants no flights, with cards in a hand and in a trick. */
function laid(hand: number, trick: number): ReturnType<typeof stage> & { lay: Lay } {
  const cards = (zone: string, count: number): LaidCard[] =>
    Array.from({ length: count }, (_, i) => ({ key: `${zone} ${i}`, card: null }));
  const held = { hand, trick, taken: 0 };
  return {
    ...stage(),
    speed: Infinity,
    holds: ['trick'],
    lay: Object.entries(held).map(([name, count], id) => ({
      id,
      name,
      owner: null,
      cards: cards(name, count),
    })),
    place(lay) {
      this.lay = lay;
    },
    show(frame) {
      this.shown = frame;
    },
  };
}
/** A trick of three cards, two of which lie there already. */
const still = (): ReturnType<typeof laid> => laid(1, 2);
const empty = (hand: number): ReturnType<typeof laid> => laid(hand, 0);
const lastCard = {
  seq: 1,
  steps: [goes(0, 1), goes(1, 2), goes(1, 2), goes(1, 2)],
  view: {},
} as unknown as Frame;
const inTrick = ({ lay }: { lay: Lay }): number => lay[1]?.cards.length ?? 0;

it('without motion the last card of a trick lies there for as long as with it', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = still();
  new Presenter(shown).push(lastCard, false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(inTrick(shown)).toBe(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(inTrick(shown)).toBe(0);
  expect(shown.shown?.seq).toBe(1);
});

/** A trick of three that everybody plays at once, as the last of a round is: one frame for each. */
const forced = (first: number): Frame[] =>
  [[goes(0, 1)], [goes(0, 1)], [goes(0, 1)], [goes(1, 2), goes(1, 2), goes(1, 2)]].map(
    (steps, nth) => ({ seq: first + nth, steps, view: {} }) as unknown as Frame,
  );

it.each([
  { tricks: 2, seconds: 2.2 },
  { tricks: 3, seconds: 3.3 },
  { tricks: 4, seconds: 0 },
])('$tricks tricks that come at once are looked at for $seconds s', async ({ tricks, seconds }) => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = empty(3 * tricks);
  const presenter = new Presenter(shown);
  for (let nth = 0; nth < tricks; nth++)
    for (const frame of forced(1 + 4 * nth)) presenter.push(frame, false);
  let looked = 0;
  for (let at = 0; at < 6000; at += 50) {
    await vi.advanceTimersByTimeAsync(50);
    if (inTrick(shown) === 3) looked += 0.05;
  }
  expect(shown.shown?.seq).toBe(4 * tricks);
  expect(looked).toBeCloseTo(seconds, 0);
});

it('whoever falls too far behind while a trick is looked at jumps once they have seen it', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = empty(15);
  const presenter = new Presenter(shown);
  for (const frame of forced(1)) presenter.push(frame, false);
  await vi.advanceTimersByTimeAsync(400);
  for (let nth = 1; nth < 5; nth++)
    for (const frame of forced(1 + 4 * nth)) presenter.push(frame, false);
  await vi.advanceTimersByTimeAsync(600);
  expect(inTrick(shown), 'of the first trick').toBe(3);
  expect(shown.shown?.seq).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.shown?.seq, 'no trick after it').toBe(20);
});

it('without motion a tap goes on at once', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = still();
  const presenter = new Presenter(shown);
  presenter.push(lastCard, false);
  await vi.advanceTimersByTimeAsync(10);
  expect(inTrick(shown)).toBe(3);
  presenter.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(inTrick(shown)).toBe(0);
});

/** A stage on which everything that happens takes two seconds to be read. */
function worded(): Stage & { told: number } {
  return {
    ...stage(),
    told: 0,
    reading: ({ type }) => (type === 'happened' ? 2000 : 0),
    tell() {
      this.told++;
    },
  };
}
const said = (seq: number): Frame => ({ seq, steps: [happened], view: {} }) as unknown as Frame;
function twoToRead(paintedIn = 0): { shown: ReturnType<typeof worded>; presenter: Presenter } {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = worded();
  if (paintedIn) shown.painted = () => new Promise((done) => setTimeout(done, paintedIn));
  const presenter = new Presenter(shown);
  presenter.push(said(1), false);
  presenter.push(said(2), false);
  return { shown, presenter };
}

it('what has words stays until it could be read, before the next comes', async () => {
  const { shown } = twoToRead();
  await vi.advanceTimersByTimeAsync(2200);
  expect(shown.told).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.told).toBe(2);
});

it('the time to read begins once the words can be seen', async () => {
  const { shown } = twoToRead(1500);
  await vi.advanceTimersByTimeAsync(3700);
  expect(shown.told).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.told).toBe(2);
});

it('a tap before the words can be seen goes on once they can', async () => {
  const { shown, presenter } = twoToRead(1500);
  await vi.advanceTimersByTimeAsync(100);
  presenter.skip();
  await vi.advanceTimersByTimeAsync(1500);
  expect(shown.told).toBe(2);
});

it('a tap goes on to the next words', async () => {
  const { shown, presenter } = twoToRead();
  await vi.advanceTimersByTimeAsync(10);
  presenter.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.told).toBe(2);
});

it.each([
  { frames: 50, jumps: false },
  { frames: 70, jumps: true },
])('with $frames things to read, of two seconds each, it jumps: $jumps', async (example) => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = worded();
  const presenter = new Presenter(shown);
  for (let seq = 1; seq <= example.frames; seq++) presenter.push(said(seq), false);
  await vi.advanceTimersByTimeAsync(2400);
  expect(shown.told).toBe(example.jumps ? example.frames : 2);
});

it('whoever falls too far behind while reading jumps once they have read that to its end', async () => {
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  const shown = worded();
  const presenter = new Presenter(shown);
  presenter.push(said(1), false);
  await vi.advanceTimersByTimeAsync(1000);
  for (let seq = 2; seq <= 70; seq++) presenter.push(said(seq), false);
  await vi.advanceTimersByTimeAsync(1200);
  expect(shown.told, 'the first is being read').toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown.told).toBe(70);
});
