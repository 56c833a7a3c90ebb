// @module-tag slow
import { clauseTests, lawTests, likelihoodTests } from '@thorp/testkit';
import { BUILDINGS } from '../src/cards/buildings.ts';
import { subject } from './subject.ts';

lawTests(subject, { games: 160, closely: 32 });

likelihoodTests(subject, ({ piles }) => {
  const tops = piles.flatMap((pile, i) => (pile.length > 0 ? [[`top of pile ${i}`, pile.at(-1) ?? -1] as const] : []));
  return Object.fromEntries(tops.map(([question, building]) => [question, BUILDINGS[building]?.name ?? 'none']));
});

clauseTests(new URL('..', import.meta.url));
