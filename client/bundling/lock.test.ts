import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the lock names packages by version and hash, and no host', () => {
  expect(readFileSync('package-lock.json', 'utf-8')).not.toContain('://');
});
