import { must, type Game, type GameRecord } from '@thorp/kernel';
import type { GameAddress } from '../address.ts';
import { analysePly, beginWalk, type Walk } from './analyse.ts';
import type { AnalysisDepth, PlyAnalysis } from './types.ts';

/** Some plies of a record that a thread thinks about. */
export interface PliesTask {
  readonly game: GameAddress;
  readonly record: GameRecord;
  readonly plies: readonly number[];
  readonly depth: AnalysisDepth;
}

/** The game that was opened last: its next plies follow where the last ones ended. */
let open: Walk | null = null;

export default async function work({ game: address, record, plies, depth }: PliesTask): Promise<PlyAnalysis[]> {
  const link = record.plies.at(-1)?.link;
  if (open?.record.plies.at(-1)?.link !== link) {
    const module = (await import(address.module)) as { [name: string]: Game };
    open = beginWalk(must(module[address.name], `${address.module} exports ${address.name}`), record);
  }
  const walk = must(open, 'a game was opened');
  return plies.map(ply => analysePly(walk, ply, depth));
}
