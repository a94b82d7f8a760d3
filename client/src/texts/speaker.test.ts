/** The client says of a game what the server says of it, word for word. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { At, Kit, Move, Outcome, Step, View } from '../wire/types';
import { Speaker } from './speaker';
import { Vocabulary } from './vocabulary';

interface Sentence {
  readonly seats: number;
  readonly kind: 'step' | 'move' | 'outcome';
  readonly of: unknown;
  readonly at: At | null;
  readonly zones: View['zones'];
  readonly said: Record<'fr' | 'en', string>;
}
interface Told {
  readonly names: readonly string[];
  readonly viewer: number;
  readonly games: Record<string, { kits: Record<'fr' | 'en', Kit>; sentences: Sentence[] }>;
}
/** Games of the tests' own: with fields of every type and no words, with words, with careless ones. */
const SAMPLES = ['quay:Quay', 'market:Market', 'careless:Careless'].map(
  (game) => `tests.samples.${game}`,
);
const told = JSON.parse(
  execFileSync('.venv/bin/python', ['-m', 'tools.speech', ...SAMPLES], {
    encoding: 'utf-8',
    maxBuffer: 2 ** 27,
    env: { ...process.env, PYTHONPATH: '.' },
  }),
) as Told;

for (const [game, { kits, sentences }] of Object.entries(told.games))
  for (const language of ['fr', 'en'] as const)
    it(`${game} in ${language}`, () => {
      expect(sentences.length).toBeGreaterThan(50);
      const vocabulary = new Vocabulary(kits[language], language);
      for (const sentence of sentences) {
        const { seats, kind, of, at, said } = sentence;
        const speaker = new Speaker(vocabulary, told.names.slice(0, seats), told.viewer);
        const spoken =
          kind === 'outcome'
            ? speaker.outcome(of as Outcome)
            : kind === 'move'
              ? speaker.move(of as Move, at, sentence)
              : speaker.step(of as Step, sentence);
        expect([of, spoken]).toEqual([of, said[language]]);
      }
    });
