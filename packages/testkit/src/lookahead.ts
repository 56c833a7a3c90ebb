import {
  below,
  decide,
  fastChance,
  must,
  play,
  type Config,
  type Decision,
  type Game,
  type Outcome,
  type Seat,
  type Types,
} from '@thorp/kernel';

/**
 * Plays a deal for two. One seat looks one step ahead with the game's estimate in an imagined world; the other one
 * chooses at random. This is the least that an estimate must be good for.
 */
export function lookaheadAgainstRandom<T extends Types>(
  game: Game<T>,
  config: Config<T['settings']>,
  deal: number,
  clever: Seat,
): Outcome {
  const s = game.setup(config, fastChance(deal));
  const luck = { chance: fastChance(deal), learnt: 0 };
  for (let asked = decide(game, s); asked; asked = decide(game, s)) {
    const any = must(asked.options[below(luck, asked.options.length)], 'there is a choice');
    play(game, s, asked.seat === clever ? bestNext(game, s, asked, deal) : any);
  }
  return game.score(s);
}

/** The option after which the seat is furthest ahead of the other. */
function bestNext<T extends Types>(
  game: Game<T>,
  s: T['state'],
  { seat, options }: Decision<T['option']>,
  seed: number,
): T['option'] {
  const { estimate, weights } = must(game.insight, 'the game has an estimate');
  const world = game.imagine(s, seat, fastChance(seed));
  const leads = options.map(option => {
    const after = game.clone(world);
    play(game, after, option);
    decide(game, after);
    const totals = estimate(after, weights);
    return (totals[seat] ?? 0) - (totals[1 - seat] ?? 0);
  });
  return must(options[leads.indexOf(Math.max(...leads))], 'there is a choice');
}
