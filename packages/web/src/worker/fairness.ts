import { parseRecord, verify, type Game, type GameRecord } from '@thorp/kernel';
import { exportGame, hasEnded, openStored, parseGame, recordFromFile } from '@thorp/table';
import { isLink } from '../protocol/online.ts';
import type { FairnessFacts } from '../protocol/review.ts';
import { branchFacts, recordText, type GameSources } from './findGame.ts';
import { loadGame } from './games.ts';

/** Deals a game and plays it again, as `thorp verify` does. A table is checked as the record it would be passed on as. */
export async function checkDeal(sources: GameSources, id: string): Promise<FairnessFacts> {
  const stored = isLink(id) ? null : await sources.store.load(id);
  if (stored) {
    const game = await loadGame(stored.header.game);
    const table = openStored(game, stored);
    const facts = factsOf(game, parseRecord(exportGame(table)), hasEnded(table));
    return (await branchFacts(sources.store, id)) ? { ...facts, state: 'branch' } : facts;
  }
  const file = parseGame(await recordText(sources, id));
  const game = await loadGame(file.game);
  const record = recordFromFile(game, file);
  return factsOf(game, record, record.secret !== undefined);
}

/** The secret of a game that goes on is not shown. */
function factsOf(game: Game, record: GameRecord, over: boolean): FairnessFacts {
  const { ok, ply = null, problem = null, notProven = null } = verify(game, record);
  return {
    state: over ? (ok ? 'holds' : 'broken') : 'pending',
    ply,
    problem,
    notProven,
    commitment: record.commitment,
    secret: over ? (record.secret ?? '') : '',
    entropy: record.entropy,
    link: record.plies.at(-1)?.link ?? '',
    decisions: record.plies.length,
  };
}
