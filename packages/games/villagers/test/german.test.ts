import { translationTests } from '@thorp/testkit';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/** Words that are the same in both languages. */
const alike = /^Gold$/;

/** Some configurations of every mode: the solo modes come last in the list. */
const configs = subject.configs.filter((_, i) => i % 3 === 0);

translationTests({ ...subject, configs }, de, { alike });
