import { settle } from '@thorp/kernel';
import { translationTests } from '@thorp/testkit';
import { feudalia } from '../src/index.ts';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/** Short games are enough to be told of nearly everything; the whole list of configurations is the laws' business. */
const configs = [
  settle(feudalia, 1, { scenario: 'S4', roundCap: 15 }),
  settle(feudalia, 2, { scenario: 'S11', quickStart: true, roundCap: 12 }),
  settle(feudalia, 3, { scenario: 'S8', trading: true, events: true, roundCap: 10 }),
  settle(feudalia, 4, { scenario: 'S7', wheatStart: true, quickStart: true, roundCap: 8 }),
];

translationTests({ ...subject, configs }, de);
