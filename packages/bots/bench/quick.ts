// Quick players against each other, one among others, each deal from every seat. They judge by the estimate, by the net
// that the game has for this table, or by one that `thorp learn --out FILE` wrote:
// npx node packages/bots/bench/quick.ts GAME SEATS DEALS FIRST_DEAL ONE OTHERS, both `estimate`, `shipped` or NET=FILE
import { readFileSync } from 'node:fs';
import { fastChance, must, settle, type Game, type Learned, type Types } from '@thorp/kernel';
import { TRIED } from '../learn/selfplay.ts';
import { playDeal, rotations, type Entrant } from '../src/arena.ts';
import { randomSource } from '../src/index.ts';
import { judgementFor, judgementOf, trainedOf, type Judgement } from '../src/learned/judgement.ts';
import { readNet } from '../src/learned/text.ts';
import { quickChoice } from '../src/quick.ts';
import { judgeOf } from '../src/reward.ts';
import { wilson, winShare } from '../src/statistics.ts';
import { learnedOf, loadGame } from './games.ts';

const [id = 'snowcrest', seats = '2', deals = '10', first = '1', one = 'shipped', others = 'estimate'] =
  process.argv.slice(2);

const game = await loadGame(id);
const config = settle(game, Number(seats));
const learned = await learnedOf(id)();
const mine = playerOf(game, 'one', judgementBy(one));
const rest = playerOf(game, 'others', judgementBy(others));
const tables = rotations([mine, ...Array.from({ length: config.seats - 1 }, () => rest)]);

let won = 0;
let games = 0;
let decisions = 0;
for (let deal = Number(first); deal < Number(first) + Number(deals); deal++) {
  for (const seated of tables) {
    const bout = await playDeal(game, config, seated, deal);
    won += winShare(bout, bout.names.indexOf('one'));
    decisions += bout.decisions;
    games++;
  }
  process.stderr.write(`${deal}: ${won} of ${games}\n`);
}
const { share, low, high } = wilson(won, games);
const percent = (value: number): string => `${Math.round(100 * value)} %`;
const { user, system } = process.cpuUsage();
process.stdout.write(
  `${one} won ${percent(share)} (${percent(low)} – ${percent(high)}) of ${games} among ${others}, ` +
    `${Math.round(decisions / games)} decisions a game, ${Math.round((user + system) / 1e6)} s of processor time\n`,
);

/** By what a player judges; null for the estimate. */
function judgementBy(words: string): Judgement | null {
  if (words === 'estimate') return null;
  if (words === 'shipped') return must(shipped(game, learned), 'the game has a net for this table');
  const [name = '', file = ''] = words.split('=');
  return judgementOf(name, readNet(readFileSync(file, 'utf8')), learned);
}

function shipped(of: Game, by: Learned<Types['state']>): Judgement | null {
  return judgementFor(trainedOf(by), of.setup(config, fastChance(0)));
}

function playerOf(of: Game, name: string, judgement: Judgement | null): Entrant {
  return {
    name,
    choose(situation, seed) {
      const player = { game: of, judge: judgeOf(situation, { judgement }), random: randomSource(seed), tried: TRIED };
      return quickChoice(player, situation.sample(fastChance(seed)), situation.decision);
    },
  };
}
