import type { Counter, Piece, Zone } from '@thorp/kernel';
import type { CountessEventId } from '../cards/countess.ts';
import { DRAFTING_PRIORITY, nextRank, rankOf, type Rank } from '../cards/monastery.ts';
import type { SeenCountess } from '../countess/types.ts';
import { roundLimit } from '../modes.ts';
import type { View } from '../types.ts';
import type { Names } from './names.ts';
import { countessCopyId, countessId, countessSpentId, priorityId } from '../pieces.ts';

/** What the solo modes add to the board. */

export interface SoloBoardWords {
  readonly countessEvents: string;
  readonly summerDeck: string;
  readonly winterDeck: string;
  readonly jester: string;
  readonly jesterReady: string;
  readonly jesterGone: string;
  readonly discarded: string;
  readonly monastery: string;
  readonly round: string;
  roundNumber(round: number): string;
  roundOf(round: number, limit: number): string;
  readonly rank: string;
  readonly nextRank: string;
  readonly noRank: string;
  readonly ranks: { readonly [R in Rank['id']]: string };
  rankFrom(rank: string, gold: number): string;
}

export function soloZones(names: Names, words: SoloBoardWords, view: View): Zone[] {
  if (view.countess) return [countessZone(names, words, view.countess)];
  return view.settings.mode === 'monastery' ? [monasteryZone(names, words, view)] : [];
}

function countessZone(names: Names, words: SoloBoardWords, { events, decks, spent, jester }: SeenCountess): Zone {
  const counters: Counter[] = [
    { name: words.summerDeck, value: decks[0] ?? 0 },
    { name: words.winterDeck, value: decks[1] ?? 0 },
    { name: words.jester, value: jester ? words.jesterReady : words.jesterGone },
  ];
  const piece = (id: string, card: CountessEventId): Piece => {
    return { id, card, name: names.countessEventName(card), marks: [] };
  };
  const faceUp = events.map((id, i) => piece(firstOf(events, id, i), id));
  const discarded = spent.flat().map((id, i) => piece(countessSpentId(i), id));
  const gone = discarded.map(it => ({ ...it, marks: [words.discarded], active: false }));
  const pieces = [...faceUp, ...gone];
  return { id: 'countess', title: words.countessEvents, seat: null, layout: 'row', counters, pieces };
}

/** Options point at the first of equal events. */
function firstOf(events: readonly CountessEventId[], id: CountessEventId, i: number): string {
  return events.indexOf(id) === i ? countessId(id) : countessCopyId(id, i);
}

/** V-14.4 The rows of the drafting priority; the one of this round counts. */
function monasteryZone({ symbols }: Names, words: SoloBoardWords, view: View): Zone {
  const limit = roundLimit(view.settings);
  const pieces = DRAFTING_PRIORITY.slice(0, limit).map((row, i): Piece => ({
    id: priorityId(i),
    card: priorityId(i),
    name: words.roundNumber(i + 1),
    marks: row.map(symbol => symbols[symbol]),
    active: i + 1 === view.round,
  }));
  const gold = view.villages[0]?.gold ?? 0;
  const now = rankOf(gold);
  const next = nextRank(gold);
  const counters: Counter[] = [
    { name: words.round, value: words.roundOf(view.round, limit) },
    { name: words.rank, value: now ? words.ranks[now.id] : words.noRank },
    ...(next ? [{ name: words.nextRank, value: words.rankFrom(words.ranks[next.id], next.from) }] : []),
  ];
  return { id: 'monastery', title: words.monastery, seat: null, layout: 'row', counters, pieces };
}
