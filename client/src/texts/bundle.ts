/** Fluent's catalogues as this client reads them: an id may name an attribute, as in `rule.title`. */
import { FluentBundle, type FluentVariable, type Message } from '@fluent/bundle';
import { ELISION } from './elision';
import { SELECTING } from './reserved';

export type Args = Record<string, FluentVariable>;
export type Transform = (text: string) => string;

/** An empty catalogue, whose texts may be made something else of. */
export function newBundle(language: string, transform?: Transform): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: { ...ELISION, ...SELECTING },
    ...(transform && { transform }),
  });
}

/** A text, or null if there is none of that name. */
export function said(bundle: FluentBundle, id: string, args: Args = {}): string | null {
  const pattern = patternOf(bundle, id);
  return pattern ? bundle.formatPattern(pattern, args, []) : null;
}

export function patternOf(bundle: FluentBundle, id: string): Message['value'] {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
