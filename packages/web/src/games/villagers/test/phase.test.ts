import type { Event } from '@thorp/villagers';
import { expect, test } from 'vitest';
import { phaseOf } from '../phase.ts';
import type { Table } from '../table.ts';

/** A table after these events, with a build turn or drafts left. */
function table(events: readonly Event['kind'][], during: string | null, drafts = 0): Pick<Table, 'view' | 'update'> {
  const view = { turn: during === null ? null : { during }, players: [{ drafts }] };
  const update = { question: null, log: events.map(kind => ({ event: { kind } })) };
  return { view, update } as unknown as Pick<Table, 'view' | 'update'>;
}

test.each([
  [table(['round'], null, 2), 'draft'],
  [table(['round', 'took'], 'build'), 'build'],
  [table(['round', 'built', 'event'], null), 'event'],
  // V-10.12 Everybody builds during the Event.
  [table(['round', 'built', 'event'], 'castellans'), 'event'],
  [table(['round', 'built', 'event', 'gained', 'round'], null, 2), 'draft'],
  [table(['round', 'built', 'event', 'market'], null), null],
  [table(['round', 'took'], null), null],
])('the phase of a round: %#', (shown, phase) => {
  expect(phaseOf(shown)).toBe(phase);
});
