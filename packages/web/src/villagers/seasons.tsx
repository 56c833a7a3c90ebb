import leaf from 'game-icons:oak-leaf';
import bud from 'game-icons:vine-leaf';
import snow from 'game-icons:snowflake-2';
import sun from 'game-icons:sun';
import type { ReactNode } from 'react';
import { EVENT_STACK, EVENTS, type EventId, type Season } from '@thorp/villagers/cards';
import type { Sight } from './table.ts';

const SIGNS: { readonly [S in Season]: string } = { spring: bud, summer: sun, autumn: leaf, winter: snow };

export function SeasonSign({ season }: { season: Season }): ReactNode {
  return (
    <svg className="ic" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SIGNS[season] }} />
  );
}

export interface SeenEvent {
  readonly event: EventId;
  readonly season: Season;
  /** It waits under its stack, comes after this build phase, or is over. */
  readonly state: 'waits' | 'due' | 'done';
}

/** The Event of a stack: the one that waits there, or the one that has come, as the log tells. */
export function eventAt({ view, log }: Sight, stack: number): SeenEvent | null {
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
