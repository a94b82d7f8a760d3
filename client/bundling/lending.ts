/** Puts all that is lent to boards in packages into one file, and says beside Vite's manifest where
 *  that lies, for the server to tell them. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LENT, lentName } from './lent.ts';

const ENTRY = 'virtual:lent';
const RESOLVED = `\0${ENTRY}`;

const LOCK = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf-8'),
) as { readonly packages: Readonly<Record<string, { readonly version: string }>> };

/** What the client was built with: a board is built with the same. */
const TOOLS = Object.fromEntries(
  ['@sveltejs/vite-plugin-svelte', 'svelte', 'vite'].map((name) => [
    name,
    LOCK.packages[`node_modules/${name}`]?.version,
  ]),
);
/** Under which name each thing that is lent of a module is to be had. */
const MODULES = Object.fromEntries(
  Object.entries(LENT).map(([module, names]) => [
    module,
    Object.fromEntries(names.map((name) => [name, lentName(module, name)])),
  ]),
);

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
      const notes = { file: lent.fileName, tools: TOOLS, modules: MODULES, styles };
      const source = JSON.stringify(notes);
      this.emitFile({ type: 'asset', fileName: '.vite/lent.json', source });
    },
  };
}
