/** Every word that a player reads, in the player's language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { speak } from '../wire/api';
import { type Args, newBundle, patternOf, said } from './bundle';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const catalogues = import.meta.glob<string>('../../texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** What every screen needs; the other catalogues come with what uses them. */
const ALWAYS = 'main';

class Words {
  language = $state.raw<Language>('fr');
  #bundle = $state.raw(new FluentBundle('fr'));
  /** The catalogues that are here or on their way. */
  readonly #arrivals = new Map<string, Promise<void>>([[ALWAYS, Promise.resolve()]]);
  /** Texts are made half as long again, to see which screens break. */
  pseudo = false;

  /** Speak a language from now on. */
  async choose(language: Language): Promise<void> {
    const bundle = newBundle(language, this.pseudo);
    const texts = await Promise.all([...this.#arrivals.keys()].map((name) => read(language, name)));
    for (const text of texts) add(bundle, text);
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    speak(language);
  }

  /** Have the words of a part of the client at hand. */
  need(name: string): Promise<void> {
    const before = this.#arrivals.get(name);
    if (before) return before;
    const coming = read(this.language, name).then(
      (text) => {
        add(this.#bundle, text);
      },
      (error: unknown) => {
        this.#arrivals.delete(name);
        throw error;
      },
    );
    this.#arrivals.set(name, coming);
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

async function read(language: Language, name: string): Promise<string> {
  const load = catalogues[`../../texts/${language}/${name}.ftl`];
  return load ? await load() : '';
}

export const words = new Words();
export const t = (id: string, args?: Args): string => words.say(id, args);
