import { afterEach, expect, it, vi } from 'vitest';
import { Rows } from './rows';

const asked: string[] = [];

function server(latest: number): void {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path.split('?')[1] ?? '');
    const wanted = new URL(path, 'http://houle').searchParams;
    const first = Number(wanted.get('first'));
    const count = Math.min(Number(wanted.get('count')), latest - first + 1);
    const frames = Array.from({ length: count }, (_, i) => ({ seq: first + i }));
    return Promise.resolve(new Response(JSON.stringify(frames)));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a game of twenty moments is looked through in three questions', async () => {
  server(20);
  const rows = new Rows('here');
  const seen = [];
  for (let seq = 1; seq <= 20; seq++) seen.push((await rows.frame(seq)).seq);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(asked).toEqual(['first=1&count=8', 'first=9&count=8', 'first=17&count=8']);
});

it('what one pair of eyes saw is not shown to another', async () => {
  server(8);
  const rows = new Rows('here');
  await rows.frame(3);
  await rows.frame(3, 'everyone');
  expect(asked).toEqual(['first=1&count=8', 'first=1&count=8&viewer=everyone']);
});

it('what failed is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const rows = new Rows('here');
  await expect(rows.frame(3)).rejects.toThrow();
  server(8);
  expect((await rows.frame(3)).seq).toBe(3);
});

it('a moment that never was is none', async () => {
  server(5);
  await expect(new Rows('here').frame(7)).rejects.toThrow();
});
