import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LENT, SVELTE } from './lent';

const page = readFileSync('docs/packages.md', 'utf-8').split('\n');

it.each(Object.entries(LENT).filter(([module]) => module !== SVELTE))(
  'the page for authors of packages names what is lent of %s',
  (module, names) => {
    const told = page.find((line) => line.startsWith(`| \`${module}\` |`)) ?? '';
    for (const name of names.filter((each) => each !== 'default')) {
      expect(told).toContain(`\`${name}\``);
    }
    expect(told).toMatch(/\w{3}/);
  },
);
