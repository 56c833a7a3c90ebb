import { lawTests } from '../src/index.ts';
import { subject } from './subject.ts';

lawTests(subject, { games: 60 });
