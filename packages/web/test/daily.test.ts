import { describe, expect, test } from 'vitest';
import { along, scaleOf } from '../src/pages/daily/scale.ts';
import { rankOf } from '../src/pages/daily/states.ts';

const MONASTERY = { game: 'villagers', settings: { mode: 'monastery' } };

describe('ranks of a deal of the day', () => {
  test('are told where a game alone gives them, in the language of the reader', () => {
    expect(rankOf('villagers', MONASTERY.settings, 163, 'en')).toBe('Town');
    expect(rankOf('villagers', MONASTERY.settings, 163, 'de')).toBe('Stadt');
    expect(rankOf('villagers', MONASTERY.settings, 79, 'en')).toBeNull();
    expect(rankOf('villagers', { mode: 'countess' }, 163, 'en')).toBeNull();
  });

  test('are steps on the scale of the bars, up to the next one above the best result', () => {
    const scale = scaleOf([163, 90], MONASTERY);
    expect(scale).toEqual({ most: 200, steps: [80, 100, 150, 200] });
    expect(along(100, scale)).toBe('50%');
    expect(along(-5, scale)).toBe('0%');
  });

  test('are no steps in other modes: the best result fills its bar', () => {
    expect(scaleOf([12, 7], { game: 'snowcrest', settings: { level: 2 } })).toEqual({ most: 12, steps: [] });
    expect(scaleOf([250], MONASTERY)).toEqual({ most: 250, steps: [80, 100, 150, 200] });
  });
});
