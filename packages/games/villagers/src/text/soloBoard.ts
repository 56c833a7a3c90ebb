import type { Counter, PhraseTable, Piece, Told, Zone } from '@thorp/kernel';
import type { CountessEventId } from '../cards/countess.ts';
import { DRAFTING_PRIORITY } from '../cards/monastery.ts';
import { roundLimit } from '../modes.ts';
import type { CountessOption, SeenCountess } from '../countess/types.ts';
import type { Join, View } from '../types.ts';
import { eventName } from './solo.ts';
import { priorityId } from './soloCatalogue.ts';
import { handId, roadId, stackId, villagerId } from './words.ts';

/** What the solo modes add to the board, and where their options point. */

export function soloZones({ view }: Told<View>): Zone[] {
  if (view.countess) return [countessZone(view.countess)];
  return view.settings.mode === 'monastery' ? [monasteryZone(view)] : [];
}

function countessZone({ events, decks, spent, jester }: SeenCountess): Zone {
  const counters: Counter[] = [
    { name: 'Summer deck', value: decks[0] ?? 0 },
    { name: 'Winter deck', value: decks[1] ?? 0 },
    { name: 'Jester', value: jester ? 'ready' : 'gone' },
  ];
  const faceUp = events.map((id, i) => eventPiece(firstOf(events, id, i), id, []));
  const discarded = spent.flat().map((id, i) => eventPiece(`countess-spent:${i}`, id, ['discarded']));
  const pieces = [...faceUp, ...discarded.map(piece => ({ ...piece, active: false }))];
  return { id: 'countess', title: 'Events of the Countess', seat: null, layout: 'row', counters, pieces };
}

const eventPieceId = (id: CountessEventId): string => `countess:${id}`;

/** Options point at the first of equal events. */
function firstOf(events: readonly CountessEventId[], id: CountessEventId, i: number): string {
  return events.indexOf(id) === i ? eventPieceId(id) : `${eventPieceId(id)}:${i}`;
}

function eventPiece(id: string, card: CountessEventId, marks: readonly string[]): Piece {
  return { id, card, name: eventName(card), marks };
}

/** V-14.4 The rows of the drafting priority; the one of this round counts. */
function monasteryZone(view: View): Zone {
  const limit = roundLimit(view.settings);
  const pieces = DRAFTING_PRIORITY.slice(0, limit).map((row, i): Piece => ({
    id: priorityId(i),
    card: priorityId(i),
    name: `Round ${i + 1}`,
    marks: row,
    active: i + 1 === view.round,
  }));
  const counters = [{ name: 'Round', value: `${view.round} of ${limit}` }];
  return { id: 'monastery', title: 'Who joins the Monastery', seat: null, layout: 'row', counters, pieces };
}

/** Who plays alone. */
const ALONE = 0;

/** The piece or zone of every option of the solo modes; '' for a plain button. */
export const soloTargets: PhraseTable<Join | CountessOption, View> = {
  join: ({ slot }) => roadId(slot),
  give: ({ slot }) => roadId(slot),
  resolve: ({ event }) => eventPieceId(event),
  jest: ({ event }) => eventPieceId(event),
  keepJester: () => '',
  oneFewer: () => '',
  buyOff: () => '',
  serve: ({ card: id }) => handId(ALONE, id),
  abduct: ({ card: id }) => handId(ALONE, id),
  betray: ({ at }) => villagerId(ALONE, at),
  arrest: ({ at }) => villagerId(ALONE, at),
  spy: ({ card: id }, { view }) => {
    const at = view.villages[ALONE]?.villagers.findIndex(it => it.card === id && it.active) ?? 0;
    return villagerId(ALONE, at);
  },
  protect: ({ at }) => villagerId(ALONE, at),
  recruit: ({ stack }) => stackId(stack),
  recruitReserve: () => 'reserve',
};
