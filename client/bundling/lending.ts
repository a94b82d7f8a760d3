/** Puts all that is lent to boards in packages into one file, and says beside Vite's manifest where
 *  that lies, for the server to tell them. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { LENT, lentName } from './lent.ts';

const ENTRY = 'virtual:lent';
const RESOLVED = `\0${ENTRY}`;

export const SVELTE_VERSION = (
  createRequire(import.meta.url)('svelte/package.json') as { version: string }
).version;

const line = ([module, names]: readonly [string, readonly string[]]): string =>
  `export { ${names.map((name) => `${name} as ${lentName(module, name)}`).join(', ')} } from '${module}';`;

export function lending(): Plugin {
  return {
    name: 'houle:lending',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ENTRY, name: 'lent', preserveSignature: 'strict' });
    },
    resolveId: (id) => (id === ENTRY ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? Object.entries(LENT).map(line).join('\n') : null),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const lent = chunks.find(({ facadeModuleId }) => facadeModuleId === RESOLVED);
      if (!lent) throw new Error('what is lent was not built');
      const needed = new Set([lent.fileName]);
      for (const file of needed) {
        chunks.find(({ fileName }) => fileName === file)?.imports.forEach((id) => needed.add(id));
      }
      const styles = chunks
        .filter(({ fileName }) => needed.has(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const names = lent.exports.toSorted();
      const source = JSON.stringify({ file: lent.fileName, svelte: SVELTE_VERSION, names, styles });
      this.emitFile({ type: 'asset', fileName: '.vite/lent.json', source });
    },
  };
}
