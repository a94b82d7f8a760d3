/** A report as a file, for when the server is away: the same that it would keep. */
import type { FaultBody, Frame } from '../wire/types';

export function asFile(told: FaultBody['told'], frame: Frame, now: number): File | null {
  const { view } = frame;
  if (!view) return null;
  const chairs = frame.table.chairs.map((chair) => ({ ...chair, name: null }));
  const report = {
    format: 'houle-fault-1',
    id: '',
    made_at: now,
    build: '',
    told,
    game: view.game,
    rules_version: view.rules_version,
    seats: view.seats,
    options: view.options,
    seq: frame.seq,
    viewer: view.viewer,
    frames: [{ ...frame, table: { ...frame.table, chairs } }],
  };
  const name = `houle-fault-${view.game}-${frame.seq}.json`;
  return new File([JSON.stringify(report, null, 1)], name, { type: 'application/json' });
}
