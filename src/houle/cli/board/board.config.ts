/** How `houle board FOLDER` builds what a package brings to the browser.
 *
 *  Everything in its `board/` that the client looks for becomes a module of its own in `built/`,
 *  with what the house lends left out: the server fills in where that lies. It runs among the
 *  package's own tools, so it imports nothing but these. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What the client says it lends: of each module, by which name each thing is to be had. */
interface Lent {
  readonly tools: { readonly svelte: string };
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const FOLDER = process.env['BOARD_FOLDER'] ?? '.';
const LENT = JSON.parse(readFileSync(process.env['BOARD_LENT'] ?? '', 'utf-8')) as Lent;
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
/** Its catalogues, a folder for each language. */
const TEXTS = join(BOARD, 'texts');
/** Stands in built files for where the house's own lies. */
const HOUSE = 'houle:lent';
const LENT_MODULE = '\0lent:';

const texts = existsSync(TEXTS)
  ? readdirSync(TEXTS).flatMap((language) =>
      readdirSync(join(TEXTS, language)).map((name) => `texts/${language}/${name}`),
    )
  : [];
const parts = Object.fromEntries([
  ...PARTS.filter((part) => existsSync(join(BOARD, part))).map((part) => [part, join(BOARD, part)]),
  ...texts.map((text) => [text, `${join(BOARD, text)}?raw`]),
]) as Record<string, string>;

/** Takes from the house what it lends, and nothing else. */
function borrowing(): Plugin {
  return {
    name: 'houle:borrowing',
    enforce: 'pre',
    resolveId(id) {
      if (id === HOUSE) return { id, external: true };
      if (id in LENT.modules || id === 'svelte/internal/disclose-version') {
        return `${LENT_MODULE}${id}.js`;
      }
      if (/^(@houle|svelte)\b/.test(id)) {
        this.error(`${id} is not lent; there is ${Object.keys(LENT.modules).join(', ')}`);
      }
      return null;
    },
    load(id) {
      if (!id.startsWith(LENT_MODULE)) return null;
      const module = id.slice(LENT_MODULE.length, -'.js'.length);
      const names = Object.entries(LENT.modules[module] ?? {});
      return `export { ${names.map(([name, lent]) => `${lent} as ${name}`).join(', ')} } from '${HOUSE}';`;
    },
    generateBundle() {
      const source = JSON.stringify({ svelte: LENT.tools.svelte });
      this.emitFile({ type: 'asset', fileName: 'board.json', source });
    },
  };
}

export default defineConfig({
  root: FOLDER,
  base: './',
  publicDir: false,
  logLevel: 'warn',
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
