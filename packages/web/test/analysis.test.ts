import type { Analysis, ChoiceAnalysis, PlyAnalysis } from '@thorp/bots';
import { begin, choose, must, recordOf, secretFromSeed, settle } from '@thorp/kernel';
import { snowcrest } from '@thorp/snowcrest';
import { openStored, reviewOf, roundAt, storedFromRecord } from '@thorp/table';
import { describe, expect, test } from 'vitest';
import { differenceSaid, errorSaid, meanSaid, pointsSaid, smoothed } from '../src/pages/review/figures.ts';
import { analysisDe } from '../src/pages/review/text/analysisDe.ts';
import { analysisEn } from '../src/pages/review/text/analysisEn.ts';
import { factsOf } from '../src/worker/analysisFacts.ts';
import { highlightsOf } from '../src/worker/highlights.ts';
import { opinionOf } from '../src/worker/opinions.ts';
import { roundsIn } from '../src/worker/inWords.ts';

/** A finished game for two, and an analysis without any findings. */
function played() {
  const match = begin(snowcrest, settle(snowcrest, 2, {}), secretFromSeed('analysis in the page'));
  for (let [asked] = match.questions, i = 0; asked; [asked] = match.questions, i++) {
    choose(match, asked.seat, must(asked.options[(i * 7) % asked.options.length], 'there is an option'));
  }
  const players = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Tobias', level: 'easy' },
  ] as const;
  const record = recordOf(match, true);
  const table = openStored(snowcrest, storedFromRecord(snowcrest, record, { id: 'game', players, confirms: false }));
  const even = { chances: [0.5, 0.5], leads: [0, 0] };
  const plies = record.plies.map(({ seat }): PlyAnalysis => ({ seat, before: even, luck: null, choice: null }));
  const analysis: Analysis = {
    format: 5,
    game: 'snowcrest',
    version: snowcrest.version,
    link: record.plies.at(-1)?.link ?? '',
    depth: 'quick',
    seats: 2,
    plies,
    end: even,
  };
  return { review: reviewOf(table), analysis };
}

const { review, analysis } = played();
const words = snowcrest.text.en;

/** The analysis with another chance of the first seat from a ply on, and a change at that ply. */
function turned(ply: number, chance: number, change: Partial<PlyAnalysis> = {}): Analysis {
  const after = { chances: [chance, 1 - chance], leads: [0, 0] };
  const plies = analysis.plies.map((each, i) => {
    if (!each) return null;
    return { ...each, ...(i === ply ? change : {}), ...(i > ply ? { before: after } : {}) };
  });
  return { ...analysis, plies, end: after };
}

/** A choice among the real options of a ply; the second was played and the first is the best. */
function lostAt(ply: number): ChoiceAnalysis {
  const { match } = review.at(ply);
  const [asked] = match.questions;
  const options = must(asked, 'somebody is asked').options.map(option => {
    return { option, worlds: 16, chance: 0.4, points: 12.4, lead: 0, spread: 1 };
  });
  const gain = { mean: 0.09, error: 0.01 };
  const points = { mean: 3, error: 0.5 };
  const lost = { worlds: 16, chance: gain, points, lead: points, lines: [] };
  return { options, played: 1, lost, ahead: null, effects: [-3, 3], hard: false, mark: 'mistake' };
}

/** A ply with a choice, after some others. */
function plyWithChoice(): number {
  const found = analysis.plies.findIndex(
    (_, ply) => ply > 8 && (review.at(ply).match.questions[0]?.options.length ?? 0) > 2,
  );
  return found;
}

/** A draw that was worth this much to the first seat. */
function drawn(mean: number): Partial<PlyAnalysis> {
  const luck = [mean, -mean].map(each => ({ mean: each, error: 1 }));
  return { luck };
}

