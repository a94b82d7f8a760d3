import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text, and so becomes much smaller. Fonts and pictures are compressed already. */
const TEXT = new Set(['.css', '.js', '.json', '.svg', '.webmanifest']);

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const encodings = {
  br: (bytes: Buffer) =>
    asBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` beside every text file of the build that gets smaller by it. */
export function precompressed(): Plugin {
  return {
    name: 'houle:precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir !== undefined) await compressAll(dir);
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .filter((entry) => !entry.parentPath.endsWith('.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all(
    Object.entries(encodings).map(async ([suffix, encode]) => {
      const smaller = await encode(bytes);
      if (smaller.length < bytes.length) await writeFile(`${file}.${suffix}`, smaller);
    }),
  );
}
