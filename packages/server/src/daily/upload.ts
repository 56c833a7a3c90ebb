import { dealOf, dayOf, isDay, offlineSecret, dayAfter, type DailyDeal } from '@thorp/client/daily';
import { canonical, parseRecord, settle, type Game, type GameRecord } from '@thorp/kernel';
import { ServerError } from '../errors.ts';
import { addressOf, loadGame, type Games } from '../games.ts';
import { newLink } from '../links.ts';
import type { RecordFacts, RecordTask } from '../records/verify.ts';
import type { DailyStore, DailyTry } from '../store/daily.ts';
import { scoreOf } from './results.ts';

/*
 * Games of the date's deal that were played without a server. Everybody can know that deal in advance, so they are
 * listed separately and get no place. Checked are: the deal and settings of that day, every choice, and the points. A
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
  const fault = faultOf(await loadGame(games, game), deal, parseRecord(text));
  if (fault) throw new ServerError('bad-record', fault);
  const { outcome } = await verify({ text, games: [addressOf(games, game)], outcome: true });
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

/** Why a record is not of this deal; null if it is. The worker checks the rest. */
function faultOf(game: Game, deal: DailyDeal, record: GameRecord): string | null {
  if (record.game !== deal.game) return `it is of another game: ${record.game}`;
  if (deal.seats > 1)
    return 'a game against bots is not accepted: its record does not prove that the bots chose for themselves';
  if (record.seats !== deal.seats) return `the deal of this day has ${deal.seats} seats, not ${record.seats}`;
  if (record.version !== game.version) return 'it was played with another version of the rules';
  const { settings } = settle(game, deal.seats, deal.settings);
  if (canonical(record.settings) !== canonical(settings)) return 'its settings are not those of this day';
  const dealt = record.secret === offlineSecret(deal.day, deal.game) && record.entropy.every(added => added === '');
  return dealt && record.entropy.length === 0 ? null : 'it was not dealt from this date';
}
