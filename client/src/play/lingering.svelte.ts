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
    if (now !== null) {
      if (now !== text) since = Date.now();
      text = now;
      return;
    }
    const left = since + time(text ?? '') - Date.now();
    const timer = setTimeout(() => (text = null), left);
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
