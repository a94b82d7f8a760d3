import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, TableStream } from './stream';
import type { Frame, Problem, Seat } from './types';

/** A server that sends what a test tells it to. */
class FakeServer {
  readonly asked: (string | null)[] = [];
  readonly addresses: string[] = [];
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  answer = (): Response => this.#stream();

  readonly fetch = (address: string, init: RequestInit): Promise<Response> => {
    this.addresses.push(address);
    this.asked.push(new Headers(init.headers).get('last-event-id'));
    init.signal?.addEventListener('abort', () => {
      this.cut();
    });
    return Promise.resolve(this.answer());
  };

  send(event: string, data: object, id?: number): void {
    const named = id === undefined ? '' : `id: ${id}\n`;
    const text = `event: ${event}\n${named}data: ${JSON.stringify(data)}\n\n`;
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  frame(seq: number, phase = 'playing', at = Date.now()): void {
    this.send('frame', { seq, at, table: { phase } }, seq);
  }

  cut(): void {
    try {
      this.#controller?.error(new Error('cut'));
    } catch {
      // It was cut already.
    }
  }

  #stream(): Response {
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          this.#controller = controller;
        },
      }),
      { headers: { date: new Date().toUTCString() } },
    );
  }
}

/** A page that somebody looks at, or not. */
class FakePage extends EventTarget {
  hidden = false;

  look(looks: boolean): void {
    this.hidden = !looks;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('listening to a table', () => {
  const server = new FakeServer();
  let page: FakePage;
  let heard: [number, boolean][] = [];
  let states: Connection[] = [];
  let here: readonly Seat[] = [];
  let refused: Problem | null = null;
  let stream: TableStream;

  const settle = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(5);
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', server.fetch);
    vi.stubGlobal('navigator', { onLine: true });
    page = new FakePage();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    server.asked.length = 0;
    server.addresses.length = 0;
    heard = [];
    states = [];
    here = [];
    refused = null;
    stream = new TableStream('abc', {
      frame: (frame: Frame, jump) => heard.push([frame.seq, jump]),
      connection: (state) => states.push(state),
      here: (seats) => (here = seats),
      refused: (problem) => {
        refused = problem;
      },
    });
    await settle();
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('hears every frame once and in order', async () => {
    server.frame(4);
    await vi.advanceTimersByTimeAsync(400);
    server.frame(5);
    server.frame(5);
    await settle();
    expect(heard).toEqual([
      [4, true],
      [5, false],
    ]);
    expect(states.at(-1)).toBe('live');
  });

  it('comes back to where it was when the connection breaks', async () => {
    server.frame(4);
    await settle();
    server.cut();
    await vi.advanceTimersByTimeAsync(300);
    expect(states).toContain('lost');
    expect(server.asked).toEqual([null, '4']);
    server.frame(5);
    await settle();
    server.frame(6);
    await vi.advanceTimersByTimeAsync(1100);
    server.frame(7);
    await settle();
    expect(heard.slice(1)).toEqual([
      [5, true],
      [6, true],
      [7, false],
    ]);
  });

  it('knows what it has missed, however slowly that comes in', async () => {
    server.frame(4);
    await settle();
    server.cut();
    const meanwhile = Date.now();
    await vi.advanceTimersByTimeAsync(300);
    server.frame(5, 'playing', meanwhile);
    await vi.advanceTimersByTimeAsync(1500);
    server.frame(6, 'playing', meanwhile);
    server.frame(7);
    await settle();
    expect(heard.slice(1)).toEqual([
      [5, true],
      [6, true],
      [7, false],
    ]);
  });

  it('says within 3 s that a running game has fallen silent, and opens the stream anew after 6', async () => {
    server.frame(4);
    await settle();
    await vi.advanceTimersByTimeAsync(2990);
    expect(states.at(-1)).toBe('unsure');
    await vi.advanceTimersByTimeAsync(3500);
    expect(server.asked).toEqual([null, '4']);
  });

  it('stays calm before a game runs', async () => {
    server.frame(4, 'open');
    await settle();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toBe('live');
    expect(server.asked).toHaveLength(1);
  });

  it('hears who is there', async () => {
    server.send('beat', { seq: 4, here: [0, 2] });
    await settle();
    expect(here).toEqual([0, 2]);
  });

  it('asks again when a beat tells of frames that it has not seen', async () => {
    server.frame(4);
    server.send('beat', { seq: 6, here: [] });
    await vi.advanceTimersByTimeAsync(300);
    expect(server.asked).toEqual([null, '4']);
  });

  it('asks for news alone once nobody looks, and for all again when somebody does', async () => {
    server.frame(4);
    await vi.advanceTimersByTimeAsync(400);
    page.look(false);
    for (let at = 0; at < 10; at += 2) {
      server.send('beat', { seq: 4, here: [] });
      await vi.advanceTimersByTimeAsync(2000);
    }
    await settle();
    expect(server.addresses).toEqual([
      '/api/tables/abc/live',
      '/api/tables/abc/live?elsewhere=true',
    ]);
    await vi.advanceTimersByTimeAsync(50_000);
    server.frame(5);
    await settle();
    expect(heard.map(([seq]) => seq)).toEqual([4, 5]);
    expect(states).not.toContain('unsure');
    page.look(true);
    await settle();
    expect(server.addresses.at(-1)).toBe('/api/tables/abc/live');
    expect(server.asked).toEqual([null, '4', '5']);
    expect(states).not.toContain('lost');
  });

  it('opens the stream anew if nothing at all is heard while nobody looks', async () => {
    server.frame(4);
    await settle();
    page.look(false);
    await vi.advanceTimersByTimeAsync(5000);
    server.send('beat', { seq: 4, here: [] });
    await vi.advanceTimersByTimeAsync(5100);
    expect(server.addresses).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(server.addresses.length).toBeGreaterThan(2);
    expect(server.addresses.at(-1)).toBe('/api/tables/abc/live?elsewhere=true');
  });

  it('keeps the stream that it has if somebody soon looks again', async () => {
    server.frame(4);
    await settle();
    page.look(false);
    await vi.advanceTimersByTimeAsync(2000);
    page.look(true);
    server.send('beat', { seq: 4, here: [] });
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.addresses).toHaveLength(1);
  });

  it('stops where it may not look on any more', async () => {
    server.send('refused', { status: 409, title: 'no' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refused).toEqual({ status: 409, title: 'no' });
    expect(server.asked).toHaveLength(1);
  });

  it('stays away once it is closed', async () => {
    stream.close();
    server.cut();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.asked).toHaveLength(1);
  });
});
