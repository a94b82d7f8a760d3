import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NAMES = ['Moana', 'Kai', 'Lani', 'Teva'];
vi.mock('../texts/ui.svelte', () => ({
  t: () => NAMES.join(', '),
  words: { need: () => Promise.resolve() },
}));

function device(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', device());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a page that is loaded anew suggests, where luck would have it so. */
async function suggested(luck: number): Promise<{ name: string; animal: string }> {
  vi.resetModules();
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  return (await import('./me.svelte')).me.shown;
}

it('whoever is not known yet is called the same at every visit', async () => {
  const first = await suggested(0.3);
  expect(first.name).toBe('Kai');
  expect(await suggested(0.8)).toEqual(first);
});

it('on another device somebody else is suggested', async () => {
  await suggested(0.3);
  vi.stubGlobal('localStorage', device());
  expect((await suggested(0.8)).name).toBe('Teva');
});

it('where nothing can be kept, there is a name too', async () => {
  vi.stubGlobal('localStorage', undefined);
  expect((await suggested(0.8)).name).toBe('Teva');
});
