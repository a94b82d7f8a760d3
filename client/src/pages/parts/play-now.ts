/** From wanting to play to sitting at a running game, without a question. */
import { router } from '../../app/router.svelte';
import { loadGame } from '../../games/registry';
import { liking } from '../../people/level.svelte';
import { botFor } from '../../people/levels';
import { me } from '../../people/me.svelte';
import { command } from '../../wire/api';
import { games, KNOWN } from './games.svelte';

/** How long bots take for a move, so that people can follow. */
export const BOT_TIME = 700;

/** Play a game against bots. */
export async function playNow(name: string): Promise<void> {
  warmUp(name);
  const [game] = await Promise.all([games.find(name), me.come()]);
  if (!game) throw new Error(`there is no game called ${name}`);
  const usual = KNOWN.find((known) => known.name === name)?.seats ?? game.fewest;
  const seats = Math.min(Math.max(usual, game.fewest), game.most);
  const bot = botFor(liking.level, game.bots);
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? bot : null));
  const opened = { game: name, seats, bots, seat: 0, bot_time: BOT_TIME, listed: false };
  const { table } = await command('/api/tables', opened);
  await command(`/api/tables/${table}/start`, {});
  router.go(`/t/${table}`);
}

/** Load what a table needs while the server is still dealing. */
function warmUp(name: string): void {
  void import('../Table.svelte');
  void loadGame(name);
}
