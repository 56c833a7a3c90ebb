// @module-tag slow
import { clauseTests, lawTests, likelihoodTests, pairwise, type Hidden } from '@thorp/testkit';
import { feudalia, type Feudalia } from '../src/index.ts';
import { subject } from './subject.ts';

const { inventory: _, ...plain } = subject;

/** Any two settings together: the first rounds under all laws. F-10.4 Solitaire and time trials cannot be shortened. */
const short = { roundCap: 2, timeTrial: false };
lawTests({ ...plain, configs: pairwise(feudalia, { fixed: short, seats: [2, 3, 4] }) }, { games: 25, closely: 1 });

/** Lords with a quick start, for positions of later rounds. */
const equipped = pairwise(feudalia, { fixed: { ...short, roundCap: 10, quickStart: true }, seats: [2, 3] });
lawTests({ ...plain, configs: equipped }, { games: 3, closely: 1, seed: 5 });

/** Whole solitaire games: the first one under all laws. */
const alone = pairwise(feudalia, { fixed: { roundCap: 40 }, seats: [1] });
lawTests({ ...plain, configs: alone }, { games: 4, closely: 10, seed: 6 });

/** Whole games under the cheap laws, which together touch every card. */
lawTests(subject, { games: 120, closely: 1_000, seed: 9 });

const sixRounds = { ...plain, configs: pairwise(feudalia, { fixed: { ...short, roundCap: 6 }, seats: [2, 3, 4] }) };

/** The next cards of the master deck, of the event deck and of the own deck. */
const decks: Hidden<Feudalia> = ({ masterDeck, under, eventDeck, lords }, seat) => {
  const { deck = [], known = 0 } = lords[seat] ?? {};
  return {
    ...(masterDeck.length > under && { 'next master': masterDeck.at(-1) ?? '' }),
    ...(eventDeck.length > 0 && { 'next event': eventDeck.at(-1) ?? -1 }),
    ...(deck.length > known && { 'next own card': deck[deck.length - 1 - known] ?? '' }),
  };
};

/** The hand of the next lord: the Tax Collector, unless everybody knows where it is, and the number of Serfs. */
const nextHand: Hidden<Feudalia> = ({ lords, round }, seat) => {
  const { hand = [], shown = [], blind = 0 } = lords[(seat + 1) % lords.length] ?? {};
  if (round === 0) return {};
  const serfs = hand.filter(card => card === 'serf').length;
  const known = blind === 0 || shown.includes('tax_collector');
  return known ? { serfs } : { serfs, 'Tax Collector': hand.includes('tax_collector') };
};

/** Whether other lords hold the Tax Collector: not in an opening hand, and the active lord has played it (F-7.1). */
const taxCollector: Hidden<Feudalia> = ({ lords, turn, round }, observer) => {
  const answers: { [question: string]: boolean } = {};
  for (const [seat, { hand }] of lords.entries()) {
    if (seat === observer) continue;
    const who = seat === turn.seat ? 'the active lord' : 'a waiting lord';
    answers[`${who} holds the Tax Collector in round ${Math.min(round, 4)}`] = hand.includes('tax_collector');
  }
  return answers;
};

/** One run of games answers all of these questions. */
const hidden: Hidden<Feudalia> = (s, seat) => ({ ...decks(s, seat), ...nextHand(s, seat), ...taxCollector(s, seat) });

likelihoodTests(sixRounds, hidden, { every: 5 });

clauseTests(new URL('..', import.meta.url));
