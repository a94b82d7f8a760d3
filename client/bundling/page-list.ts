import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Puts the list of pages beside Vite's manifest: the server reads both to write the shell. */
export function pageList(source: string): Plugin {
  return {
    name: 'houle:page-list',
    apply: 'build',
    async generateBundle() {
      const list = await readFile(source, 'utf-8');
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: list });
    },
  };
}
