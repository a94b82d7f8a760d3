import { expect, it } from 'vitest';
import type { Drawn } from '../wire/generated';
import type { Frame } from '../wire/types';
import { asFile } from './file';

const view = { game: 'quay', rules_version: 1, seats: 2, options: {}, viewer: 1, zones: [] };
const chairs = [
  { name: 'Moana', bot: null },
  { name: 'Teva', bot: null },
];
const frame = { seq: 7, table: { id: 'abc', chairs }, view } as unknown as Frame;
const drawn = { seq: 7 } as unknown as Drawn;
const told = { about: 'picture', words: 'Not so!', drawn, wanted: null } as const;

it('is the moment as I see it, and nobody’s name', async () => {
  const file = asFile(told, frame, 12);
  expect(file?.name).toBe('houle-fault-quay-7.json');
  const text = (await file?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    format: 'houle-fault-1',
    seq: 7,
    viewer: 1,
    told: { about: 'picture', words: 'Not so!' },
    frames: [{ seq: 7, table: { chairs: [{ name: null }, { name: null }] } }],
  });
  expect(text).not.toMatch(/Moana|Teva/);
});

it('is nothing where there is no game to be seen', () => {
  expect(asFile(told, { ...frame, view: null }, 12)).toBeNull();
});
