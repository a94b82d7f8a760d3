import { afterEach, describe, expect, it, vi } from 'vitest';
import { command, Refused } from './api';

function answers(...all: [number, string, object][]) {
  const asked = vi.fn();
  for (const [status, wait, body] of all)
    asked.mockResolvedValueOnce(
      new Response(JSON.stringify(body), { status, headers: { 'retry-after': wait } }),
    );
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('a command that is refused for now', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is sent again if that was only too fast', async () => {
    vi.useFakeTimers();
    const asked = answers([429, '1', { title: 'Too many requests' }], [200, '', { seq: 2 }]);
    const done = command('/api/tables', {});
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ seq: 2 });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is told to the player if it was too much for the next while', async () => {
    const asked = answers([429, '1800', { title: 'Enough for now', detail: 'Plus tard.' }]);
    const refused = await command('/api/tables', {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).message).toBe('Plus tard.');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
