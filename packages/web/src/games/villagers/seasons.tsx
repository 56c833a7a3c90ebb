import type { ReactNode } from 'react';
import { EVENT_STACK, EVENTS, type EventId, type Season } from '@thorp/villagers/cards';
import type { Update } from './table.ts';

/** A bud, the sun, a leaf, a snowflake; in a box of 24. */
const ICON_BODIES: { readonly [S in Season]: string } = {
  spring: 'M12 22v-9M12 14C5 14 4 8 4 4c6 0 8 4 8 10ZM12 14c6 0 8-4 8-8-6 0-8 3-8 8Z',
  summer: 'M12 7a5 5 0 1 0 .1 0ZM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2',
  autumn: 'M4 21 14 10M6 17C3 9 9 3 21 3c0 12-6 17-14 14Z',
  winter: 'M12 2v20M3 7l18 10M21 7 3 17M9 3l3 3 3-3M9 21l3-3 3 3',
};

export function SeasonIcon({ season }: { season: Season }): ReactNode {
  return (
    <svg className="icon vi-season" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_BODIES[season]} />
    </svg>
  );
}

export interface SeenEvent {
  readonly event: EventId;
  readonly season: Season;
  /** It waits under its stack, comes after this build phase, or is over. */
  readonly state: 'waits' | 'due' | 'done';
}

/** The Event of a stack: the one that waits there, or the one that has happened, from the log. */
export function eventAt({ view, log }: Update, stack: number): SeenEvent | null {
  const here = (event: EventId): boolean => EVENT_STACK[EVENTS[event].season] === stack;
  const waiting = view.events.find(here);
  if (waiting) {
    const state = view.stacks[stack]?.size === 0 ? 'due' : 'waits';
    return { event: waiting, season: EVENTS[waiting].season, state };
  }
  for (const { event } of log) {
    if (event.kind === 'event' && here(event.event)) {
      return { event: event.event, season: EVENTS[event.event].season, state: 'done' };
    }
  }
  return null;
}
