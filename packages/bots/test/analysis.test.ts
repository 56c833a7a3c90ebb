import {
  begin,
  choose,
  fastChance,
  must,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  ThorpError,
  type FittedChances,
  type Game,
  type GameRecord,
  type Learned,
} from '@thorp/kernel';
import { hamlet, worth, type Hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { analyseChoice } from '../src/analysis/choice.ts';
import { DEPTHS } from '../src/analysis/depth.ts';
import { fitChances, predicted, type Sample } from '../src/analysis/fit.ts';
import { luckOf } from '../src/analysis/luck.ts';
import type { Gain } from '../src/reasons.ts';
import { isSettled, markOf } from '../src/analysis/marks.ts';
import { judgementFitted } from '../src/analysis/analyse.ts';
import { chancesByNet, chancesOf, prospectsOf } from '../src/analysis/prospects.ts';
import { trainedOf } from '../src/learned/judgement.ts';
import { newNet } from '../src/learned/net.ts';
import { netText } from '../src/learned/text.ts';
import {
  analysePly,
  beginWalk,
  emptyAnalysis,
  inPoints,
  keptAnalysis,
  playerSummaries,
  situationOf,
  think,
  THRESHOLDS,
  whyOf,
  type Analysis,
  type Difference,
  type Level,
} from '../src/index.ts';

/** A game of two bots, up to a number of plies. */
function recordOfBots(levels: readonly [Level, Level], plies = Infinity): GameRecord {
  const match = begin(hamlet, settle(hamlet, 2, { rounds: 2 }), secretFromSeed('analysis'), ['', '']);
  for (let [open] = match.questions; open && match.plies.length < plies; [open] = match.questions) {
    const situation = must(situationOf(hamlet, match.state, open.seat), 'somebody is asked');
    choose(match, open.seat, think(situation, must(levels[open.seat], 'two bots'), match.plies.length).option);
  }
  return recordOf(match, true);
}

function analysed(record: GameRecord): Analysis {
  const walk = beginWalk(hamlet, record);
  const empty = emptyAnalysis(walk, 'quick');
  return { ...empty, plies: empty.plies.map((_, ply) => analysePly(walk, ply, 'quick')) };
}

describe('an analysis', () => {
  const record = recordOfBots(['random', 'medium']);
  const whole = analysed(record);

  test('names the best option of every choice, and skips plies without a choice', () => {
    for (const ply of whole.plies) {
      const choice = ply?.choice;
      if (!choice) continue;
      expect(choice.options.length).toBeGreaterThan(1);
      expect([choice.lost === null, choice.ahead === null]).toEqual([choice.played === 0, choice.played !== 0]);
      // The values of the two compared options agree with their difference.
      const [best, other] = [choice.options[0], choice.options[choice.played || 1]];
      const { mean } = must((choice.lost ?? choice.ahead)?.chance, 'there are rivals');
      expect((best?.chance ?? 0) - (other?.chance ?? 0)).toBeCloseTo(mean, 3);
    }
    expect(whole.plies.some(ply => ply?.choice)).toBe(true);
  });

  test('is the same in any order, so that workers can share it', () => {
    const walk = beginWalk(hamlet, record);
    const backwards = whole.plies.map((_, i) => analysePly(walk, whole.plies.length - 1 - i, 'quick')).reverse();
    expect(backwards).toEqual(whole.plies);
  });

  test('gives chances that sum to 1, and ends with who won', () => {
    for (const ply of whole.plies) expect(sum(ply?.before.chances ?? [])).toBeCloseTo(1, 2);
    const [one = 0, other = 0] = must(record.end, 'the game is over').totals;
    expect(whole.end.leads).toEqual([one - other, other - one]);
    expect(sum(whole.end.chances ?? [])).toBe(1);
  });

  test('explains the whole margin by start, luck and play', () => {
    for (const { balance, seat } of playerSummaries(whole)) {
      const { start, luck, own, others, margin } = must(balance, 'every ply was thought about');
      expect(start + luck.mean + own + others).toBeCloseTo(margin, 6);
      expect(margin).toBe(whole.end.leads[seat]);
    }
  });

  test('continues a saved analysis only for the same record, depth and judge', () => {
    const empty = emptyAnalysis(beginWalk(hamlet, record), 'quick');
    const half: unknown = JSON.parse(
      JSON.stringify({ ...whole, plies: whole.plies.map((ply, i) => (i % 2 ? ply : null)) }),
    );
    expect(keptAnalysis(half, empty)).toBe(half);
    for (const other of [{ depth: 'deep' }, { link: 'x' }, { version: 0 }, { net: 'table' }, { plies: [] }]) {
      expect(keptAnalysis({ ...whole, ...other }, empty)).toBeNull();
    }
    for (const other of [null, 7, 'text', {}]) expect(keptAnalysis(other, empty)).toBeNull();
  });

  test('tells with luck what is known to be off on average, as part of its error', () => {
    const errorOf = (analysis: Analysis): number => playerSummaries(analysis)[0]?.balance?.luck.error ?? 0;
    expect(errorOf({ ...whole, luckOff: 3 })).toBeCloseTo(Math.hypot(errorOf(whole), 3), 9);
    expect(errorOf(inPoints({ ...whole, scale: 2, luckOff: 3 }))).toBeCloseTo(Math.hypot(errorOf(whole), 3) / 2, 9);
  });

  test('has no balance while plies are missing', () => {
    const half = { ...whole, plies: whole.plies.map((ply, i) => (i % 2 ? ply : null)) };
    expect(playerSummaries(half).every(({ balance }) => balance === null)).toBe(true);
  });

  test('counts accuracy in the chance to win, where there is one', () => {
    const gain = (mean: number) => ({ mean, error: 0.01 });
    const option = (chance: number, lead: number) => ({
      option: { kind: 'pass' },
      worlds: 40,
      chance,
      points: 0,
      lead,
      spread: 0,
    });
    // Random choices would lose a tenth of the chance, and a twentieth was lost; in points nothing was lost.
    const ply = {
      seat: 0,
      before: whole.end,
      luck: null,
      choice: {
        options: [option(0.5, 1), option(0.45, 1), option(0.25, 1)],
        played: 1,
        lost: { worlds: 40, chance: gain(0.05), points: gain(0), lead: gain(0), lines: [] },
        ahead: null,
        effects: [0, 0],
        hard: false,
        mark: null,
      },
    };
    expect(playerSummaries({ ...whole, plies: [ply] })[0]?.accuracy).toBe(50);
  });

  test('is refused for a game that is not over', () => {
    expect(() => beginWalk(hamlet, recordOfBots(['random', 'random'], 3))).toThrow(ThorpError);
  });

  test('uses only what the seat knew: another deal of the hidden cards changes nothing', () => {
    const { state } = replay(hamlet, record, 3);
    const situation = must(situationOf(hamlet, state, must(record.plies[3], 'long enough').seat), 'the seat is asked');
    const other = must(situationOf(hamlet, situation.sample(fastChance(99)), situation.seat), 'it is asked there, too');
    const [option] = situation.decision.options;
    const judged = [situation, other].map(each => analyseChoice(each, must(option, 'a choice'), DEPTHS.quick, 5));
    expect(judged[1]).toEqual(judged[0]);
  });
});

describe('a game that is played out', () => {
  /** The sample game with an estimate that is always wrong. */
  const lying = (playedOut: boolean, chancesAfter: number | null = null): Game<Hamlet> => ({
    ...hamlet,
    insight: {
      spread: 20,
      horizon: 2,
      weights: [],
      ...(playedOut ? { playedOut: { chancesAfter } } : {}),
      estimate: s => s.seats.map(() => 1000),
    },
  });
  const { state } = begin(hamlet, settle(hamlet, 2), secretFromSeed('played out'), ['', '']);
  const judged = (playedOut: boolean) => {
    const situation = must(situationOf(lying(playedOut), state, 0), 'the seat is asked');
    return analyseChoice(situation, null, DEPTHS.quick, 7);
  };

  test('has points from its end, which no estimate can raise', () => {
    const compared = (playedOut: boolean) => judged(playedOut).choice.options.slice(0, 2);
    for (const { points } of compared(false)) expect(points).toBe(1000);
    for (const { points, lead } of compared(true)) {
      expect(points).toBeLessThan(200);
      expect(Math.abs(lead)).toBeLessThan(200);
    }
  });

  test('has the same chances and the same course as others: those do not come from its end', () => {
    const chances = (playedOut: boolean) => judged(playedOut).choice.options.map(({ chance }) => chance);
    expect(chances(true)).toEqual(chances(false));
    expect(judged(true).before).toEqual(judged(false).before);
  });

  describe('with chances that are told later', () => {
    /** A net that is sure of the first seat if it is asked early, and thinks both equal later. */
    const judgement = {
      net: 'early',
      horizon: 2,
      quicker: 1,
      par: () => 0,
      rewards: (s: Hamlet['state']) => (s.round > 1 ? [0.5, 0.5] : [0.9, 0.1]),
    };
    const chancesBy = (chancesAfter: number | null) => {
      const situation = must(situationOf(lying(true, chancesAfter), state, 0), 'the seat is asked');
      return analyseChoice(situation, null, DEPTHS.quick, 7, judgement);
    };

    test('has those of the position after so many decisions', () => {
      const early = chancesBy(null);
      const late = chancesBy(12);
      expect(early.before.chances?.[0]).toBeCloseTo(0.9, 5);
      expect(late.before.chances?.[0]).toBeLessThan(0.6);
      // Leads scatter least where search stops, so they stay.
      expect(late.before.leads).toEqual(early.before.leads);
    });

    test('has chances of all options that fit those of the best', () => {
      const { options, ahead } = chancesBy(12).choice;
      const [best = 0, ...rest] = options.map(({ chance }) => must(chance, 'there are rivals'));
      expect(best - (rest[0] ?? 0)).toBeCloseTo(must(ahead?.chance, 'there are rivals').mean, 6);
      for (const chance of rest.slice(1)) expect(chance).toBeLessThanOrEqual(best);
    });

    test('has those of the winner where the game is over before', () => {
      const { chance, worlds } = must(chancesBy(100_000).choice.options[0], 'there is a best option');
      // In every world the win is one seat's, or half of it.
      const halves = 2 * worlds * must(chance, 'there are rivals');
      expect(halves).toBeCloseTo(Math.round(halves), 6);
    });
  });

  test('has differences in points that the lines of the score sheets add up to', () => {
    const { points, lines } = must(judged(true).choice.ahead, 'the best was taken');
    expect(sum(lines.map(({ amount }) => amount))).toBeCloseTo(points.mean, 0);
    expect(points.error).toBeGreaterThan(0);
  });
});

describe('an analysis of a game that counts in halves', () => {
  const halves: Game<Hamlet> = { ...hamlet, scale: 2 };
  const record = recordOfBots(['random', 'medium']);
  const walk = beginWalk(halves, record);
  const empty = emptyAnalysis(walk, 'quick');
  const raw: Analysis = { ...empty, plies: empty.plies.map((_, ply) => analysePly(walk, ply, 'quick')) };
  const told = inPoints(raw);
  const COUNTED = new Set(['leads', 'luck', 'points', 'lead', 'spread', 'amount', 'effects']);
  /** The same data, with half of every number below a name that counts points. */
  function halved(data: unknown, isCounted = false): unknown {
    if (typeof data === 'number') return isCounted ? data / 2 : data;
    if (Array.isArray(data)) return data.map((each: unknown) => halved(each, isCounted));
    if (data === null || typeof data !== 'object') return data;
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, halved(value, isCounted || COUNTED.has(name))]),
    );
  }

  test('is told in points: leads, luck, points lost and their lines are half as large, chances stay', () => {
    const [one = 0, other = 0] = must(record.end, 'the game is over').totals;
    expect(told.end.leads).toEqual([(one - other) / 2, (other - one) / 2]);
    for (const [i, ply] of raw.plies.entries()) expect(told.plies[i]).toEqual(halved(ply));
    expect(playerSummaries(told)[0]?.balance?.margin).toBe((one - other) / 2);
  });

  test('is told only once', () => {
    expect(inPoints(told)).toBe(told);
  });
});

