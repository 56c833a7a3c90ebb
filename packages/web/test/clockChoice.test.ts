import { expect, test } from 'vitest';
import { clockOf, paceOf, USUAL_PACE, type PaceChoice } from '../src/pages/online/clockChoice.ts';
import { en } from '../src/pages/online/text/en.ts';

const DAY_MS = 86_400_000;

const CHOICES: readonly PaceChoice[] = [
  USUAL_PACE,
  { ...USUAL_PACE, pace: 'live', minutes: '45', whenOut: 'seat' },
  { ...USUAL_PACE, pace: 'days', days: '1' },
  { ...USUAL_PACE, pace: 'days', days: '3', spare: '7', whenOut: 'seat' },
];

test.each(CHOICES)('the form shows the clock that was chosen: $pace, $days, $spare', choice => {
  expect(paceOf(clockOf(choice))).toEqual(choice);
});

test('spare days are the bank of a clock with days', () => {
  expect(clockOf({ ...USUAL_PACE, pace: 'days', days: '3', spare: '7' })).toEqual({
    kind: 'correspondence',
    perMove: 3 * DAY_MS,
    bank: 7 * DAY_MS,
    whenOut: 'turn',
  });
});

test('a pace is told in words', () => {
  expect(CHOICES.map(choice => en.clockWords(choice))).toEqual([
    'No clock',
    'Live, 45 minutes each',
    '1 day a move',
    '3 days a move, 7 spare days',
  ]);
});
