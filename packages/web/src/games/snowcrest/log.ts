import type { Event } from '@thorp/snowcrest/cards';
import type { Update } from './table.ts';

/** The log as events, for the readings of the rules. */
export function eventsOf({ log }: Update): readonly Event[] {
  return log.flatMap(({ events }) => events);
}
