import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newBundle } from '@houle/texts/bundle';
import { clause } from './saying';

const TEXTS = 'src/houle/games/vague_et_attaque/texts';

type Effects = Parameters<typeof clause>[0];
const draw = (count: number): Effects[number] => ({
  do: 'draw',
  who: 'me',
  what: 'souvenir',
  count,
});
const steal: Effects[number] = { do: 'steal', what: 'hand' };
const give: Effects[number] = { do: 'give', to: 'chosen' };

describe.each(['fr', 'en'])('what effects do, in the words of the game (%s)', (language) => {
  const bundle = newBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`${TEXTS}/${language}/effects.ftl`, 'utf8')));
  const told = (effects: Effects): string =>
    clause(effects, (id, args) => {
      const errors: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args, errors);
      expect(errors).toEqual([]);
      return text;
    });

  it('is told one after the other', () => {
    expect(told([draw(2), { do: 'protect', who: 'me' }])).toBe(
      language === 'fr'
        ? told([draw(2)]) + ', puis ' + told([{ do: 'protect', who: 'me' }])
        : told([draw(2)]) + ', then ' + told([{ do: 'protect', who: 'me' }]),
    );
  });

  it('chooses a player once for the whole card (A-37b)', () => {
    expect(told([steal, give])).not.toContain(told([give]));
  });

  it('tells both ends of a gamble, and both ways of a choice', () => {
    const gamble: Effects = [{ do: 'gamble', least: 4, win: [draw(2)], lose: [draw(1)] }];
    expect(told(gamble)).toContain(told([draw(2)]));
    expect(told(gamble)).toContain(told([draw(1)]));
    const either: Effects = [{ do: 'either', one: [draw(1)], other: [steal] }];
    expect(told(either)).toContain(told([steal]));
  });
});
