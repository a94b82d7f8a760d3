// Checks the examples of docs/fair-deals.md, from that page alone and without Houle.
// node verify.mjs fair-deals.vectors.json

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const utf8 = (text) => Buffer.from(text, "utf8");
const sha256 = (bytes) => createHash("sha256").update(bytes).digest();
const hmac = (key, bytes) => createHmac("sha256", key).update(bytes).digest();

function commitment({ table, game, rules_version, seed }) {
  const zero = Buffer.alloc(1);
  const names = ["houle-deal-1", table, game, String(rules_version)];
  return sha256(
    Buffer.concat([...names.flatMap((name) => [utf8(name), zero]), Buffer.from(seed, "hex")]),
  );
}

function dealingKey({ seed, words }, committed) {
  const digests = words.map((word) =>
    word === null ? Buffer.alloc(32) : sha256(utf8(word.normalize("NFC"))),
  );
  return hmac(Buffer.from(seed, "hex"), Buffer.concat([committed, ...digests]));
}

class Stream {
  #key;
  #read = 0;
  #block;

  constructor(key) {
    this.#key = key;
  }

  #next() {
    const place = this.#read % 8;
    if (place === 0) {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(BigInt(this.#read / 8));
      this.#block = hmac(this.#key, number);
    }
    this.#read += 1;
    return this.#block.readUInt32BE(4 * place);
  }

  below(limit) {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let number = this.#next();
    while (number >= fair) number = this.#next();
    return number % limit;
  }

  shuffled(size) {
    const cards = Array.from({ length: size }, (_, card) => card);
    for (let last = size - 1; last >= 1; last -= 1) {
      const other = this.below(last + 1);
      [cards[last], cards[other]] = [cards[other], cards[last]];
    }
    return cards;
  }
}

function drawn(stream, draw) {
  return "below" in draw ? stream.below(draw.below) : stream.shuffled(draw.shuffle);
}

let wrong = 0;
function expect(place, what, found, written) {
  if (JSON.stringify(found) === JSON.stringify(written)) return;
  console.log(`${place}: ${what} differs`);
  wrong += 1;
}

const vectors = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const [place, vector] of vectors.entries()) {
  const committed = commitment(vector);
  const key = dealingKey(vector, committed);
  const stream = new Stream(key);
  expect(place, "commitment", committed.toString("hex"), vector.commitment);
  expect(place, "key", key.toString("hex"), vector.key);
  for (const draw of vector.draws) expect(place, "draw", drawn(stream, draw), draw.gives);
}
console.log(`${vectors.length} vectors, ${wrong} differences`);
process.exit(wrong === 0 && vectors.length > 0 ? 0 : 1);
