import type { FittedChances, Insight, Seat } from '@thorp/kernel';
import { BASICS, NONE, villager, type Card } from '../cards/index.ts';
import { prior } from './prior.ts';
import { numberAt } from '../lists.ts';
import { roundLimit } from '../modes.ts';
import { coinsOn, silverOn } from '../market.ts';
import { player, village } from '../table.ts';
import type { Option, State, Village } from '../types.ts';
import { active, hasPlace, isActive } from '../village.ts';
import { faceWorth, fraction } from './worth.ts';

/*
 * What a strong player sees at once: the gold in the supply, what the coming Markets will pay for the present village,
 * how much can still be drafted and built, and what the hand would add. Everything is in gold.
 */

/** The meaning of each weight. */
const W = {
  /** How certain the First Market is. */
  first: 0,
  /** A villager that will be drafted and built in a later round. */
  build: 1,
  /** The share of a hand card's worth: if there is a place for it, if only a Basic is missing, if more is missing. */
  ready: 2,
  near: 3,
  far: 4,
  /** The number in an active keyring, for every coming round: coins that others, or the bank, will put on it. */
  key: 5,
  /** A free place on the first card of a chain. */
  place: 6,
  /** V-15.11 The gold of the Countess, which counts against the player. */
  rival: 7,
} as const;
type Weights = readonly number[];

/**
 * Set by hand, and kept: self-play (`thorp tune villagers --iterations 12`, seed 1, then on from there with seed 2, 768
 * games each) found nothing better beyond doubt. Its weights won 53 % (48 – 59) of 300 fresh games against these, and
 * 52 % (39 – 64) of 60 of hard bots. bench/BOTS.md tells more.
 */
const WEIGHTS: Weights = [0.9, 3, 0.75, 0.45, 0.1, 0.08, 0.3, 1];

/** V-6.15 The price of a key that somebody else holds. */
const LOCK = 2;
const BASE = 2;
const MOST = 5;

/** Fitted to 200 games of medium bots: bench/ANALYSIS.md. */
const NET = { net: 'table', sharpness: 0.88 };
const CHANCE: FittedChances = { estimate: [-1.4, 0], nets: { 2: NET, 3: NET, 4: NET } };

/** Measured in 168 games of greedy bots: bench/ANALYSIS.md. */
const LUCK_OFF = 2;

export const insight: Insight<State, Option> = {
  spread: 50,
  horizon: 36,
  playedOut: { chancesAfter: 36 },
  weights: WEIGHTS,
  chance: CHANCE,
  luckOff: LUCK_OFF,
  leaning: { style: 'locksmith', of: locksAndKeys },
  estimate,
  prior,
};

/** Villagers with a padlock, and active keyrings. */
function locksAndKeys(s: State, seat: Seat): number {
  const v = village(s, seat);
  let found = 0;
  for (let i = 0; i < v.cards.length; i++) {
    const { lock, key } = villager(numberAt(v.cards, i));
    if (lock !== NONE) found++;
    if (key > 0 && isActive(v, i)) found++;
  }
  return found;
}

function estimate(s: State, w: Weights): number[] {
  const rounds = roundsLeft(s);
  const golds = s.players.map((_, seat) => prospects(s, seat, w, rounds));
  const { mode, twinVillages, poorestWins } = s.settings;
  if (mode === 'countess')
    golds[0] = fraction(golds, 0) - fraction(w, W.rival) * standsFor(s, village(s, 1), w, rounds);
  if (twinVillages) return golds.map(() => -Math.abs(fraction(golds, 0) - fraction(golds, 1)));
  return poorestWins ? golds.map(gold => -gold) : golds;
}

