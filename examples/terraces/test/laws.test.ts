import { clauseTests, lawTests } from '@thorp/testkit';
import { subject } from './subject.ts';

lawTests(subject, { games: 100 });
clauseTests(new URL('..', import.meta.url));