describe('luck', () => {
  /** The sample game, judged by what a seat owns: a card in hand is worth as much as one in the village. */
  const judged: Game<Hamlet> = {
    ...hamlet,
    insight: {
      spread: 20,
      weights: [],
      estimate: s => s.seats.map(({ hand, village }) => sum([...hand, ...village].map(worth))),
    },
  };

  test('is zero for a card that the seat saw go into a hand, though it is hidden there', () => {
    const match = begin(judged, settle(judged, 2), secretFromSeed('luck'), ['', '']);
    const { state } = match;
    const row = state.row.map(worth);
    const made = { seat: 0, option: { kind: 'take', slot: row.indexOf(Math.max(...row)) } as const };
    choose(match, made.seat, made.option);
    const [, other] = must(luckOf(judged, { state, made, next: match.state }, 400, 1), 'the row was filled again');
    const { mean, error } = must(other, 'two seats');
    expect(Math.abs(mean)).toBeLessThan(3 * error);
    // If the other seat forgot the card, the effect would be many times larger.
    expect(Math.max(...row) - sum(row) / row.length).toBeGreaterThan(6 * error);
  });
});

describe('marks', () => {
  const differing = (mean: number, error: number): Difference => {
    const gain = { mean, error };
    return { worlds: 40, chance: gain, points: gain, lead: gain, lines: [] };
  };
  const lost = (mean: number, error = 0.001) => markOf({ lost: differing(mean, error), ahead: null, hard: true });
  const ahead = (mean: number, hard = false) => markOf({ lost: null, ahead: differing(mean, 0.001), hard });

  test('follow the thresholds', () => {
    expect([0.019, 0.021, 0.059, 0.061].map(mean => lost(mean))).toEqual([null, 'doubtful', 'doubtful', 'mistake']);
    expect([ahead(0.009), ahead(0.011), ahead(0.081), ahead(0.081, true)]).toEqual([null, 'good', 'good', 'brilliant']);
  });

  test('are not given for noise', () => {
    expect(lost(0.1, 0.1 / THRESHOLDS.sure + 0.001)).toBeNull();
    expect(lost(0.1, 0.1 / THRESHOLDS.sure - 0.001)).toBe('mistake');
  });

  test('need more worlds only while the answer is open', () => {
    expect(isSettled({ mean: 0.1, error: 0.01 }, 0.02)).toBe(true);
    expect(isSettled({ mean: 0, error: 0.001 }, 0.02)).toBe(true);
    expect(isSettled({ mean: 0.03, error: 0.03 }, 0.02)).toBe(false);
  });
});

