/** The games that the server registers: tests that find things by folder must miss none of them. */
import { readFileSync } from 'node:fs';

const SECTION = '[project.entry-points."houle.games"]\n';
const [, after = ''] = readFileSync('pyproject.toml', 'utf8').split(SECTION);
const [section = ''] = after.split('\n[');

export const REGISTERED: readonly string[] = [...section.matchAll(/^([a-z-]+) = /gm)].map(
  ([, name = '']) => name,
);
