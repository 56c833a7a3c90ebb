import { lawTests } from '@thorp/testkit';
import { subject } from './subject.ts';

lawTests(subject, { games: 200, closely: 10 });
