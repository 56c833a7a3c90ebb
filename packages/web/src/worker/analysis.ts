import { analysePly, beginWalk, loadTrained, type Walk } from '@thorp/bots';
import { must } from '@thorp/kernel';
import type { AnalysisCalls } from '../protocol/analysis.ts';
import { serve } from '../protocol/remote.ts';
import { learnedBy, loadGame } from './games.ts';

/** The game that is analysed. */
let open: Walk | null = null;

const api: AnalysisCalls = {
  async open(id, record) {
    const game = await loadGame(id);
    const learned = learnedBy(id);
    open = beginWalk(game, record, learned && (await loadTrained(game, learned)));
  },
  async think(plies, depth) {
    const walk = must(open, 'a game was opened');
    return plies.map(ply => analysePly(walk, ply, depth));
  },
};

/** A worker that analyses finished games; it can be stopped at any time, and loses only the decisions in progress. */
export function hostAnalysis(port: MessagePort): void {
  serve(port, { ...api });
  port.start();
}