describe('turning points', () => {
  test('are where the chance of the seat moved, told with the round', () => {
    const found = highlightsOf(review, words, turned(20, 0.8, drawn(3)), 0);
    expect(found?.turning.map(({ decision, from, to, by }) => [decision, from, to, by])).toEqual([
      [21, 0.5, expect.closeTo(0.8, 9), 'luck'],
    ]);
    const round = roundAt(roundsIn(review.table, words), 21)?.name ?? null;
    expect(found?.turning[0]?.round).toBe(round);
  });

  test('are told from the seat: what helps one harms the other', () => {
    const [turn] = highlightsOf(review, words, turned(20, 0.8, drawn(3)), 1)?.turning ?? [];
    expect([turn?.from, turn?.to]).toEqual([0.5, expect.closeTo(0.2, 9)]);
  });

  test('are not told where neither a mark nor a clear draw explains the move', () => {
    const count = (mean: number) => highlightsOf(review, words, turned(20, 0.8, drawn(mean)), 0)?.turning.length;
    expect([count(3), count(1), count(-3)]).toEqual([1, 0, 0]);
  });

  test('say what the bot would have taken instead of a mistake', () => {
    const ply = plyWithChoice();
    const choice = lostAt(ply);
    const [turn] = highlightsOf(review, words, turned(ply, 0.3, { choice }), 0)?.turning ?? [];
    expect(turn?.mark).toBe('mistake');
    expect(turn?.label).not.toBe('');
    expect(turn?.instead?.label).toBe(turn?.better);
  });

  test('are not told before every decision was thought about, nor where nothing moved', () => {
    const half = { ...turned(20, 0.8), plies: analysis.plies.map((ply, i) => (i === 5 ? null : ply)) };
    expect(highlightsOf(review, words, half, 0)).toBeNull();
    expect(highlightsOf(review, words, analysis, 0)?.turning).toEqual([]);
  });
});

test('what was lost counts below zero, what was gained above, and no choice has no figure', () => {
  const ply = plyWithChoice();
  const choice = lostAt(ply);
  const lost = factsOf(turned(ply, 0.5, { choice }));
  expect(lost.decisions[ply]).toEqual({ mark: 'mistake', by: { mean: -0.09, error: 0.01 } });
  const gained = factsOf(
    turned(ply, 0.5, { choice: { ...choice, played: 0, lost: null, ahead: choice.lost, mark: 'good' } }),
  );
  expect(gained.decisions[ply]?.by?.mean).toBe(0.09);
  expect(lost.decisions[0]).toEqual({ mark: null, by: null });
  expect([lost.done, lost.of, lost.course.length]).toEqual([lost.of, analysis.plies.length, lost.of + 1]);
});

test('an opinion names the played and the best option by their words', () => {
  const ply = plyWithChoice();
  const choice = lostAt(ply);
  const found = must(turned(ply, 0.5, { choice }).plies[ply], 'it was thought about');
  const opinion = must(opinionOf(review.at(ply), words, { decision: ply + 1, found }), 'there was a choice');
  expect(opinion.best.label).not.toBe(opinion.played.label);
  expect(opinion.other).toEqual(opinion.played);
  expect(opinion.rest).toHaveLength(choice.options.length - 2);
});

test('the curve is the mean of a moment and its neighbours, and has gaps where nothing is known', () => {
  const course = [[0], [0.3], [0.6], null, [1]];
  expect(smoothed(course, 0)).toEqual([0, expect.closeTo(0.3, 9), expect.closeTo(0.45, 9), null, 1]);
});

describe('figures', () => {
  const [en, de] = [analysisEn, analysisDe];

  test('have a sign, but none where they are written as zero', () => {
    const said = [-0.09, 0.021, -0.004, 0.001].map(mean => differenceSaid({ mean }, 'chance', en));
    expect(said).toEqual(['−9 %', '+2 %', '0 %', '0 %']);
    expect([-0.43, 0.04, -0.01].map(points => pointsSaid(points, en))).toEqual(['−0.4', '0.0', '0.0']);
  });

  test('are written as the language writes them', () => {
    expect([pointsSaid(-6.75, en), pointsSaid(-6.75, de)]).toEqual(['−6.8', '−6,8']);
    expect(errorSaid({ error: 0.012 }, 'chance', de)).toBe('1,2 %');
    expect(meanSaid({ mean: -0.019 }, 'chance', de)).toBe('−1,9 %');
  });
});

test('the why names a heading once, by what is left of its lines', () => {
  const ply = plyWithChoice();
  const choice = lostAt(ply);
  const gain = { mean: 4, error: 0.1 };
  const lines = [
    { what: 'omen', amount: 6 },
    { what: 'omenTokens', amount: -2 },
  ];
  const lost = { ...must(choice.lost, 'something was lost'), worlds: 40, points: gain, lead: gain, lines };
  const found = must(turned(ply, 0.5, { choice: { ...choice, lost } }).plies[ply], 'it was thought about');
  const opinion = must(opinionOf(review.at(ply), words, { decision: ply + 1, found }), 'there was a choice');
  expect(opinion.why?.brings).not.toBeNull();
  expect(opinion.why?.lacks).toBeNull();
  expect(opinion.sources).toHaveLength(1);
});
