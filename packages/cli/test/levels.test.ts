import { describe, expect, test } from 'vitest';
import { UsageError } from '../src/errors.ts';
import { readSeats } from '../src/tournament/levels.ts';

describe('levels of a tournament', () => {
  test('a level may be changed in its iterations, how far it looks ahead, its rollouts, temperature and aim', () => {
    expect(readSeats('--levels', 'master,hard:former,hard:i480:h12:t0,medium:t20,expert:r64,adaptive:a60')).toEqual([
      { name: 'master', level: 'master' },
      { name: 'hard:former', level: 'hard', former: true },
      { name: 'hard:i480:h12:t0', level: 'hard', iterations: 480, horizon: 12, temperature: 0 },
      { name: 'medium:t20', level: 'medium', temperature: 0.02 },
      { name: 'expert:r64', level: 'expert', rollouts: 64 },
      { name: 'adaptive:a60', level: 'adaptive', aim: 0.6 },
    ]);
  });

  test.each(['hard:i0', 'hard:h0', 'hard:x3', 'hard:t', 'hard:', 'hard:t-1'])('%s is refused', text => {
    expect(() => readSeats('--levels', text)).toThrow(UsageError);
  });
});
