// `npm run reviews -- --games 200`: random games of every game in all modes, looked at again under the law of review.
// `npm run reviews -- --games 200 snowcrest`: only that game.
import { parseArgs } from 'node:util';
import type { Types } from '@thorp/kernel';
import { GAMES } from '@thorp/server/games';
import type { Subject } from '@thorp/testkit';
import { reviewTrial } from './review-law.ts';

export const NAMES = Object.keys(GAMES);

/** Random games of Feudalia would be very long. */
const SHORT: { readonly [game: string]: object } = { feudalia: { roundCap: 40 } };

export async function subjectOf(game: string): Promise<Subject<Types>> {
  const file = new URL(`../packages/games/${game}/test/subject.ts`, import.meta.url);
  const { subject } = (await import(file.href)) as { subject?: Subject<Types> };
  if (!subject) throw new Error(`${game} has no subject`);
  const configs = subject.configs.map(({ seats, settings }) => ({ seats, settings: { ...settings, ...SHORT[game] } }));
  return { ...subject, configs };
}

async function check(name: string, games: number, seed: number): Promise<void> {
  const { game, configs } = await subjectOf(name);
  let [plies, compared] = [0, 0];
  for (let i = 0; i < games; i++) {
    const config = configs[i % configs.length];
    if (!config) throw new Error(`${name} has no configuration`);
    const trial = reviewTrial(game, config, `review ${seed + i}`);
    if (trial.failure) throw new Error(`${name}, game ${i + 1}, seed ${seed + i}: ${trial.failure}`);
    plies += trial.plies;
    compared += trial.compared;
  }
  const modes = Math.min(games, configs.length);
  console.log(
    `${name}: ${games} games in ${modes} of ${configs.length} modes, ${plies} plies, ${compared} updates: all as live`,
  );
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const unknown = positionals.filter(name => !NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`there is no game ${unknown.join(', ')}`);
  for (const name of positionals.length > 0 ? positionals : NAMES)
    await check(name, Number(values.games), Number(values.seed));
}
