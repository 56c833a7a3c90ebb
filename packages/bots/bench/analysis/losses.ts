// What levels lose by their choices: node packages/bots/bench/analysis/losses.ts GAME GAMES FILE [DEPTH]
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { begin, choose, keysOf, must, recordOf, secretFromSeed, settle, type GameRecord } from '@thorp/kernel';
import { DEPTHS } from '../../src/analysis/depth.ts';
import {
  analysePly,
  beginWalk,
  emptyAnalysis,
  loadTrained,
  playerSummaries,
  situationOf,
  think,
  type AnalysisDepth,
  type Level,
} from '../../src/index.ts';
import { learnedOf, loadGame } from '../games.ts';

const LEVELS: readonly Level[] = ['random', 'greedy', 'medium', 'hard'];

const [id = '', count = '10', file = '', depth = 'medium'] = process.argv.slice(2);
const game = await loadGame(id);
const trained = await loadTrained(game, learnedOf(id));
const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
for (let i = done; i < Number(count); i++) {
  const levels = LEVELS.map((_, seat) => must(LEVELS[(seat + i) % LEVELS.length], 'four levels'));
  const record = played(i, levels);
  if (process.env['RECORD']) writeFileSync(process.env['RECORD'], JSON.stringify(record));
  appendFileSync(
    file,
    `${JSON.stringify({
      levels,
      ...judged(
        record,
        must(
          keysOf(DEPTHS).find(each => each === depth),
          `there is a depth ${depth}`,
        ),
      ),
    })}\n`,
  );
}

function played(deal: number, levels: readonly Level[]): GameRecord {
  const match = begin(game, settle(game, levels.length), secretFromSeed(`analysis ${deal}`));
  for (let [open] = match.questions; open; [open] = match.questions) {
    const situation = must(situationOf(game, match.state, open.seat), 'somebody is asked');
    const level = must(levels[open.seat], 'every seat has a level');
    choose(match, open.seat, think(situation, level, deal * 10_007 + match.plies.length).option);
  }
  return recordOf(match);
}

/** The figures of each player, and seconds of processor time. */
function judged(record: GameRecord, by: AnalysisDepth): object {
  const before = process.cpuUsage();
  const walk = beginWalk(game, record, trained);
  const empty = emptyAnalysis(walk, by);
  const plies = empty.plies.map((_, ply) => analysePly(walk, ply, by));
  const { user, system } = process.cpuUsage(before);
  const lost = plies.flatMap(({ seat, choice }) => (choice ? [[seat, choice.lost?.lead.mean ?? 0]] : []));
  // What all choices changed for each seat. Each change comes from comparing two options, not from what luck leaves
  // unexplained.
  const play = sumsOf(
    record.seats,
    plies.map(({ choice }) => choice?.effects ?? []),
  );
  const summaries = playerSummaries({ ...empty, plies });
  return { depth: by, plies: plies.length, seconds: (user + system) / 1e6, summaries, lost, play };
}

function sumsOf(seats: number, effects: readonly (readonly number[])[]): number[] {
  return Array.from({ length: seats }, (_, seat) => effects.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
}
