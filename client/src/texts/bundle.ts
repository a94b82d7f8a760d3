/** Fluent's catalogues as this client reads them: an id may name an attribute, as in `rule.title`. */
import { FluentBundle, type FluentVariable, type Message } from '@fluent/bundle';
import { ELISION } from './elision';
import { SELECTING } from './reserved';
import { stretched } from './stretched';

export type Args = Record<string, FluentVariable>;

/** An empty catalogue; `pseudo` makes its texts longer, to see which screens break. */
export function newBundle(language: string, pseudo: boolean): FluentBundle {
  return new FluentBundle(language, {
    useIsolating: false,
    functions: { ...ELISION, ...SELECTING },
    ...(pseudo ? { transform: stretched } : {}),
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
