import { BLUE, GOLDEN } from './encounters';
import type { Picture } from './parts';
import { ARTEFACTS, PLACES } from './scenes';
import { SOUVENIRS } from './souvenirs';

/** What is drawn on each card, by its id. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  ...ARTEFACTS,
  ...BLUE,
  ...GOLDEN,
  ...SOUVENIRS,
  ...PLACES,
};
