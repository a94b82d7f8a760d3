/** A program that runs beside the tests and ends with them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 60_000;
const GRACE = 5000;

export interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export class Child {
  #said = '';
  readonly #name: string;
  readonly #process: ChildProcess;

  constructor(name: string, given: readonly string[], { cwd, env }: Surroundings = {}) {
    this.#name = name;
    // A group of its own, so that what it starts ends with it.
    this.#process = spawn(name, given, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (words: Buffer): void => {
      this.#said += words.toString();
    };
    this.#process.stdout?.on('data', hear);
    this.#process.stderr?.on('data', hear);
    this.#process.on('error', (error) => (this.#said += error.message));
  }

  /** Waits until it has said something of this kind; answers with its first group. */
  async saying(words: RegExp): Promise<string> {
    return this.until(() => words.exec(this.#said)?.[1], String(words));
  }

  /** Waits until something is there, as long as the program lives. */
  async until<T>(found: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      const answer = await found();
      if (answer != null) return answer;
      if (this.#ended) break;
      await pause(50);
    }
    const how = this.#ended ? 'ended' : 'was waited for in vain';
    throw new Error(`${this.#name} ${how}, without ${what}: ${this.#said.slice(-2000)}`);
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    const ended = once(this.#process, 'exit');
    this.#signal('SIGTERM');
    await Promise.race([ended, pause(GRACE)]);
    this.#signal('SIGKILL');
  }

  get #ended(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }

  #signal(name: NodeJS.Signals): void {
    if (this.#process.pid === undefined) return;
    try {
      process.kill(-this.#process.pid, name);
    } catch {
      // Nobody of the group is left.
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a port without a number');
  return address.port;
}
