import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { isCore } from './bundling/core.ts';
import { pageList } from './bundling/page-list.ts';
import { precompressed } from './bundling/precompressed.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), pageList('pages.json'), precompressed()],
  build: {
    outDir: '../src/houle/web/client',
    emptyOutDir: true,
    manifest: true,
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
  test: { environment: 'node', include: ['{src,bundling,e2e}/**/*.test.ts'] },
});
