import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newBundle } from '@houle/texts/bundle';

/** The longest card and the longest name that there are. */
const LONGEST = { card: '5 bleu marine', who: 'N'.repeat(24) };

for (const language of ['fr', 'en'])
  describe(`the sentences of WAVE (${language})`, () => {
    const text = readFileSync(`src/houle/games/wave/board/texts/${language}/game.ftl`, 'utf8');
    const bundle = newBundle(language);
    bundle.addResource(new FluentResource(text));
    const ids = [...text.matchAll(/^(wave-(?:prompt|waiting|hint)[\w-]*) =/gm)].map(
      ([, id]) => id ?? '',
    );

    it('are there', () => {
      expect(ids.length).toBeGreaterThan(14);
    });
    for (const id of ids)
      it(`${id} fits one line of 60 characters`, () => {
        const errors: Error[] = [];
        const pattern = bundle.getMessage(id)?.value ?? '';
        const said = bundle.formatPattern(pattern, LONGEST, errors);
        expect(errors).toEqual([]);
        expect(said.length, said).toBeLessThanOrEqual(60);
      });
  });
