import { dailyWord, dayAfter, type DailyDeal } from '@thorp/client/daily';
import { preferences } from '../../preferences/preferences.ts';
import type { TableSummary } from '../../protocol/calls.ts';
import { host, reader } from '../../session/host.ts';

/*
 * Deals of the date, played in this browser. Which table belongs to which deal is stored beside the tables; losing this
 * list does no harm.
 */

const KEY = 'thorp-daily';
/** Older deals are no longer shown. */
const DAYS = 40;

type Kept = { readonly [day: string]: { readonly [game: string]: string } };

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(day: string, game: string, table: string): void {
  const oldest = dayAfter(day, -DAYS);
  const recent = Object.entries(kept()).filter(([each]) => each > oldest);
  const all = { ...Object.fromEntries(recent), [day]: { ...kept()[day], [game]: table } };
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** A deal of the date that was begun here, and its table. */
export interface LocalTry {
  readonly day: string;
  readonly game: string;
  readonly table: TableSummary;
}

export async function localTries(): Promise<readonly LocalTry[]> {
  const tables = new Map((await host().list(reader())).map(table => [table.id, table]));
  return Object.entries(kept()).flatMap(([day, games]) =>
    Object.entries(games).flatMap(([game, id]) => {
      const table = tables.get(id);
      return table ? [{ day, game, table }] : [];
    }),
  );
}

const BOTS = ['Agnes', 'Bruno'];

/** Opens a table with the deal of the date; the first one counts as the try. */
export async function openLocal(deal: DailyDeal, name: string, first: boolean): Promise<string> {
  const { day, game, seats, settings, level } = deal;
  const bots = BOTS.slice(0, seats - 1).map(bot => ({ kind: 'bot', name: bot, level: level ?? 'medium' }) as const);
  const table = await host().create(
    {
      game,
      players: [{ kind: 'human', name }, ...bots],
      settings,
      confirms: preferences().confirms,
      openHands: false,
      deal: dailyWord(day, game),
      sameForAll: true,
    },
    reader(),
  );
  if (first) keep(day, game, table);
  return table;
}
