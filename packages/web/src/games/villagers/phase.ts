import type { Table } from './table.ts';

/** An Event, and what comes after it. */
const ABOUT_EVENTS: ReadonlySet<string> = new Set(['event', 'market', 'round', 'over']);

/** Whether villagers are being drafted or built, or an Event is carried out; null otherwise. */
export function phaseOf({ view, update }: Pick<Table, 'view' | 'update'>): 'draft' | 'build' | 'event' | null {
  // V-10.12, V-10.13 Two Events let everybody build.
  if (view.turn) return view.turn.during === 'build' ? 'build' : 'event';
  const drafting = view.players.some(({ drafts }) => drafts > 0) || update.question?.step === 'coin';
  if (drafting) return 'draft';
  const last = update.log.findLast(({ event: { kind } }) => ABOUT_EVENTS.has(kind));
  return last?.event.kind === 'event' ? 'event' : null;
}
