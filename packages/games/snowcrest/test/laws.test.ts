// @module-tag slow
import { clauseTests, lawTests } from '@thorp/testkit';
import { subject } from './subject.ts';

lawTests(subject, { games: 200, closely: 20 });
clauseTests(new URL('..', import.meta.url));
