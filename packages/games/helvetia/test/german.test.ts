import { translationTests } from '@thorp/testkit';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/** Words that are the same in both languages. */
const alike = /^Butter$/;

translationTests(subject, de, { games: 6, alike });
