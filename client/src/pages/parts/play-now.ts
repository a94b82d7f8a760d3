/** From wanting to play to sitting at a table, without a question. */
import { router } from '../../app/router.svelte';
import { loadGame } from '../../games/registry';
import { liking } from '../../people/level.svelte';
import { botFor, type Level } from '../../people/levels';
import { me } from '../../people/me.svelte';
import { mixInAt } from '../../play/word';
import { command } from '../../wire/api';
import { games } from '../../games/offered.svelte';
import { hows } from './how.svelte';
import { agreed, fieldsOf, usual } from './options';

/** How long bots take for every move at a table, so that people can follow; beginners hurry. It is
 *  the same for all their moves, and says nothing about cards. */
export const botTime = (level: Level): number => (level === 'beginner' ? 500 : 700);

/** Play a game as I like to play it: at once against bots, or at a table that waits for people. */
export async function playNow(name: string): Promise<void> {
  warmUp(name);
  const [game] = await Promise.all([games.find(name), me.come()]);
  if (!game) throw new Error(`there is no game called ${name}`);
  const how = hows.of(name, game.seats);
  const seats = Math.min(Math.max(how.seats, game.fewest), game.most);
  const waits = how.people && seats > 1;
  const bot = waits ? null : botFor(liking.level, game.bots);
  const fields = fieldsOf(game.options);
  const { table } = await command('/api/tables', {
    game: name,
    seats,
    options: agreed(fields, { ...usual(fields), ...how.options }, seats),
    bots: Array.from({ length: seats }, (_, seat) => (seat ? bot : null)),
    seat: 0,
    bot_time: botTime(liking.level),
    listed: false,
  });
  if (!waits) {
    await mixInAt(table);
    await command(`/api/tables/${table}/start`, {});
  }
  router.go(`/t/${table}`);
}

/** Play with whoever else wants to: at a table that deals soon, whoever has come. */
export async function meet(name: string): Promise<void> {
  warmUp(name);
  await me.come();
  const { table } = await command('/api/meet', { game: name });
  router.go(`/t/${table}`);
}

/** Load what a table needs while the server is still dealing. */
function warmUp(name: string): void {
  void import('../Table.svelte');
  void loadGame(name);
}