describe('chances', () => {
  test('by a net sum to 1, keep the order, and can be made sharper', () => {
    const [most = 0, ...rest] = chancesByNet([0.6, 0.3, 0.1], 1.5);
    expect(sum([most, ...rest])).toBeCloseTo(1, 9);
    expect(most).toBeGreaterThan(0.6);
    expect(rest[0]).toBeGreaterThan(rest[1] ?? 1);
  });

  test('by a net are as sharp as the game says', () => {
    const { state } = begin(hamlet, settle(hamlet, 2), secretFromSeed('sharp'), ['', '']);
    const judgement = { net: 'duel', horizon: 1, quicker: 1, par: () => 0, rewards: () => [0.8, 0.2] };
    const insight = { spread: 20, weights: [], estimate: () => [0, 0] };
    const sharp = (nets: FittedChances['nets'] = {}) => {
      const chance = { estimate: [-1, 0], nets } as const;
      return prospectsOf({ ...hamlet, insight: { ...insight, chance } }, state, undefined, { judgement }).chances;
    };
    expect(sharp()).toEqual(chancesByNet([0.8, 0.2], 1));
    expect(sharp({ 2: { net: 'duel', sharpness: 0.5 } })).toEqual(chancesByNet([0.8, 0.2], 0.5));
    expect(sharp({ 2: { net: 'duel', sharpness: 0.5 } })?.[0]).toBeCloseTo(2 / 3, 9);
    expect(sharp({ 2: { net: 'other', sharpness: 0.5 }, 3: { net: 'duel', sharpness: 0.5 } })).toEqual(sharp());
  });

  test('are never those of a net that was not fitted to games of as many seats: then the estimate judges', () => {
    const net = newNet({ numbers: 1, flags: 0, hidden: 1, asked: null, rivals: false });
    const learned: Learned<Hamlet['state']> = {
      features: { numbers: ['total'], flags: [], most: 0, estimate: 1, read: s => s.seats.length },
      plans: { table: { tables: [{ seats: 2 }], horizon: 8, quicker: 1 } },
      nets: { table: netText(net) },
      netFor: () => 'table',
    };
    const insight = { spread: 20, weights: [], estimate: () => [0, 0, 0] };
    const judge = (seats: number, nets: FittedChances['nets'] = {}) => {
      const game = { ...hamlet, insight: { ...insight, chance: { estimate: [-1, 0], nets } as const } };
      const state = game.setup(settle(game, seats), fastChance(1));
      return judgementFitted(game, trainedOf(learned), state, seats)?.net ?? 'estimate';
    };
    expect(judge(2)).toBe('estimate');
    expect(judge(2, { 2: { net: 'table', sharpness: 1 } })).toBe('table');
    expect(judge(3, { 2: { net: 'table', sharpness: 1 } })).toBe('estimate');
    expect(judge(2, { 2: { net: 'duel', sharpness: 1 } })).toBe('estimate');
  });

  const game = { insight: { spread: 20, weights: [], estimate: () => [] } };

  test('grow with the lead, are equal for equals, and sum to 1', () => {
    const [even = 0, , other] = chancesOf([10, 10, 10], 0, game);
    expect([even, other]).toEqual([1 / 3, 1 / 3]);
    const [first = 0, second = 0] = chancesOf([15, 10], 0, game);
    expect(first).toBeGreaterThan(second);
    expect(first + second).toBeCloseTo(1);
  });

  test('are fitted: the numbers that made the results are found again', () => {
    const truth = [-1, -0.8];
    const samples: Sample[] = Array.from({ length: 400 }, (_, i) => {
      const worlds = [{ totals: [10 + (i % 20), 20], progress: (i % 10) / 10, chances: null }];
      return { deal: i, worlds, won: predicted({ ...hamlet, ...game }, { worlds }, truth) };
    });
    const [level = 0, slope = 0] = fitChances({ ...hamlet, ...game }, samples);
    expect(level).toBeCloseTo(-1, 1);
    expect(slope).toBeCloseTo(-0.8, 1);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

describe('why a choice is better', () => {
  const difference = (points: Gain, lead: Gain): Difference => ({ worlds: 48, chance: null, points, lead, lines: [] });
  const unclear: Gain = { mean: 0.4, error: 1 };

  test('is told in points where they are clear, and otherwise says which choice is ahead in points', () => {
    expect(whyOf(difference({ mean: 3, error: 1 }, unclear))?.kind).toBe('points');
    expect(whyOf(difference(unclear, { mean: 3, error: 1 }))?.kind).toBe('lead');
    expect(whyOf(difference(unclear, { mean: -4.4, error: 1.4 }))).toMatchObject({ kind: 'behind', points: 4.4 });
    expect(whyOf(difference(unclear, { mean: -1.4, error: 1.4 }))?.kind).toBe('rated');
  });
});
