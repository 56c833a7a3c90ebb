import { note, schedule } from '@thorp/kernel';
import { EVENT_STACK, EVENTS, type EventId } from '../../cards/events.ts';
import { holdsCards } from '../../table.ts';
import type { RunStep, State } from '../../types.ts';
import { caravans, merchants, travellers } from './autumn.ts';
import { festivals, returnees, townsfolk } from './spring.ts';
import { developments, nobles, weddings } from './summer.ts';
import { castellans, envoys, pilgrims } from './winter.ts';

/** What each Event does, or schedules for everybody. */
const RESOLVE: { readonly [E in EventId]: (s: State) => void } = {
  festivals,
  townsfolk,
  returnees,
  developments,
  weddings,
  nobles,
  travellers,
  caravans,
  merchants,
  castellans,
  pilgrims,
  envoys,
};

// V-10.1, V-10.21 The leftmost Event that is due is carried out by everybody; then the next one, until none is due.
export const eventPhase: RunStep<'eventPhase'> = {
  run(s) {
    const event = s.events.find(id => isDue(s, id));
    if (!event) return;
    s.events.splice(s.events.indexOf(event), 1);
    note(s, { kind: 'event', event });
    schedule(s, { step: 'eventPhase' });
    RESOLVE[event](s);
  },
};

// V-3.4 An Event is due when its own stack is empty, whatever the others hold.
function isDue(s: State, event: EventId): boolean {
  return !holdsCards(s, EVENT_STACK[EVENTS[event].season]);
}
