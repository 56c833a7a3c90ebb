import { decide, fastChance, must, play, ranks, settle } from '@thorp/kernel';
import { lookaheadAgainstRandom } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { snowcrest } from '../src/index.ts';
import { insight } from '../src/insight/estimate.ts';
import type { Option, State } from '../src/types.ts';
import { act, activate, place, position, table, type At, type PlayerSpec, type TableSpec } from './position.ts';

const estimate = (s: State): number[] => insight.estimate(s, insight.weights);
const worth = (mine: PlayerSpec, theirs: PlayerSpec = {}): number =>
  must(estimate(position([mine, theirs]))[0], 'the first seat is judged');

test('a builder loves every Building, on either side', () => {
  const loved = (tiles: string): number =>
    must(insight.leaning, 'the game has a leaning').of(position([{ tiles }, {}]), 0);
  expect(loved('farm -shrine')).toBe(loved('farm') + 1);
});

describe('the estimate', () => {
  test('likes Scrolls, goods, Buildings, Villagers and a light mind', () => {
    const plain: PlayerSpec = { village: { 0: 'peasant' }, tokens: 'B' };
    expect(worth({ ...plain, scrolls: 1 })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, tokens: 'BBJWLG' })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, tiles: 'farm' })).toBeGreaterThan(worth({ ...plain, tiles: '-farm' }));
    expect(worth({ ...plain, tiles: '-farm' })).toBeGreaterThan(worth(plain));
    expect(worth({ ...plain, village: { 0: 'peasant', 4: 'priest' } })).toBeGreaterThan(worth(plain));
    expect(worth(plain)).toBeGreaterThan(worth({ ...plain, omen: -2 }));
    expect(worth(plain)).toBeGreaterThan(worth({ ...plain, omenTokens: 1 }));
  });

  test('counts a token less when little time is left to spend it', () => {
    const alone = (tokens: string, rests: number): number => estimate(position([{ tokens }], { rests }))[0] ?? 0;
    expect(alone('BBBB', 0) - alone('', 0)).toBeGreaterThan(alone('BBBB', 3) - alone('', 3));
  });

  test('alone, dreads to miss the goal, the more the fewer Scrolls are left', () => {
    const alone = (omenTokens: number, left: number): number =>
      estimate(position([{ scrolls: 10 - left, omenTokens }], { scrolls: left }))[0] ?? 0;
    const dread = (left: number): number => alone(0, left) - alone(1, left) - 1;
    expect(dread(10)).toBeCloseTo(0);
    expect(dread(5)).toBeGreaterThan(1);
    expect(dread(1)).toBeGreaterThan(dread(5));
  });

  test('sees an Achievement come near, and Bells that outring the others', () => {
    const near = (goals: string[]): number => estimate(position([{ tokens: 'BBBBBBB' }, {}], { goals }))[0] ?? 0;
    expect(near(['ach_05'])).toBeGreaterThan(near([]));
    expect(worth({ tokens: 'LLL' }, { tokens: 'L' })).toBeGreaterThan(worth({ tokens: 'LLL' }, { tokens: 'LLLLL' }));
  });

  test('takes what is under way for done: a prize to come is worth more than none', () => {
    const pending = (n: number): number =>
      estimate(position([{}, {}], { frames: [{ step: 'prize', seat: 0, n }, { step: 'endTurn' }] }))[0] ?? 0;
    expect(pending(2)).toBeGreaterThan(pending(0));
  });
});

describe('the prior', () => {
  test('prefers an action to none, and a token of the kind to Gold', () => {
    const at = table([{ village: { 0: 'farmer', 1: 'potter' } }, {}]);
    at.choose({ kind: 'activate', slot: 0 });
    expect(prior(at.state, { kind: 'act', action: 0 })).toBeGreaterThan(prior(at.state, { kind: 'skip' }));
    expect(prior(at.state, { kind: 'token', resource: 0 })).toBeGreaterThan(
      prior(at.state, { kind: 'token', resource: 4 }),
    );
  });

  test('announces enough Bells that nobody can beat, and not more', () => {
    const at = table([{ village: { 0: 'novice', 1: 'potter' }, tokens: 'LLLLLL' }, { tokens: 'LLL' }]);
    at.choose({ kind: 'activate', slot: 0 });
    at.choose({ kind: 'act', action: 1 });
    const efforts = [1, 2, 3, 4, 5, 6].map(bells => prior(at.state, { kind: 'effort', bells }));
    expect(efforts.indexOf(Math.max(...efforts)) + 1).toBe(3);
  });
});

