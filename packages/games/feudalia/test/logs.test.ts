import { settle } from '@thorp/kernel';
import { goldenLogTests } from '@thorp/testkit';
import { feudalia, type FeudaliaSettings } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { subject } from './subject.ts';

function log(name: string, seats: number, settings: Partial<FeudaliaSettings>, seed = 1) {
  return { name, config: settle(feudalia, seats, settings), seed };
}

/**
 * One game of each mode, most of them shortened. With the seed of the quick start, masters of all kinds arrive, act,
 * move and leave. F-10.4 Solitaire and time trials last for all 40 events.
 */
const games = [
  log('base', 2, { roundCap: 12 }),
  log('tutorial-1', 2, { scenario: 'T1', roundCap: 6 }),
  log('tutorial-2', 2, { scenario: 'T2', roundCap: 6 }),
  log('tutorial-3', 3, { scenario: 'T3', roundCap: 6 }),
  log('iron', 2, { scenario: 'T1', quickStart: true, iron: true }, 107),
  log('quick-start', 3, { quickStart: true, roundCap: 20 }, 879),
  log('trading', 3, { trading: true, quickStart: true, roundCap: 4 }),
  log('events', 2, { events: true, quickStart: true, roundCap: 20 }),
  log('time-trial', 2, { events: true, timeTrial: true, roundCap: 40 }),
  log('solitaire', 1, { roundCap: 40 }),
];

goldenLogTests(subject, games, { en, de }, new URL('logs/', import.meta.url));
