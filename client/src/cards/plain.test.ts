import { describe, expect, it } from 'vitest';
import { lines, needsWords, sizeIn, suitOf } from './plain';

const face = { name: 'net', number: null, colour: null, shape: null };

describe('plain cards', () => {
  it('say in words what has no number and no shape', () => {
    expect(needsWords(face)).toBe(true);
    expect(needsWords({ ...face, colour: 'red' })).toBe(true);
    expect(needsWords({ ...face, number: 7 })).toBe(false);
    expect(needsWords({ ...face, shape: 'anchor' })).toBe(false);
  });

  it('say in words what has a shape that nobody draws', () => {
    expect(needsWords({ ...face, number: 7, shape: 'jellyfish' })).toBe(true);
  });

  it('have colours by their names, so that they differ at a glance', () => {
    const names = ['net', 'lamp', 'rope', 'shell'];
    const tones = new Set(names.map((name) => suitOf({ ...face, name }).fill));
    expect(tones.size).toBe(names.length);
    expect(suitOf({ ...face, name: 'net' })).toBe(suitOf(face));
    expect(suitOf({ ...face, colour: 'red' }).fill).toBe('#B00A30');
  });

  it('set their names in lines that fit', () => {
    expect(lines('coquillage')).toEqual(['coquillage']);
    expect(lines('the old man of the sea')).toEqual(['the old', 'man of', 'the sea']);
    expect(sizeIn(228, 'net', 60)).toBe(60);
    expect(sizeIn(228, 'coquillage', 60)).toBeCloseTo(39.3, 1);
  });
});
