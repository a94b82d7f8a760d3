/** Draws what the server puts into its pictures, from what browsers draw: the scene of each game into
 *  its folder, and the scene and the animals of the house: `node client/scripts/drawings.mjs`. */
import { glob, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';
import { animal, scene, styled, styles } from '../bundling/drawn.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const HOUSE = 'src/houle/web/pictures/drawn';
const GAMES = ['src/houle/games/*/board/Scene.svelte', 'examples/*/houle_*/board/Scene.svelte'];

const server = await createServer({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true },
  resolve: { alias: { '@games': `${ROOT}src/houle/games`, '@houle': `${ROOT}client/src` } },
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected' } })],
});
const { render } = await server.ssrLoadModule('svelte/server');

async function draw(from, to, framed, props = {}) {
  const { default: Drawing } = await server.ssrLoadModule(`${ROOT}${from}`);
  const { body, head } = render(Drawing, { props });
  await mkdir(dirname(`${ROOT}${to}`), { recursive: true });
  await writeFile(`${ROOT}${to}`, styled(framed(body), styles(head)));
}

const { ANIMALS } = await server.ssrLoadModule(`${ROOT}client/src/people/animals.ts`);
for (const name of ANIMALS)
  await draw('client/src/kit/Animal.svelte', `${HOUSE}/${name}.svg`, animal, { animal: name });
await draw('client/src/pages/parts/scenes/OpenSea.svelte', `${HOUSE}/scene.svg`, scene);
for await (const from of glob(GAMES, { cwd: ROOT }))
  await draw(from, `${dirname(dirname(from))}/scene.svg`, scene);
await server.close();
