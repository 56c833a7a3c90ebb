import {
  begin,
  parseRecord,
  recordOf,
  replay,
  secretFromSeed,
  settle,
  ThorpError,
  type ErrorCode,
} from '@thorp/kernel';
import { hamlet } from '@thorp/testkit/hamlet';
import { describe, expect, test } from 'vitest';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { problemIn } from '../src/text/problems.ts';

function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing went wrong');
}

const record = recordOf(begin(hamlet, settle(hamlet, 2), secretFromSeed('problems')), true);
const { secret: _, ...secretive } = record;

describe('what goes wrong is told in the reader’s language', () => {
  test.each([
    ['a record that is cut off', () => parseRecord('{"thorp":1,'), en.problems.json, de.problems.json],
    ['something else', () => parseRecord('{"thorp":2}'), en.problems.shape, de.problems.shape],
    ['a record without its secret', () => replay(hamlet, secretive), en.problems.secret, de.problems.secret],
    [
      'a record of other rules',
      () => replay(hamlet, { ...record, version: 9 }),
      en.problems.rules(9, hamlet.version),
      de.problems.rules(9, hamlet.version),
    ],
    [
      'a record with a choice that is not allowed',
      () => replay(hamlet, { ...record, plies: [{ seat: 0, option: { kind: 'fly' }, link: '' }] }),
      en.problems.ply(1),
      de.problems.ply(1),
    ],
    ['too many seats', () => settle(hamlet, 99), en.problems.seats, de.problems.seats],
    ['a setting that is none', () => settle(hamlet, 2, { wings: true }), en.problems.settings, de.problems.settings],
  ])('%s', (_name, act, english, german) => {
    const error = thrown(act);
    expect(problemIn(en, error)).toBe(english);
    expect(problemIn(de, error)).toBe(german);
  });

  test('what nobody foresaw keeps what the machine said', () => {
    expect(problemIn(de, new Error('disk on fire'))).toContain('disk on fire');
    expect(problemIn(en, new ThorpError('runaway', 'round and round'))).toContain('round and round');
  });

  test('no other error lets its own English through', () => {
    const codes: readonly ErrorCode[] = [
      'unknown-game',
      'not-your-turn',
      'not-offered',
      'game-over',
      'no-undo',
      'version',
    ];
    for (const code of codes) {
      const german = problemIn(de, new ThorpError(code, 'plain English'));
      expect(german).not.toContain('plain English');
      expect(german).not.toBe(problemIn(en, new ThorpError(code, 'plain English')));
    }
  });
});
