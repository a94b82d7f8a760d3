/** The games that this client draws itself; all others are played on plain cards. */
import type { GamePlugin } from './contract';

const LOADERS: Readonly<Record<string, () => Promise<{ default: GamePlugin }>>> = {
  wave: () => import('./wave'),
  'sea-change': () => import('./sea-change'),
  'land-unter': () => import('./land-unter'),
  'vague-verte': () => import('./vague-verte'),
  'vague-et-attaque': () => import('./vague-et-attaque'),
};

export async function loadGame(name: string): Promise<GamePlugin> {
  const load = LOADERS[name] ?? ((): Promise<{ default: GamePlugin }> => import('./plain'));
  return (await load()).default;
}
