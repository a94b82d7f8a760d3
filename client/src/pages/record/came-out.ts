/** How a game came out for whoever it is told of. */
import { t } from '../../texts/ui.svelte';
import type { LatestGame } from '../../wire/generated';

export function cameOut(one: LatestGame): string {
  return parts(one).join(' · ');
}

function parts({ stopped, together, won, place, points, seats }: LatestGame): string[] {
  if (stopped) return [t('came-stopped')];
  const team = together ? 'team-' : '';
  const said = [t(`came-${team}${won ? 'won' : 'lost'}`)];
  if (!together && !won && place !== null) said.push(t('came-place', { place }));
  if (points !== null) said.push(t('came-points', { points }));
  return [...said, t('came-seats', { seats })];
}
