import { pairwise, type Subject } from '@thorp/testkit';
import { EVENTS } from '../src/cards/events.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS } from '../src/cards/masters.ts';
import { OTHER_PILES } from '../src/cards/scenarios.ts';
import { feudalia, type Feudalia } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { checkState } from './invariants.ts';

/** What an event touches: cards that act or change hands, events, phases of the cathedral. */
function touched(event: Event): string[] {
  const things: string[] = [event.kind];
  if ('card' in event) things.push(event.card);
  if ('master' in event) things.push(event.master);
  if (event.kind === 'event') things.push(event.event.effect);
  if (event.kind === 'phase') things.push(`phase ${event.phase}`);
  return things;
}

export const subject: Subject<Feudalia> = {
  game: feudalia,
  configs: pairwise(feudalia, { fixed: { roundCap: 200 } }),
  decisions: 40_000,
  check: checkState,
  inventory: [
    ...OTHER_PILES,
    ...BASIC_MASTER_IDS,
    ...CATHEDRAL_MASTER_IDS,
    ...new Set(EVENTS.map(event => event.effect)),
    'phase 1',
    'phase 2',
    'phase 3',
  ],
  touched,
};
