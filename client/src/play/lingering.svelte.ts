import { untrack } from 'svelte';

/** Words that stay until they could be read, though what they come from is over. */
export interface Lingering {
  readonly text: string | null;
}

/** For a component: what is said now, or was until a moment ago; `time` is what reading takes. */
export function lingering(said: () => string | null, time: (text: string) => number): Lingering {
  let text = $state.raw<string | null>(null);
  let since = 0;
  $effect(() => {
    const now = said();
    const before = untrack(() => text);
    if (now === before) return undefined;
    const change = (): void => {
      text = now;
      since = Date.now();
    };
    const left = before === null ? 0 : since + time(before) - Date.now();
    if (left <= 0) {
      change();
      return undefined;
    }
    const timer = setTimeout(change, left);
    return () => {
      clearTimeout(timer);
    };
  });
  return {
    get text() {
      return text;
    },
  };
}
