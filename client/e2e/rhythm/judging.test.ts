import { describe, expect, it } from 'vitest';
import { interval, median, ratio, readings, tooShort, wordsIn } from './judging';
import type { Line } from './watcher';

const line = (text: string, came: number, went: number | null, place = 1): Line => ({
  kind: 'scene',
  place,
  text,
  came,
  went,
  tapped: false,
});
const EIGHT = 'the wave comes in and takes your boat';

describe('time to read', () => {
  it('is a second for four words; signs are none', () => {
    expect(wordsIn('Qui joue ? — Toi !')).toBe(3);
    expect(readings([line(EIGHT, 0, 2000)])[0]?.needed).toBe(2000);
  });

  it('finds a line that went too early', () => {
    const short = tooShort(readings([line(EIGHT, 0, 2000), line(EIGHT, 5000, 6500)]));
    expect(short.map(ratio)).toEqual([0.75]);
  });

  it('finds two lines that came together and stayed for one of them', () => {
    const read = readings([line(EIGHT, 0, 2500), line(EIGHT + ' away', 0, 2500)]);
    expect(tooShort(read).map((each) => each.needed)).toEqual([4250]);
  });

  it('lets a line that came later be read once the one before is', () => {
    const read = readings([line(EIGHT, 0, 4000), line(EIGHT, 1000, 4000)]);
    expect(tooShort(read)).toEqual([]);
    expect(tooShort(readings([line(EIGHT, 0, 4000), line(EIGHT, 1000, 3800)]))).toHaveLength(1);
  });

  it('is taken in the order in which lines came, whichever of them is written down first', () => {
    const stays = line(EIGHT, 0, 9000);
    const between = line('a wave that goes by between the two boats', 3000, 5250);
    const last = line('and then the last one of all of them', 6000, 8250);
    expect(tooShort(readings([between, stays, last]))).toEqual([]);
    expect(readings([between, stays, last]).map((each) => each.line.came)).toEqual([0, 3000, 6000]);
  });

  it('does not go on reading what is gone', () => {
    const read = readings([line(EIGHT, 0, 500), line('the next one', 500, 1300)]);
    expect(tooShort(read).map((each) => each.line.text)).toEqual([EIGHT]);
  });

  it('knows what it has just read, and not what it had no time for', () => {
    const [other, back] = ['and something new', 2300];
    const known = [line(EIGHT, 0, 2200), line(EIGHT, back, 3100, 2), line(other, back, 3100, 2)];
    expect(tooShort(readings(known))).toEqual([]);
    expect(tooShort(readings([line(EIGHT, 0, 900), line(EIGHT, 1000, 1500, 2)]))).toHaveLength(2);
    expect(tooShort(readings([line(EIGHT, 0, 2200), line(EIGHT, 9000, 9500)]))).toHaveLength(1);
  });

  it('reads each place by itself', () => {
    expect(tooShort(readings([line(EIGHT, 0, 2000), line(EIGHT, 0, 2000, 2)]))).toEqual([]);
  });

  it('says nothing of what is still there, or was tapped away', () => {
    expect(readings([line(EIGHT, 0, null), { ...line(EIGHT, 0, 100), tapped: true }])).toEqual([]);
  });
});

describe('how long one waits', () => {
  it('is the one in the middle', () => {
    expect(median([9, 1, 4])).toBe(4);
    expect(median([1, 4, 6, 9])).toBe(5);
  });

  it('lies between games that differ, and no nearer than they do', () => {
    const [low, high] = interval([
      [1, 1, 1],
      [5, 5, 5],
      [9, 9, 9],
    ]) ?? [NaN, NaN];
    expect([low, high]).toEqual([1, 9]);
    expect(interval([[1, 2, 3]])).toBeNull();
  });
});
