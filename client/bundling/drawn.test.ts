/** What the server puts into its pictures is what browsers draw. */
import { readFile } from 'node:fs/promises';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Animal from '../src/kit/Animal.svelte';
import OpenSea from '../src/pages/parts/scenes/OpenSea.svelte';
import { ANIMALS } from '../src/people/animals';
import { animal, scene } from './drawn.ts';

const ROOT = `${import.meta.dirname}/../..`;
const HOUSE = `${ROOT}/src/houle/web/pictures/drawn`;
const SCENES = import.meta.glob<Component>(
  ['../../src/houle/games/*/board/Scene.svelte', '../../examples/*/houle_*/board/Scene.svelte'],
  { eager: true, import: 'default' },
);

/** A file without its styles, which a build for browsers keeps apart. */
const markupIn = async (file: string) =>
  (await readFile(file, 'utf-8')).replace(/<style>.*?<\/style>/s, '').trim();

it.each(ANIMALS)('has the %s', async (name) => {
  const { body } = render(Animal, { props: { animal: name } });
  expect(await markupIn(`${HOUSE}/${name}.svg`)).toBe(animal(body));
});

it('has the open sea', async () => {
  expect(await markupIn(`${HOUSE}/scene.svg`)).toBe(scene(render(OpenSea).body));
});

it.each(Object.entries(SCENES))('has %s', async (path, Scene) => {
  const folder = `${import.meta.dirname}/${path.replace('/board/Scene.svelte', '')}`;
  expect(await markupIn(`${folder}/scene.svg`)).toBe(scene(render(Scene).body));
});
