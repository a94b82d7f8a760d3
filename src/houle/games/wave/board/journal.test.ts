import { describe, expect, it } from 'vitest';
import { lines, Story } from '@houle/play/story.svelte';
import type { Table } from '@houle/play/table.svelte';
import type { Frame, Step } from '@houle/wire/types';
import { toldOnce } from './told';

/** A table where Bill points at the outward cards of Ana. */
const table = {
  me: null,
  names: ['Ana', 'Bill'],
  plugin: { toldOnce },
  speaker: {
    step: (step: Step) =>
      step.type === 'happened' ? `Bill, ${step.name}: ${step.facts['advice'] as string}` : 'a card',
  },
} as unknown as Table;

const bill = (name: 'pointed' | 'unpointed', advice = 'play'): Step => ({
  type: 'happened',
  name,
  facts: { who: { type: 'who', seat: 1 }, card: { type: 'at', zone: 4, place: 0 }, advice },
});
const frame = (seq: number, ...steps: Step[]): Frame =>
  ({ seq, steps, view: {}, happened: { kind: 'advised', seat: 1 } }) as unknown as Frame;

function hear(story: Story, ...frames: Frame[]): string[] {
  for (const each of frames) for (const step of each.steps) story.tell(table, each, step);
  return story.lines.map(({ text }) => text);
}

describe('the journal tells a finger once (W-30b)', () => {
  it('and whoever listens hears it once', () => {
    const story = new Story();
    expect(hear(story, frame(1, bill('pointed')))).toEqual(['Bill, pointed: play']);
    story.said = '';
    const again = [frame(2, bill('unpointed')), frame(3, bill('pointed'))];
    expect(hear(story, ...again)).toEqual(['Bill, pointed: play']);
    expect(story.said).toBe('');
    expect(hear(story, frame(4, bill('pointed', 'keep')))).toEqual(['Bill, pointed: keep']);
    expect(story.said).toBe('Bill, pointed: keep');
  });

  it('whether it was seen or is looked up later', () => {
    const story = new Story();
    hear(story, frame(9, bill('pointed')));
    const earlier = [frame(3, bill('pointed')), frame(5, bill('unpointed'))];
    story.recall(
      table,
      earlier.flatMap((each) => lines(table, each)),
    );
    expect(story.lines).toMatchObject([{ seq: 3, text: 'Bill, pointed: play' }]);
  });

  it('and tells it again after a moment was forgotten', () => {
    const story = new Story();
    hear(story, frame(3, bill('pointed')), frame(4, bill('pointed', 'keep')));
    story.rewind(4);
    expect(story.lines.map(({ text }) => text)).toEqual(['Bill, pointed: play']);
  });
});
