import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { isCore } from './client/bundling/core.ts';
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Requests cost more than bytes: what every table needs comes as one file.
      output: { codeSplitting: { groups: [{ name: 'core', test: isCore }] } },
    },
  },
  server: { proxy: { '/api': SERVER } },
  test: {
    environment: 'node',
    dir: ROOT,
    include: ['client/**/*.test.ts', 'src/houle/games/*/board/**/*.test.ts'],
  },
});
