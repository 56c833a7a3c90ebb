import { must, type GameRecord } from '@thorp/kernel';
import { gameAt, learnedAt, type GameAddress } from '../address.ts';
import { loadTrained } from '../learned/judgement.ts';
import { analysePly, beginWalk, type Walk } from './analyse.ts';
import type { AnalysisDepth, PlyAnalysis } from './types.ts';

/** Some plies of a record for a thread to analyse. */
export interface PliesTask {
  readonly game: GameAddress;
  readonly record: GameRecord;
  readonly plies: readonly number[];
  readonly depth: AnalysisDepth;
}

/** The game that was opened last: usually its next plies follow. */
let open: Walk | null = null;

export default async function work({ game: address, record, plies, depth }: PliesTask): Promise<PlyAnalysis[]> {
  const link = record.plies.at(-1)?.link;
  if (open?.record.plies.at(-1)?.link !== link) {
    const game = await gameAt(address);
    const learned = learnedAt(address);
    open = beginWalk(game, record, learned && (await loadTrained(game, learned)));
  }
  const walk = must(open, 'a game was opened');
  return plies.map(ply => analysePly(walk, ply, depth));
}
