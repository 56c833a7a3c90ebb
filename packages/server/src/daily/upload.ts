import { dealOf, dayOf, isDay, offlineSecret, dayAfter } from '@thorp/client/daily';
import { settle } from '@thorp/kernel';
import { ServerError } from '../errors.ts';
import { addressOf, loadGame, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { ExpectedDeal, RecordFacts, RecordTask } from '../records/verify.ts';
import type { DailyStore, DailyTry } from '../store/daily.ts';
import { scoreOf } from './results.ts';

/*
 * Games of the date's deal that were played without a server. Everybody can know that deal in advance, so they are
 * listed separately and get no place. A worker checks the deal and settings of that day, every choice, and the points. A
 * game against bots is not accepted: a replay cannot show that the bots chose for themselves.
 */

export interface UploadPorts {
  readonly store: DailyStore;
  readonly games: Games;
  now(): number;
  verify(task: RecordTask): Promise<RecordFacts>;
}

/** A result is accepted for this many days, because a device may be offline for a while. */
const DAYS = 7;

const AGAINST_BOTS =
  'a game against bots is not accepted: its record does not prove that the bots chose for themselves';

export async function takeUpload(
  { store, games, now, verify }: UploadPorts,
  { day, game, person, name, text }: Pick<DailyTry, 'day' | 'game' | 'person' | 'name'> & { readonly text: string },
): Promise<DailyTry> {
  const deal = isDay(day) && Object.hasOwn(games, game) ? dealOf(day, game) : null;
  if (!deal) throw new ServerError('unknown-game', 'there is no daily deal of this game and day');
  const today = dayOf(now());
  if (day > today || day < dayAfter(today, -DAYS)) {
    throw new ServerError('expired', `results are accepted for today and the ${DAYS} days before`);
  }
  if (deal.seats > 1) throw new ServerError('bad-record', AGAINST_BOTS);
  const rules = await loadGame(games, game);
  const expected: ExpectedDeal = {
    game,
    version: rules.version,
    seats: deal.seats,
    settings: settle(rules, deal.seats, deal.settings).settings,
    secret: offlineSecret(day, game),
  };
  const { outcome } = await verify({ text, games: [addressOf(games, game)], outcome: true, deal: expected });
  const kept: DailyTry = {
    id: newLink(),
    day,
    game,
    kind: 'date',
    person,
    name,
    began: 0,
    ended: now(),
    state: 'verified',
    score: outcome ? scoreOf(outcome) : null,
  };
  if (await store.addPlayedTry(kept, text)) return kept;
  throw new ServerError('too-many', 'you already have a result for this deal; the first one counts');
}
