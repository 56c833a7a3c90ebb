// @module-tag slow
import { clauseTests, lawTests, likelihoodTests, type Hidden } from '@thorp/testkit';
import type { Snowcrest } from '../src/index.ts';
import { nextSeat, player } from '../src/table.ts';
import { subject } from './subject.ts';

lawTests(subject, { games: 128, closely: 16 });

/** The tops of the decks: the common ones and the own one. */
const decks: Hidden<Snowcrest> = (s, seat) => {
  const piles = { commons: s.commons, guardians: s.guardians, forests: s.forests, 'own deck': player(s, seat).deck };
  const answers: { [question: string]: number } = {};
  for (const [name, pile] of Object.entries(piles)) {
    const top = pile.at(-1);
    if (top !== undefined) answers[`top of ${name}`] = top;
  }
  return answers;
};

likelihoodTests(subject, decks);

const company = { ...subject, configs: subject.configs.filter(({ seats }) => seats > 1) };

const hand: Hidden<Snowcrest> = (s, seat) => {
  const { hand: held, deck } = player(s, nextSeat(s, seat));
  return Object.fromEntries(
    [...held, ...deck].map(card => [`the next player holds card ${card}`, held.includes(card)]),
  );
};

// Random players pay with Barley in hand, so the Farmer and the Gardener are there less often than imagined.
likelihoodTests(company, hand, { tolerance: 0.2 });

clauseTests(new URL('..', import.meta.url));