function prior(s: State, option: Option): number {
  return must(insight.prior, 'Snowcrest has priors')(s, 0, option);
}

describe('alone', () => {
  const solo = (mine: PlayerSpec, spec: TableSpec = {}): At => table([mine], spec);
  const better = ({ state }: At, one: Option, other: Option): void => {
    expect(prior(state, one)).toBeGreaterThan(prior(state, other));
  };

  test('S-9.1 a card that closes no line goes first, and a new one to a place where none comes near', () => {
    better(solo({ village: { 0: '-peasant', 1: '-novice', 2: 'potter', 4: 'potter' } }), activate(4), activate(2));
    const adding = solo({ village: { 0: '-peasant', 1: '-novice' }, tokens: 'BBB', hand: ['potter'] });
    better(adding, place(5), place(2));
  });

  test('S-9.2 a Villager whose icons the next Rest pays stays face-up, but not before the last', () => {
    const village = { 1: 'gardener', 4: 'farmer' };
    const gap = (rests: number): number => {
      const { state } = solo({ village, tiles: 'farm' }, { rests });
      return prior(state, activate(1)) / prior(state, activate(4));
    };
    expect(gap(0)).toBeLessThan(gap(3));
  });

  test('S-19.3 before the end all Scrolls are taken that the Bells are enough for', () => {
    const asleep = Object.fromEntries([0, 1, 3, 5, 7, 8].map(slot => [slot, '-potter']));
    const at = solo({ village: { ...asleep, 4: 'novice' }, tokens: 'L'.repeat(13) }, { rests: 3 });
    better(at, act(1), act(0));
    at.choose(act(1));
    better(at, { kind: 'chant', scrolls: 2 }, { kind: 'chant', scrolls: 1 });
  });

  test('S-15.1 goods that bring an Achievement nearer are worth more', () => {
    const wanted = (goals: string[]): number => {
      const { state } = solo({ village: { 0: 'potter', 8: 'farmer' } }, { goals });
      return prior(state, activate(0)) / prior(state, activate(8));
    };
    expect(wanted(['ach_09'])).toBeGreaterThan(wanted([]));
    expect(wanted(['ach_05'])).toBeLessThan(wanted([]));
  });

  test('guesses of one option are those of all options', () => {
    const { state, options } = solo({
      village: { 0: 'peasant', 4: 'priest' },
      hand: ['nun', 'potter'],
      tokens: 'BBBBL',
    });
    const priors = guesses(state, options);
    expect(options.map(option => prior(state, option))).toEqual(priors);
  });

  test('S-19.6 S-19.7 what lacks is the last Scrolls, or more points than they bring', () => {
    const lacking = (mine: PlayerSpec, scrolls: number): number =>
      must(insight.lacking, 'the game says it')(position([mine], { scrolls }));
    expect(lacking({ scrolls: 6 }, 4)).toBe(4);
    expect(lacking({ scrolls: 6, omen: 3 }, 4)).toBe(4);
    expect(lacking({ scrolls: 6, omen: -2 }, 4)).toBe(6);
    expect(lacking({ scrolls: 11, omen: -1 }, 0)).toBe(0);
  });

  test('whoever only follows the guesses wins level 1 now and then', () => {
    const won = Array.from({ length: 40 }, (_, deal) => guessedThrough(deal)).filter(Boolean);
    expect(won.length).toBeGreaterThan(8);
  });
});

function guesses(s: State, options: readonly Option[]): number[] {
  return must(insight.priors?.(s, 0, options), 'alone they are told together');
}

/** Whether a game alone is won by the options with the highest guesses. */
function guessedThrough(deal: number): boolean {
  const state = snowcrest.setup(settle(snowcrest, 1), fastChance(deal));
  for (let asked = decide(snowcrest, state); asked; asked = decide(snowcrest, state)) {
    const priors = guesses(state, asked.options);
    play(snowcrest, state, must(asked.options[priors.indexOf(Math.max(...priors))], 'it is one of them'), 0);
  }
  return snowcrest.score(state).verdict?.won === true;
}

test('whoever looks one step ahead with it beats chance', () => {
  for (const deal of [1, 2, 3, 4]) expect(winner(deal, deal % 2)).toBe(deal % 2);
});

function winner(deal: number, clever: number): number {
  return ranks(lookaheadAgainstRandom(snowcrest, settle(snowcrest, 2), deal, clever)).indexOf(1);
}
