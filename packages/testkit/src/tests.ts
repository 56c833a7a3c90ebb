import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRecord, settle, verify, type Game, type Types } from '@thorp/kernel';
import { describe, expect, test } from 'vitest';
import { clauseReportOf } from './clauses.ts';
import { tellFailure } from './failure.ts';
import { fuzz, type FuzzReport } from './fuzz.ts';
import {
  canTell,
  likelihoods,
  tellLikelihood,
  outOfTolerance,
  type Hidden,
  type LikelihoodOptions,
} from './likelihood.ts';
import type { Subject } from './subject.ts';
import { observersWhoKnowAll } from './tally.ts';
import { missingWords } from './telling.ts';

export interface LawTestOptions {
  /** Random games to play; they rotate through the configurations. */
  readonly games?: number;
  /** One game in this many is checked against all laws at every decision, the rest against the cheap ones. */
  readonly closely?: number;
  readonly seed?: number;
}

/** `npm run laws` multiplies the number of random games by this. */
const TIMES = Number(process.env['LAWS'] ?? 1);

/** The first test plays all games, which may take long on a busy machine. */
const PATIENT = { timeout: 600_000 * TIMES };

/** Registers the law tests of a game. */
export function lawTests<T extends Types>(subject: Subject<T>, options: LawTestOptions = {}): void {
  const { closely = 5, seed = 1 } = options;
  const games = TIMES * (options.games ?? 60);
  const { game, configs } = subject;
  describe(`laws of ${game.id}`, () => {
    let played: FuzzReport<T> | null = null;
    const report = (): FuzzReport<T> => (played ??= fuzz(subject, { games, closely, seed }));
    test(`${games} random games break no law`, PATIENT, () => {
      const { failure } = report();
      if (failure) expect.fail(tellFailure(subject, failure));
    });
    test('random games touch the whole inventory', PATIENT, ({ skip }) => {
      if (report().failure) skip('the games stopped at a broken law');
      expect(report().untouched).toEqual([]);
    });
    const { openInformation = false } = subject;
    const secrets = openInformation ? 'hide nothing' : 'hold other secrets than the real one';
    test(`imagined worlds ${secrets}`, PATIENT, ({ skip }) => {
      if (report().failure) skip('the games stopped at a broken law');
      expect(observersWhoKnowAll(report())).toEqual(openInformation ? Object.keys(report().otherwise) : []);
    });
    test('every setting and every entry of the catalogue has words', () => {
      expect(missingWords(game)).toEqual([]);
    });
    test('every configuration is one that can be agreed on', () => {
      for (const { seats, settings } of configs) expect(settle(game, seats, settings)).toEqual({ seats, settings });
    });
  });
}

export interface LikelihoodTestOptions extends LikelihoodOptions {
  /** How far the frequencies may differ, from 0 to 1, in addition to chance. */
  readonly tolerance?: number;
}

/** Registers a test that hidden facts are imagined about as often as they are true. */
export function likelihoodTests<T extends Types>(
  subject: Subject<T>,
  hidden: Hidden<T>,
  { tolerance = 0.05, games = 250, ...options }: LikelihoodTestOptions = {},
): void {
  const percent = Math.round(100 * tolerance);
  test(
    `${subject.game.id}: what is hidden is imagined as often as it is true, within ${percent} points`,
    PATIENT,
    () => {
      const found = likelihoods(subject, hidden, { ...options, games: TIMES * games });
      expect(canTell(found, tolerance), 'the games are too few, or nothing is hidden').toBe(true);
      expect(outOfTolerance(found, tolerance).map(tellLikelihood)).toEqual([]);
    },
  );
}

/** Registers a test that every clause of a game's RULES.md has a test or a reason why not. */
export function clauseTests(folder: URL): void {
  test('every clause has a test, or a reason for having none', () => {
    const { missing, faults } = clauseReportOf(fileURLToPath(folder));
    expect({ missing, faults }).toEqual({ missing: [], faults: [] });
  });
}

/** Registers a test for every record in a folder: it must verify and reach its end. */
export function goldenTests<T extends Types>(game: Game<T>, folder: URL): void {
  const files = globSync('*.json', { cwd: fileURLToPath(folder) }).sort();
  test.for(files)('golden game %s replays to its end', file => {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(record.end).toBeDefined();
  });
  test('there is a golden game', () => {
    expect(files).not.toEqual([]);
  });
}
