import { translationTests } from '@thorp/testkit';
import { de } from '../src/text/de.ts';
import { subject } from './subject.ts';

/** Gold is gold, a Terton has no other name, and both languages say Omen. */
translationTests(subject, de, { alike: /^(\d+ )?Gold$|^Terton$|^1 Omen$/ });
