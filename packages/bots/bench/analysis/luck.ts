// What luck brings to a seat on average, which must be 0: node packages/bots/bench/analysis/luck.ts GAME GAMES FILE [LEVEL] [WORLDS]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { begin, choose, must, secretFromSeed, settle } from '@thorp/kernel';
import { luckOf } from '../../src/analysis/luck.ts';
import { isLevel, situationOf, think, type Level } from '../../src/index.ts';
import { gainOf } from '../../src/reasons.ts';
import { loadGame } from '../games.ts';

const SEATS = 4;

const [id = '', count = '12', file = '', level = 'greedy', worlds = '32'] = process.argv.slice(2);
const game = await loadGame(id);
if (!isLevel(level)) throw new Error(`there is no level ${level}`);
const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const games = kept.map(line => JSON.parse(line) as number[]);
for (let deal = games.length; deal < Number(count); deal++) {
  const sums = luckIn(deal, level);
  games.push(sums);
  appendFileSync(file, `${JSON.stringify(sums)}\n`);
}
// Seats of one game share its draws, so games are what is counted.
const { mean, error } = gainOf(games.map(seats => seats.reduce((sum, each) => sum + each, 0) / SEATS));
const fixed = (value: number): string => value.toFixed(2).replace('-', '−');
process.stdout.write(
  `${id}: luck of a seat ${fixed(mean)} ± ${fixed(error)} (standard error) over ${games.length} games\n`,
);

/** Plays a game and adds up what luck brought to each seat. */
function luckIn(deal: number, by: Level): number[] {
  const match = begin(game, settle(game, SEATS), secretFromSeed(`luck ${deal}`));
  const sums = Array.from({ length: SEATS }, () => 0);
  for (let [open] = match.questions; open; [open] = match.questions) {
    const { seat } = open;
    const { state } = match;
    const situation = must(situationOf(game, state, seat), 'somebody is asked');
    const { option } = think(situation, by, deal * 10_007 + match.plies.length);
    choose(match, seat, option);
    // Other worlds in every game: the same ones at the same ply would err the same way each time, and not average out.
    const seed = 1 + deal * 100_003 + match.plies.length * 65_537;
    const luck = luckOf(game, { state, made: { seat, option }, next: match.state }, Number(worlds), seed);
    for (const [each, gain] of luck?.entries() ?? []) sums[each] = (sums[each] ?? 0) + gain.mean;
  }
  return sums;
}
