/** Builds what a package brings to the browser: `BOARD=FOLDER npm run -s board`.
 *
 *  Everything in its `board/` that the client looks for becomes a module of its own in `built/`,
 *  with what the house lends left out: the server fills in where that lies. */
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { SVELTE_VERSION } from './lending.ts';
import { LENT, lentName } from './lent.ts';

const FOLDER = process.env['BOARD'] ?? '.';
const BOARD = join(FOLDER, 'board');
/** What the client looks for; whatever is not there is not brought. */
const PARTS = [
  'index.ts',
  'poster.ts',
  'Face.svelte',
  'palette.ts',
  'rules.ts',
  'lesson.json',
  'set-up.ts',
  'set-up.json',
];
const TEXTS = 'texts/*/*.ftl';
/** Stands in built files for where the house's own lies. */
const HOUSE = 'houle:lent';
const LENT_MODULE = '\0lent:';

const parts = Object.fromEntries([
  ...PARTS.filter((part) => existsSync(join(BOARD, part))).map((part) => [part, join(BOARD, part)]),
  ...globSync(join(BOARD, TEXTS)).map((text) => [relative(BOARD, text), `${text}?raw`]),
]) as Record<string, string>;

/** Takes from the house what it lends, and nothing else. */
function borrowing(): Plugin {
  return {
    name: 'houle:borrowing',
    enforce: 'pre',
    resolveId(id) {
      if (id === HOUSE) return { id, external: true };
      if (id in LENT || id === 'svelte/internal/disclose-version') return `${LENT_MODULE}${id}.js`;
      if (/^(@houle|svelte)\b/.test(id)) this.error(`${id} is not lent to packages: see lent.ts`);
      return null;
    },
    load(id) {
      if (!id.startsWith(LENT_MODULE)) return null;
      const module = id.slice(LENT_MODULE.length, -'.js'.length);
      const names = (LENT[module] ?? []).map((name) => `${lentName(module, name)} as ${name}`);
      return `export { ${names.join(', ')} } from '${HOUSE}';`;
    },
    generateBundle() {
      const source = JSON.stringify({ svelte: SVELTE_VERSION });
      this.emitFile({ type: 'asset', fileName: 'board.json', source });
    },
  };
}

export default defineConfig({
  root: FOLDER,
  base: './',
  publicDir: false,
  plugins: [borrowing(), svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    outDir: 'built',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: ['es2022', 'safari16'],
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: parts,
      preserveEntrySignatures: 'strict',
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[hash].js',
        chunkFileNames: '[hash].js',
        assetFileNames: '[hash][extname]',
      },
    },
  },
});
