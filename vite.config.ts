import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { isAtTables, isCore, isSmall, isSoon } from './client/bundling/core.ts';
import { lending } from './client/bundling/lending.ts';
import { pageList } from './client/bundling/page-list.ts';
import { precompressed } from './client/bundling/precompressed.ts';

const ROOT = import.meta.dirname;
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  root: `${ROOT}/client`,
  cacheDir: `${ROOT}/node_modules/.vite`,
  resolve: {
    alias: {
      '@games': `${ROOT}/src/houle/games`,
      '@houle': `${ROOT}/client/src`,
    },
  },
  plugins: [
    svelte({ configFile: `${ROOT}/svelte.config.js` }),
    pageList(`${ROOT}/client/pages.json`),
    lending(),
    precompressed(),
  ],
  build: {
    outDir: '../src/houle/web/client',
    emptyOutDir: true,
    manifest: true,
    // Whoever gets our packages' code and fonts gets their licences too: in the wheel, and served.
    license: { fileName: 'licences.txt' },
    target: ['es2022', 'safari16'],
    // The content security policy knows no `data:` addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Which files a page needs is told with its styles; a table's first load, which has the names
      // of all pages in it, need not say the rest. What a table itself needs is asked for at once.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || isAtTables(file)
          ? needed
          : needed.filter((one) => one === file || one.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Requests cost more than bytes: what every table needs comes as one file, and what every
      // table needs once it is seen as another.
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: isCore },
            { name: 'soon', test: isSoon, includeDependenciesRecursively: false },
            { name: 'small', test: isSmall, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER } },
  test: {
    environment: 'node',
    dir: ROOT,
    // Where others keep the machine busy, loading a module alone may take the usual five seconds.
    testTimeout: 30_000,
    include: ['client/**/*.test.ts', 'src/houle/games/*/board/**/*.test.ts'],
  },
});
