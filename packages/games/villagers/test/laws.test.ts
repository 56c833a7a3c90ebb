// @module-tag slow
import { lawTests } from '@thorp/testkit';
import { subject } from './subject.ts';

lawTests(subject, { games: 150, closely: 10 });
