import { clauseTests, lawTests, pairwise } from '@thorp/testkit';
import { feudalia } from '../src/index.ts';
import { subject } from './subject.ts';

/** Every pair of settings, the first rounds under all laws. */
const { inventory: _, ...rest } = subject;
lawTests({ ...rest, configs: pairwise(feudalia, { fixed: { roundCap: 3 } }) }, { games: 63, closely: 1 });

/** Whole games under the cheap laws, and between them every card. */
lawTests(subject, { games: 100, closely: 1_000, seed: 7 });

clauseTests(new URL('..', import.meta.url));
