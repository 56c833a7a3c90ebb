import { decide, must, play } from '@thorp/kernel';
import { perft } from '@thorp/testkit';
import { describe, expect, test } from 'vitest';
import { villagers, type Settings, type State } from '../src/index.ts';
import { eventPhase } from './seasons.ts';
import { eventPhase as countessPhase, type Facing } from './solo.ts';
import { buildTurn, newGame } from './table.ts';

/** A game after a number of choices, made by a fixed pattern. */
function later(seats: number, plies: number, settings: Partial<Settings> = {}): State {
  const s = newGame(seats, settings, 11 * seats);
  for (let ply = 0; ply < plies; ply++) {
    const { options } = must(decide(villagers, s), 'the game goes on');
    play(villagers, s, must(options[(7 * ply) % options.length], 'an option'));
  }
  return s;
}

const counts = (s: State): number[] => [1, 2, 3, 4].map(depth => perft(villagers, s, depth));

test('new games', () => {
  expect([2, 3, 4, 5].map(seats => counts(newGame(seats)))).toEqual([
    [12, 144, 1_728, 20_556],
    [12, 144, 1_728, 20_556],
    [12, 144, 1_728, 20_736],
    [12, 144, 1_728, 20_736],
  ]);
});

test('build turns under way', () => {
  expect(counts(later(2, 153))).toEqual([10, 81, 617, 4_405]);
  expect(counts(later(3, 45))).toEqual([10, 65, 320, 2_030]);
  expect(counts(later(4, 144))).toEqual([10, 80, 307, 1_678]);
});

test('a rich build turn', () => {
  const { state } = buildTurn({
    hands: [['monk', 'apprentice', 'tinner', 'smuggler', 'cooper', 'spelunker', 'mason']],
    villages: [['founders > swineherd', 'miner > seeker', 'lumberjack > shipwright'], ['miner > seeker > spelunker']],
  });
  expect(counts(state)).toEqual([11, 68, 420, 2_983]);
});

describe('Shifting Seasons', () => {
  const everything = { events: true, teams: true, specials7: true, extraGraper: true };

  test('new games', () => {
    expect([2, 3, 4, 5].map(seats => counts(newGame(seats, everything)))).toEqual([
      [12, 144, 1_728, 20_736],
      [12, 144, 1_728, 20_736],
      [12, 144, 1_728, 20_736],
      [12, 144, 1_728, 20_736],
    ]);
  });

  test('games under way', () => {
    const plies = [60, 120, 180, 240];
    expect(plies.map(count => counts(later(3, count, everything)))).toEqual([
      [5, 15, 25, 85],
      [11, 121, 1_331, 14_641],
      [12, 96, 768, 6_144],
      [3, 26, 214, 1_839],
    ]);
  });

  test('a build turn with the new Specials and a Team', () => {
    const { state } = buildTurn({
      settings: { ...everything, seasonsSetup: false },
      hands: [['engineer', 'inventor', 'jack-o-trades', 'tentmaker', 'leader', 'merchant', 'vintner']],
      villages: [['founders', 'miner > blacksmith', 'hunter', 'hunter'], ['graper > vintner']],
    });
    expect(counts(state)).toEqual([16, 149, 1_066, 8_116]);
  });

  test.each([
    ['festivals', [7, 42, 252, 1_260]],
    ['returnees', [5, 22, 110, 473]],
    ['weddings', [4, 12, 24, 0]],
    ['merchants', [3, 6, 0, 0]],
    ['castellans', [8, 34, 142, 542]],
    ['pilgrims', [10, 44, 196, 983]],
    ['envoys', [2, 4, 4, 0]],
  ] as const)('%s', (event, expected) => {
    const { state } = eventPhase([event], {
      settings: { specials7: true },
      hands: [
        ['cooper', 'mason', 'hunter', 'leader'],
        ['jeweler', 'agent', 'fisher'],
        ['cooper', 'cooper', 'monk'],
      ],
      villages: [
        ['founders', 'lumberjack > wheeler', 'miner > mason:2'],
        ['founders', 'hunter'],
        ['founders > swineherd'],
      ],
      stacks: [[], ['grazier', 'fisher', 'fisher'], ['hunter', 'agent']],
      discard: ['cartwright', 'beekeeper', 'tinner', 'engineer'],
    });
    expect(counts(state)).toEqual(expected);
  });
});

describe('the solo modes', () => {
  test('new games', () => {
    expect(counts(newGame(1, { mode: 'monastery' }))).toEqual([12, 33, 396, 1_068]);
    expect(counts(newGame(1, { mode: 'countess' }))).toEqual([12, 66, 792, 4_356]);
  });

  test('the Event phase of the Countess', () => {
    const given: Facing = {
      hands: [['mason', 'agent', 'hunter']],
      mine: ['founders', 'hayer > grazier', 'priest', 'agent', 'lumberjack > cooper:3'],
      hers: ['carpenter', 'locksmith'],
    };
    const beta = countessPhase({ ...given, events: ['abduction', 'arrest', 'betrayer', 'spy-network'] });
    const retail = ['conscription', 'protection-money', 'it-was-you', 'mood-swing', 'arrest'];
    expect(counts(beta.state)).toEqual([4, 13, 39, 116]);
    expect(counts(countessPhase({ ...given, profile: 'retail', events: retail }).state)).toEqual([10, 45, 220, 796]);
  });
});
