/** The scheme `houle-deal-1` of docs/fair-deals.md: from a seed and words to all that chance
 *  decides. The browser does the hashing. */
const SCHEME = 'houle-deal-1';
const BLOCK_WORDS = 8;
const RANGE = 2 ** 32;

/** What a commitment binds: one table, one game, one seed. */
export interface Sealed {
  readonly table: string;
  readonly game: string;
  readonly rules_version: number;
  readonly seed: string;
}

/** Whether this browser can check anything here; it refuses to on pages without https. */
export function canCheck(): boolean {
  // Types do not know that pages without https have no such thing.
  return (globalThis.crypto.subtle as SubtleCrypto | undefined) !== undefined;
}

export async function commitment({ table, game, rules_version, seed }: Sealed): Promise<Bytes> {
  const names = [SCHEME, table, game, String(rules_version)].flatMap((name) => [
    utf8(name),
    new Uint8Array(1),
  ]);
  return sha256(joined([...names, fromHex(seed)]));
}

/** The key that a seed and the words of all seats make. */
export async function dealingKey(
  sealed: Sealed,
  words: readonly (string | null)[],
): Promise<Bytes> {
  const digests = await Promise.all(
    words.map(async (word) =>
      word === null ? new Uint8Array(32) : sha256(utf8(word.normalize('NFC'))),
    ),
  );
  return hmac(fromHex(sealed.seed), joined([await commitment(sealed), ...digests]));
}

/** Chance as a table has it: the same key gives the same numbers. */
export class Stream {
  readonly #key: Bytes;
  #read = 0;
  #block = new DataView(new ArrayBuffer(0));

  constructor(key: Bytes) {
    this.#key = key;
  }

  /** The next number of the stream, whatever it is needed for. */
  async next(): Promise<number> {
    const place = this.#read % BLOCK_WORDS;
    if (place === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(this.#read / BLOCK_WORDS));
      this.#block = new DataView((await hmac(this.#key, new Uint8Array(counter.buffer))).buffer);
    }
    this.#read += 1;
    return this.#block.getUint32(4 * place);
  }

  /** A number from 0 to below `limit`, each equally likely. */
  async below(limit: number): Promise<number> {
    const fair = RANGE - (RANGE % limit);
    for (;;) {
      const number = await this.next();
      if (number < fair) return number % limit;
    }
  }

  async shuffled<T>(cards: readonly T[]): Promise<T[]> {
    const order = [...cards];
    for (let last = order.length - 1; last >= 1; last--) {
      const other = await this.below(last + 1);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  }
}

export type Bytes = Uint8Array<ArrayBuffer>;

export function toHex(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

async function hmac(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, how, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes));
}
