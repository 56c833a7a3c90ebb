// @module-tag slow
import { canonical, decide, fastChance, must, play, settle, type Game, type Learned, type Types } from '@thorp/kernel';
import { LEVELS, loadTrained, situationOf, thinkWith, type Situation, type Trained } from '@thorp/bots';
import { describe, expect, test } from 'vitest';

/*
 * Bots that judge by a net and play rollouts, in the real games: whatever a seat cannot tell apart must not change its
 * answer. A bot that looks at the true state is caught by the same comparison.
 */

const DECISIONS = 60;
/** Decisions between two questions that are compared. */
const STRIDE = 6;
const STRENGTH = { ...LEVELS.expert, iterations: 24, rollouts: 2, settles: false };

/** How a bot thinks at a table whose true state is known to the test. */
type Thinker = (situation: Situation, truth: Types['state'], seed: number, trained: Trained) => unknown;

const honest: Thinker = (situation, _, seed, trained) => {
  const { option, evaluations, net } = thinkWith(situation, STRENGTH, seed, { iterations: 24, trained });
  expect(net).toBeDefined();
  return { option, evaluations };
};

/** Imagines no world, but takes the true one with all its hidden cards. */
const peeker: Thinker = (situation, truth, seed, trained) =>
  honest({ ...situation, sample: () => situation.game.clone(truth) }, truth, seed, trained);

async function load(id: string): Promise<{ readonly game: Game; readonly trained: Trained }> {
  const game = must(
    ((await import(`@thorp/${id}`)) as { readonly [name: string]: Game })[id],
    `there is a game '${id}'`,
  );
  const trained = await loadTrained(game, async () => {
    const { learned } = (await import(`@thorp/${id}/learned`)) as { readonly learned: Learned<Types['state']> };
    return learned;
  });
  return { game, trained };
}

/** At how many questions of a game the bot answers differently in another world that its seat cannot tell apart. */
async function differences(id: string, thinker: Thinker): Promise<{ readonly asked: number; readonly other: number }> {
  const { game, trained } = await load(id);
  const truth = game.setup(settle(game, 2), fastChance(11));
  truth.notes = null;
  let [asked, other] = [0, 0];
  for (let i = 0, decision = decide(game, truth); decision && i < DECISIONS; i++, decision = decide(game, truth)) {
    const { seat, options } = decision;
    if (i % STRIDE === 0 && options.length > 1) {
      const elsewhere = game.imagine(truth, seat, fastChance(99 + i));
      const answers = [truth, elsewhere].map(state => {
        const situation = must(situationOf(game, state, seat), 'the seat is asked');
        return canonical(thinker(situation, state, i, trained));
      });
      asked++;
      if (answers[0] !== answers[1]) other++;
    }
    play(game, truth, must(options[(7 * i) % options.length], 'a question has options'), seat);
  }
  return { asked, other };
}

describe.each(['villagers', 'helvetia', 'snowcrest', 'feudalia'])('a bot with a net in %s', game => {
  test('answers the same in worlds that its seat cannot tell apart', async () => {
    const { asked, other } = await differences(game, honest);
    expect(asked).toBeGreaterThan(5);
    expect(other).toBe(0);
  });

  test('is caught if it looks at the true state', async () => {
    const { other } = await differences(game, peeker);
    expect(other).toBeGreaterThan(1);
  });
});
