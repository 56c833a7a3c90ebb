// A worker thread that verifies one record of a stranger: whatever the record does, the server keeps running.
import { parentPort, workerData } from 'node:worker_threads';
import { canonical, parseRecord, replay, ThorpError, verify, type Game, type GameRecord } from '@thorp/kernel';
import type { ExpectedDeal, RecordCheck, RecordTask } from './verify.ts';

async function check({ text, games, outcome = false, deal }: RecordTask): Promise<RecordCheck> {
  try {
    const record = parseRecord(text);
    const fault = deal ? dealFault(deal, record) : null;
    if (fault) return { problem: fault };
    const address = games.find(({ name }) => name === record.game);
    if (!address) return { problem: 'this server does not have its game' };
    const { [address.name]: game } = (await import(address.module)) as { readonly [name: string]: Game };
    return game ? verdict(game, record, outcome) : { problem: 'this server does not have its game' };
  } catch (error) {
    if (!(error instanceof ThorpError)) throw error;
    return { problem: error.message };
  }
}

/** Why a record is not of a deal; null if it is. */
function dealFault({ game, version, seats, settings, secret }: ExpectedDeal, record: GameRecord): string | null {
  if (record.game !== game) return `it is of another game: ${record.game}`;
  if (record.seats !== seats) return `the deal of this day has ${seats} seats, not ${record.seats}`;
  if (record.version !== version) return 'it was played with another version of the rules';
  if (canonical(record.settings) !== canonical(settings)) return 'its settings are not those of this day';
  return record.secret === secret && record.entropy.length === 0 ? null : 'it was not dealt from this date';
}

function verdict(game: Game, record: GameRecord, withOutcome: boolean): RecordCheck {
  const { ok, problem = 'it does not hold', notProven } = verify(game, record);
  if (!ok) return { problem };
  if (!record.end) return { problem: 'its game is not over' };
  const { seats, plies, end } = record;
  const facts = { game: game.id, seats, plies: plies.length, totals: end.totals };
  const outcome = withOutcome ? { outcome: game.score(replay(game, record).state) } : {};
  return { problem: null, ...facts, ...(notProven ? { notProven } : {}), ...outcome };
}

parentPort?.postMessage(await check(workerData as RecordTask));
