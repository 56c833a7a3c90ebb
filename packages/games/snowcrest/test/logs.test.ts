import { settle } from '@thorp/kernel';
import { goldenLogTests } from '@thorp/testkit';
import { snowcrest } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { en } from '../src/text/en.ts';
import { subject } from './subject.ts';

/** One game of each mode; with these seeds all kinds of events occur. */
const games = [
  { name: 'full', config: settle(snowcrest, 3), seed: 15 },
  { name: 'basic', config: settle(snowcrest, 2, { basic: true }), seed: 56 },
  { name: 'solitaire', config: settle(snowcrest, 1), seed: 38 },
];

goldenLogTests(subject, games, { en, de }, new URL('logs/', import.meta.url));
