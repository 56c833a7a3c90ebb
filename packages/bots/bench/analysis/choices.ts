// What levels would lose at moments of games played by medium bots:
// node packages/bots/bench/analysis/choices.ts GAME GAMES FILE [ENDINGS]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { must, same, type Option, type World } from '@thorp/kernel';
import { judgementFitted } from '../../src/analysis/analyse.ts';
import { compareTwo, differenceOf, searchOptions } from '../../src/analysis/choice.ts';
import { DEPTHS } from '../../src/analysis/depth.ts';
import { endAfter } from '../../src/analysis/playedOut.ts';
import { loadTrained, think, type Situation } from '../../src/index.ts';
import { evaluations } from '../../src/search.ts';
import { learnedOf, loadGame } from '../games.ts';
import { COMPARED, type Lost } from './levels.ts';
import { playJudged, rounded, type Judging } from './moments.ts';

/** Worlds in which the choice of a level is compared with the best one, as the analysis does it. */
const WORLDS = { least: 32, most: 64 } as const;
const NOTHING: Lost = { ending: 0, points: 0, chance: 0 };

// ENDINGS: in how many worlds the game is played to its end after each choice.
const [id = '', count = '200', file = '', endings = '256'] = process.argv.slice(2);
const game = await loadGame(id);
const trained = await loadTrained(game, learnedOf(id));
const done = existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
const series = {
  game,
  netFor: (state: World, seats: number) => judgementFitted(game, trained, state, seats),
};
for (let i = done; i < Number(count); i++) {
  appendFileSync(file, `${JSON.stringify(playJudged(series, i, lostAt).moments)}\n`);
}

/** What each level's choice loses against the best one, in worlds that neither the search nor a level has used. */
function lostAt({ situation, seed, net }: Judging): Lost[] {
  const best = must(evaluations(searchOptions(situation, DEPTHS.medium, seed, net))[0], 'there is a choice').option;
  const chosen = COMPARED.map(level => think(situation, level, seed + 2, { trained }).option);
  const ending = leadAtEnd(situation, best, seed + 5_000_011);
  const lost = new Map(
    [...new Set(chosen)].map(option => [option, same(option, best) ? NOTHING : lostBy(option)] as const),
  );
  return chosen.map(option => lost.get(option) ?? NOTHING);

  function lostBy(option: Option): Lost {
    const { lead, chance } = differenceOf(compareTwo(situation, [best, option], WORLDS, seed + 3_000_017, net));
    return {
      ending: rounded(ending - leadAtEnd(situation, option, seed + 5_000_011), 1000),
      points: rounded(lead.mean, 1000),
      chance: rounded(chance?.mean ?? 0, 10_000),
    };
  }
}

/** The mean lead of the asked seat at the end of games that go on from an option. The same seed has the same worlds. */
function leadAtEnd(situation: Situation, option: Option, seed: number): number {
  const leads = Array.from(
    { length: Number(endings) },
    (_, i) => endAfter(situation, option, seed + i).leads[situation.seat] ?? 0,
  );
  return leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
}
