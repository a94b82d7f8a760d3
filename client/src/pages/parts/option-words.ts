/** The words for what was or can be chosen about a game. */
import { t } from '../../texts/ui.svelte';
import { spaced, textId, type Vocabulary } from '../../texts/vocabulary';
import type { Chosen, Field, Value } from './options';

export function optionName(vocabulary: Vocabulary, name: string): string {
  return vocabulary.say(textId('option', name)) ?? spaced(name);
}

export function optionHint(vocabulary: Vocabulary, name: string): string {
  return vocabulary.say(`${textId('option', name)}.hint`) ?? '';
}

export function optionValue(vocabulary: Vocabulary, field: Field, value: Value): string {
  if (field.kind === 'seat') {
    return value === null ? t('option-chance') : t('option-seat', { number: Number(value) + 1 });
  }
  if (value === null) return t('option-usual');
  if (typeof value === 'boolean') return value ? t('option-yes') : t('option-no');
  const word = vocabulary.say(textId(field.name, value));
  return word ?? (value === 'none' ? t('option-none') : String(value));
}

/** What was chosen, in words: only what is not as usual is worth any. */
export function unusual(
  vocabulary: Vocabulary,
  fields: readonly Field[],
  chosen: Chosen,
): readonly string[] {
  return fields.flatMap((field) => {
    const value = chosen[field.name] ?? null;
    const name = optionName(vocabulary, field.name);
    if (value === field.usual) return [];
    if (value === true) return [name];
    return [t('terms-option', { name, value: optionValue(vocabulary, field, value) })];
  });
}
