import { fastChance, must, settle, type Game } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { beginSearch, iterate, LEVELS, situationOf, think, type Situation } from '../src/index.ts';
import { outlookWithout } from '../src/analysis/outlook.ts';
import { judgeOf } from '../src/reward.ts';
import { DAYS, patience, type Patience } from './patience.ts';

const start = () => patience.setup(settle(patience, 1), fastChance(1));

function firstDay(game: Game<Patience> = patience): Situation<Patience> {
  return must(situationOf(game, start(), 0), 'the player is asked');
}

/** The same game without a word on what is lacking. */
const { lacking: _, ...rest } = must(patience.insight, 'the game has an insight');
const silent: Game<Patience> = { ...patience, insight: rest };

describe('a lone player', () => {
  const ended = (coins: number, stones: number) => ({ ...start(), frames: [], days: DAYS, coins, stones, began: true });

  test('who lost is judged by what was lacking, not by points', () => {
    const judge = judgeOf(firstDay());
    const [near, far] = [judge(ended(45, 55))[0], judge(ended(90, 10))[0]];
    expect(near).toBeGreaterThan(far ?? 1);
    const byPoints = judgeOf(firstDay(silent));
    expect(byPoints(ended(45, 55))[0]).toBeLessThan(byPoints(ended(90, 10))[0] ?? 0);
  });

  test('who won is better off than anybody who lost', () => {
    const judge = judgeOf(firstDay());
    expect(judge(ended(40, 60))[0]).toBeGreaterThan(0.5 + (judge(ended(41, 59))[0] ?? 1));
  });

  test('searches to the end of the game, and so finds what matters only there', () => {
    const search = beginSearch(firstDay(), LEVELS.hard.search, 1, 100);
    for (let i = 0; i < 100; i++) {
      iterate(search);
      expect(search.walk.played).toBe(DAYS - 1);
    }
    for (let seed = 0; seed < 5; seed++) expect(think(firstDay(), 'hard', seed).option.kind).toBe('stone');
    expect(think(firstDay(silent), 'expert', 1).option.kind).toBe('coin');
  });

  test('is told by an analysis what quick guesses reach at the end', () => {
    const [lead] = outlookWithout(firstDay(), 20, 1).leads;
    expect(lead).toBeGreaterThan(DAYS / 4);
    const [early] = outlookWithout(firstDay(silent), 20, 1).leads;
    expect(early).toBeLessThan(11);
  });
});
