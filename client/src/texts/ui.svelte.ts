/** Every word that a player reads, in the player's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { speak } from '../wire/api';
import { type Args, newBundle, patternOf, said, type Transform } from './bundle';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Fetches a catalogue in a language; empty where there is none. */
export type Fetch = (language: Language) => Promise<string>;

/** Those that a table or the first page shows; the names of all others come with `later`. */
const early = import.meta.glob<string>(
  '../../texts/*/{agreeing,around,company,home,main,offline}.ftl',
  { query: '?raw', import: 'default' },
);
/** What every screen needs; the other catalogues come with what uses them. */
const ALWAYS = 'main';

interface Arrival {
  readonly fetch: Fetch;
  readonly coming: Promise<void>;
}

class Words {
  language = $state.raw<Language>('fr');
  #bundle = $state.raw(new FluentBundle('fr'));
  /** How many catalogues have come: whatever was said before has to be said again after each. */
  arrived = $state(0);
  /** The catalogues that are here or on their way. */
  readonly #arrivals = new Map<string, Arrival>([
    [ALWAYS, { fetch: fetchOf(ALWAYS), coming: Promise.resolve() }],
  ]);
  /** What is made of texts to see which screens break. */
  transform: Transform | undefined;

  /** Speak a language from now on. */
  async choose(language: Language): Promise<void> {
    const bundle = newBundle(language, this.transform);
    const known = [...this.#arrivals.values()];
    const texts = await Promise.all(known.map(({ fetch }) => fetch(language)));
    for (const text of texts) add(bundle, text);
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    speak(language);
  }

  /** Have the words of a part of the client at hand. */
  need(name: string, fetch: Fetch = fetchOf(name)): Promise<void> {
    const before = this.#arrivals.get(name);
    if (before) return before.coming;
    const coming = fetch(this.language).then(
      (text) => {
        add(this.#bundle, text);
        this.arrived++;
      },
      (error: unknown) => {
        this.#arrivals.delete(name);
        throw error;
      },
    );
    this.#arrivals.set(name, { fetch, coming });
    return coming;
  }

  say(id: string, args?: Args): string {
    return said(this.#bundle, id, args) ?? id;
  }

  has(id: string): boolean {
    return patternOf(this.#bundle, id) !== null;
  }
}

function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

function fetchOf(name: string): Fetch {
  return async (language) => {
    const path = `../../texts/${language}/${name}.ftl`;
    const fetch = early[path] ?? (await import('./later')).later[path];
    return (await fetch?.()) ?? '';
  };
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
