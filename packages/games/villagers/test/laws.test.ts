// @module-tag slow
import { lawTests, likelihoodTests, type Hidden } from '@thorp/testkit';
import { idOf, suitOf } from '../src/cards/index.ts';
import type { Villagers } from '../src/index.ts';
import { after, player } from '../src/table.ts';
import { subject } from './subject.ts';

lawTests(subject, { games: 150, closely: 15 });

/** The front of a stack's top card, whose back is visible, and the suit of the card below it. */
const stacks: Hidden<Villagers> = ({ stacks: piles, faceUp }) => {
  const answers: { [question: string]: string } = {};
  for (const [i, pile] of piles.entries()) {
    const [below, top] = pile.slice(-2);
    if (below === undefined || top === undefined) continue;
    if (!faceUp) answers[`top of stack ${i}`] = idOf(top);
    answers[`suit below the top of stack ${i}`] = suitOf(below);
  }
  return answers;
};

likelihoodTests(subject, stacks, { every: 25 });

const company = { ...subject, configs: subject.configs.filter(({ seats }) => seats > 1) };

/** Common villagers, some of which can be built at once. */
const VILLAGERS = ['graper', 'shepherd', 'carpenter', 'blacksmith'];

const hand: Hidden<Villagers> = (s, seat) => {
  const held: readonly string[] = player(s, after(s, seat)).hand.map(idOf);
  return Object.fromEntries(VILLAGERS.map(card => [`the next player holds the ${card}`, held.includes(card)]));
};

// A random player builds what it can, so hands have fewer cards that are easy to build than imagined.
likelihoodTests(company, hand, { every: 25, tolerance: 0.2 });
