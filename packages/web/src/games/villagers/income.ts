import type { Event } from '@thorp/villagers';
import type { Update } from './table.ts';
import type { Words } from './text/words.tsx';

type Source = keyof Words['income'];

interface Income {
  readonly source: Source;
  readonly gold: number;
}

/** In the order of a score sheet, without empty sources. */
export function incomeOf({ log, view }: Pick<Update, 'log' | 'view'>): Income[] {
  const hers = view.players.length;
  const sums: Record<Source, number> = { roadCoins: 0, events: 0, firstMarket: 0, secondMarket: 0, other: 0 };
  for (const { events } of log) {
    for (const event of events) {
      const gained = gainOf(event, hers);
      if (gained) sums[gained.source] += gained.gold;
    }
  }
  sums.other = (view.villages[hers]?.gold ?? 0) - sums.roadCoins - sums.events - sums.firstMarket - sums.secondMarket;
  return SOURCES.flatMap(source => (sums[source] === 0 ? [] : [{ source, gold: sums[source] }]));
}

const SOURCES: readonly Source[] = ['roadCoins', 'events', 'firstMarket', 'secondMarket', 'other'];

function gainOf(event: Event, hers: number): Income | null {
  switch (event.kind) {
    case 'given':
      return { source: 'roadCoins', gold: event.coins };
    case 'countessGains':
    case 'paidCountess':
      return { source: 'events', gold: event.gold };
    case 'blackMarket':
      return { source: 'events', gold: event.gains[hers] ?? 0 };
    case 'market':
      return { source: event.market === 1 ? 'firstMarket' : 'secondMarket', gold: event.gains[hers] ?? 0 };
    default:
      return null;
  }
}
