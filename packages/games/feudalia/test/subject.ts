import { pairwise, type Subject } from '@thorp/testkit';
import { EVENTS } from '../src/cards/events.ts';
import { BASIC_MASTER_IDS, CATHEDRAL_MASTER_IDS } from '../src/cards/masters.ts';
import { VASSAL_IDS, vassalOf } from '../src/cards/vassals.ts';
import { feudalia, type Feudalia } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { checkState } from './invariants.ts';

/** What an event touches: cards that act or change owner, events, phases of the cathedral. */
function touched(event: Event): string[] {
  const things: string[] = [event.kind];
  if ('card' in event) things.push(event.card);
  if ('master' in event) things.push(event.master);
  if (event.kind === 'event') things.push(event.event.effect);
  if (event.kind === 'phase') things.push(`phase ${event.phase}`);
  return things;
}

const COMMON_EVENTS = [
  'taxed',
  'surrendered',
  'woke',
  'recalled',
  'regained',
  'eliminated',
  'discount',
  'moved',
  'laid',
  'hosted',
  'held',
  'relocated',
  'fired',
  'offered',
  'accepted',
  'declined',
  'exchanged',
  'reached',
  'out',
  'tokenRemoved',
  'phase 1',
  'phase 2',
  'phase 3',
] as const;

export const subject: Subject<Feudalia> = {
  game: feudalia,
  configs: pairwise(feudalia, { fixed: { roundCap: 200 } }),
  decisions: 40_000,
  check: checkState,
  inventory: [
    ...VASSAL_IDS.filter(id => vassalOf(id).module === 'basic' && id !== 'tax_collector'),
    ...BASIC_MASTER_IDS,
    ...CATHEDRAL_MASTER_IDS,
    ...new Set(EVENTS.map(event => event.effect)),
    ...COMMON_EVENTS,
  ],
  touched,
};
