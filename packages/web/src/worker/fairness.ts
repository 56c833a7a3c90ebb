import { parseRecord, verify, verifyLinks, type Game, type GameRecord } from '@thorp/kernel';
import { exportGame, hasEnded, openStored, parseGame, recordFromFile, type StoredTable } from '@thorp/table';
import { isLink } from '../protocol/online.ts';
import type { FairnessFacts } from '../protocol/review.ts';
import { branchFacts, recordText, type GameSources } from './findGame.ts';
import { loadGame } from './games.ts';
import { recordFault } from './openFile.ts';

/** Replays a game from its deal, as `thorp verify` does. A table is checked as the record that would be exported. */
export async function checkDeal(sources: GameSources, id: string): Promise<FairnessFacts> {
  const stored = isLink(id) ? null : await sources.store.load(id);
  if (stored) {
    const facts = storedFacts(await loadGame(stored.header.game), stored);
    return (await branchFacts(sources.store, id)) ? { ...facts, state: 'branch' } : facts;
  }
  const file = parseGame(await recordText(sources, id));
  const game = await loadGame(file.game);
  if ('stored' in file.contents && file.contents.stored.header.rules !== game.version) {
    return storedFacts(game, file.contents.stored);
  }
  const record = recordFromFile(game, file);
  return factsOf(game, record, record.secret !== undefined);
}

function storedFacts(game: Game, stored: StoredTable): FairnessFacts {
  const table = openStored(game, stored);
  const facts = factsOf(game, parseRecord(exportGame(table)), hasEnded(table));
  // If the rules are not installed, the table shows only a part, whose end is not known.
  return table.otherRules ? { ...facts, state: 'otherRules', secret: '', link: '' } : facts;
}

/** The secret of a running game is not shown. */
function factsOf(game: Game, record: GameRecord, over: boolean): FairnessFacts {
  const { ok, ply = null, notProven = null } = verify(game, record);
  const facts = {
    ply,
    why: null,
    notProven,
    commitment: record.commitment,
    secret: over ? (record.secret ?? '') : '',
    entropy: record.entropy,
    link: record.plies.at(-1)?.link ?? '',
    decisions: record.plies.length,
  };
  if (!over) return { ...facts, state: 'pending' };
  if (ok) return { ...facts, state: 'holds' };
  // Changed rules may refuse what was allowed then: if its links are valid, nobody has changed the record.
  const isOther = record.version !== game.version && verifyLinks(record) === null;
  const why = recordFault(game, { contents: { record } })?.why ?? 'end';
  return isOther ? { ...facts, state: 'otherRules', ply: null } : { ...facts, state: 'broken', why };
}
