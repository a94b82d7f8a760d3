import { describe, expect, it } from 'vitest';
import type { LaidZone } from '@houle/play/lay';
import { marksOn } from './fingers';
import type { WavePublic } from './generated';

const record = (changed: Partial<WavePublic>): WavePublic => ({
  turn: 0,
  direction: 1,
  colours_inverted: false,
  numbers_inverted: false,
  taken: false,
  face_down: [],
  proposals: [null, null],
  pointing: [],
  said: [],
  declared_by: null,
  ended: null,
  ...changed,
});
const zone = (name: string, owner: number | null): LaidZone => ({ id: 0, name, owner, cards: [] });

describe('what lies on a card', () => {
  const pointed = record({
    pointing: [
      { pointer: 1, owner: 0, place: 1, advice: 'play' },
      { pointer: 2, owner: 0, place: 1, advice: 'keep' },
      { pointer: 3, owner: 0, place: 1, advice: 'play' },
      { pointer: 1, owner: null, place: 0, advice: 'leave' },
    ],
  });

  it('fingers that say the same lie together, each with its owner (W-30b)', () => {
    expect(marksOn(pointed, zone('outward', 0), 1)).toEqual([
      { sign: 'play', seats: [1, 3] },
      { sign: 'keep', seats: [2] },
    ]);
  });

  it('nothing lies on the neighbours, nor on what only the owner sees', () => {
    expect(marksOn(pointed, zone('outward', 0), 0)).toEqual([]);
    expect(marksOn(pointed, zone('outward', 1), 1)).toEqual([]);
    expect(marksOn(pointed, zone('inward', 0), 1)).toEqual([]);
  });

  it('the bend card belongs to nobody', () => {
    expect(marksOn(pointed, zone('bend', null), 0)).toEqual([{ sign: 'leave', seats: [1] }]);
    expect(marksOn(pointed, zone('discard', null), 0)).toEqual([]);
  });

  it('proposals for Vaimiti, which way up too (W-52, W-88)', () => {
    const proposed = record({
      proposals: [
        { type: 'propose', place: 0, face_down: false },
        { type: 'propose', place: 0, face_down: true },
      ],
    });
    expect(marksOn(proposed, zone('face-up', 2), 0)).toEqual([
      { sign: 'propose', seats: [0] },
      { sign: 'propose-down', seats: [1] },
    ]);
    expect(marksOn(proposed, zone('face-up', 2), 1)).toEqual([]);
  });
});
