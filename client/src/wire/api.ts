/** Requests to the server. A command is sent again, under the same name, until it is answered. */
import { serverClock } from './server-clock';
import type { Done, Problem } from './types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail ?? problem.title);
  }
}

const PATIENCE = [300, 600, 1200, 2400, 4800];
const TRY_AGAIN = new Set([500, 502, 503, 504]);
/** So many seconds one waits without being told. */
const SOON = 10;

export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return read<T>(await fetch(path, { headers: headers(), ...(signal ? { signal } : {}) }));
}

export async function post<T>(path: string, body: object): Promise<T> {
  return read<T>(await sent(path, body));
}

/** Ask for something to be done at a table, once, however often the connection fails. */
export async function command(path: string, body: object, signal?: AbortSignal): Promise<Done> {
  const named = { ...body, command: newCommand() };
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted();
    const answer = await sent(path, named, signal).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return null;
    });
    if (answer && !TRY_AGAIN.has(answer.status) && !soonAllowed(answer)) return read<Done>(answer);
    await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0);
  }
}

/** Whether it was only too fast, and not too much for the next while. */
function soonAllowed(answer: Response): boolean {
  return answer.status === 429 && Number(answer.headers.get('retry-after')) <= SOON;
}

export function newCommand(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

let language = 'fr';

/** The language in which the server explains itself. */
export function speak(locale: string): void {
  language = locale;
}

export function headers(): Record<string, string> {
  return { 'accept-language': language };
}

function sent(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

export async function read<T>(answer: Response): Promise<T> {
  serverClock.heard(answer);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused(await problem(answer));
}

export async function problem(answer: Response): Promise<Problem> {
  const fallback = { status: answer.status, title: answer.statusText };
  return answer
    .json()
    .then((body: unknown) => ({ ...fallback, ...(body as Partial<Problem>) }))
    .catch(() => fallback);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
