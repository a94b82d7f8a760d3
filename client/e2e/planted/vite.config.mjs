/** The client with faults in it, which sleep: `npx vite build --config … --outDir …`. */
import usual from '../../../vite.config.ts';
import { planting } from './faults.mjs';

const seldom = new Set(['houle:precompressed']);

export default {
  ...usual,
  plugins: [planting(), ...usual.plugins.flat().filter(({ name }) => !seldom.has(name))],
};
