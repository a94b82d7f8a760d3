/** Where the moves of WAVE are made: which card or row a move is about. */
import type { At, Move, Seat, View } from '@houle/wire/types';
import type { WaveMove } from './generated';
import { hasVaimiti, VAIMITI } from './sight';

export const asWave = (move: Move): WaveMove => move as unknown as WaveMove;

/** The card a move is about; phrases and declarations are about none. */
export function at(view: View, me: Seat, move: Move): At | null {
  const made = asWave(move);
  switch (made.type) {
    case 'discard':
    case 'lay-down':
    case 'swap':
      return lying(view, made.side, me, made.place);
    case 'propose':
      return lying(view, 'face-up', VAIMITI, made.place);
    case 'point':
    case 'unpoint': {
      const hers = hasVaimiti(view.seats) && made.owner === VAIMITI;
      return lying(view, hers ? 'face-up' : 'outward', made.owner, made.place);
    }
    case 'point-at-bend':
    case 'unpoint-bend':
      return lying(view, 'bend', null, 0);
    case 'say':
    case 'declare':
    case 'confirm':
    case 'withdraw':
      return null;
  }
}

function lying(view: View, name: string, owner: number | null, place: number): At | null {
  const zone = view.zones.findIndex((each) => each.name === name && each.owner === owner);
  return zone < 0 ? null : { type: 'at', zone, place };
}
