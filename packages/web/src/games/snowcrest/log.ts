import type { Event } from '@thorp/snowcrest/cards';
import type { Sight } from './table.ts';

/** The log as events, for the readings of the rules. */
export function eventsOf({ log }: Sight): readonly Event[] {
  return log.map(({ event }) => event);
}
