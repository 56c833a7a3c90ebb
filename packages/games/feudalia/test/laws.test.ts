// @module-tag slow
import { clauseTests, lawTests, pairwise } from '@thorp/testkit';
import { feudalia } from '../src/index.ts';
import { subject } from './subject.ts';

const { inventory: _, ...plain } = subject;

/** Any two settings together: the first rounds under all laws. */
lawTests({ ...plain, configs: pairwise(feudalia, { fixed: { roundCap: 2 } }) }, { games: 63, closely: 1 });

/** Well-equipped lords, further on. */
const equipped = pairwise(feudalia, { fixed: { roundCap: 10, quickStart: true }, seats: [1, 2, 3] });
lawTests({ ...plain, configs: equipped }, { games: 8, closely: 1, seed: 5 });

/** Whole games under the cheap laws, and between them every card. */
lawTests(subject, { games: 120, closely: 1_000, seed: 7 });

clauseTests(new URL('..', import.meta.url));
