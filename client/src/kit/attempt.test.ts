import { expect, it, vi } from 'vitest';
import { Refused } from '../wire/api';
import { Attempt, isGone, why } from './attempt.svelte';

vi.mock('../texts/ui.svelte', () => ({ t: (id: string) => id }));

const refused = (status: number, detail?: string): Refused =>
  new Refused({ status, title: 'Not found', ...(detail === undefined ? {} : { detail }) });

it.each([
  { what: 'a refusal in words', error: refused(409, 'Too late.'), said: 'Too late.' },
  { what: 'a refusal without', error: refused(404), said: 'trouble' },
  { what: 'a request that was wrong', error: refused(400, 'Expected `int`'), said: 'trouble' },
  { what: 'a connection that broke', error: new TypeError('Failed to fetch'), said: 'trouble' },
])('$what is told in the words of the reader, or in ours', ({ error, said }) => {
  expect(why(error)).toBe(said);
});

it('what could not be told now is not gone', () => {
  expect([404, 403, 503, 429].map((status) => isGone(refused(status)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('says whether it came to be, and what was wrong until the next attempt', async () => {
  const attempt = new Attempt();
  expect(await attempt.do(() => Promise.reject(refused(409, 'Too late.')))).toBe(false);
  expect(attempt).toMatchObject({ busy: false, trouble: 'Too late.' });
  expect(await attempt.do(() => Promise.resolve())).toBe(true);
  expect(attempt.trouble).toBe('');
});