/** V-7 The final gold of a village if nothing is added to it: the supply and both Markets. */
function standsFor(s: State, v: Village, w: Weights, rounds: number): number {
  const first = s.markets === 0 ? fraction(w, W.first) : 0;
  const silverTwice = s.settings.silverInFirstMarket ? first : 0;
  let worth = v.gold;
  for (let i = 0; i < v.cards.length; i++) {
    const { gold, silver, key, places } = villager(numberAt(v.cards, i));
    const load = numberAt(v.load, i);
    worth += (1 + first) * coinsOn(v, i);
    if (places === 2) worth += fraction(w, W.place) * (places - load) * Math.min(1, rounds);
    if (!isActive(v, i)) continue;
    worth += (1 + first) * gold + fraction(w, W.key) * key * rounds;
    if (silver) worth += (1 + silverTwice) * silverOn(v, i);
  }
  return worth;
}

function prospects(s: State, seat: Seat, w: Weights, rounds: number): number {
  const v = village(s, seat);
  const { hand, square, drafts } = player(s, seat);
  const builds = Math.min(MOST, BASE + active(v, 'builder'));
  const plan = planOf(s, seat, builds, rounds);
  const use = rounds * builds;
  const supply = rounds * Math.min(MOST, BASE + active(v, 'food')) + drafts;
  const grown = use + supply > 0 ? (2 * use * supply) / (use + supply) : 0;
  const held = cardsWorth(s, v, hand, w, plan) + cardsWorth(s, v, square, w, plan);
  const cards = hand.length + square.length;
  // The cards to be given back are the least valuable ones.
  const kept = cards > 0 ? 1 - (0.5 * plan.owed) / cards : 1;
  const share = Math.min(1, (plan.actions + 0.7 * use) / (cards - plan.owed + 1));
  const basics = plan.basic === NONE ? 0 : 2 * fraction(w, W.place);
  return standsFor(s, v, w, rounds) + fraction(w, W.build) * grown + share * kept * held + basics;
}

/** What a seat can still do in this round, and how many rounds follow. */
interface Plan {
  readonly rounds: number;
  /** Build actions left. */
  actions: number;
  /** Hand cards to be given back, and the Basic that comes for them. */
  owed: number;
  basic: Card;
}

function planOf(s: State, seat: Seat, builds: number, rounds: number): Plan {
  const plan: Plan = { rounds, actions: 0, owed: 0, basic: NONE };
  for (const frame of s.frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue;
    if (frame.step === 'buildTurn') plan.actions = builds;
    else if (frame.step === 'build' || frame.step === 'arson') plan.actions = frame.actions;
    else if (frame.step === 'takeBasic') plan.basic = numberAt(BASICS, frame.basic);
    else if (frame.step === 'returnTo' || frame.step === 'returnCard' || frame.step === 'serve') plan.owed++;
  }
  return plan;
}

/** The rounds after this one: how long the stacks last at the pace of all drafts. */
export function roundsLeft(s: State): number {
  let cards = 0;
  for (const stack of s.stacks) cards += stack.length;
  let pace = 0;
  let open = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    pace += Math.min(MOST, BASE + active(village(s, seat), 'food'));
    open += s.players[seat]?.drafts ?? 0;
  }
  const each = s.settings.mode === 'village' ? 1 : 2;
  const rounds = Math.max(0, cards - each * open) / (each * pace);
  return s.settings.mode === 'monastery' ? Math.max(0, Math.min(rounds, roundLimit(s.settings) - s.round)) : rounds;
}

/** What cards would add to the village, if there are places for them. */
function cardsWorth(s: State, v: Village, cards: readonly Card[], w: Weights, plan: Plan): number {
  let worth = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = numberAt(cards, i);
    const gain = faceWorth(s, v, card, plan.rounds) - (villager(card).lock === NONE ? 0 : LOCK / 2);
    if (gain > 0) worth += gain * shareOf(v, card, cards, w, plan);
  }
  return worth;
}

/** The share of a card's worth that is likely to be realised. */
function shareOf(v: Village, card: Card, cards: readonly Card[], w: Weights, plan: Plan): number {
  const { on } = villager(card);
  if ((on !== NONE && on === plan.basic) || hasPlace(v, card)) return fraction(w, W.ready);
  return BASICS.includes(on) || cards.includes(on) ? fraction(w, W.near) : fraction(w, W.far);
}
