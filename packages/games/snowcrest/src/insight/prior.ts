import type { FrameOf, Seat } from '@thorp/kernel';
import { MEDITATION_SCROLLS } from '../cards/figures.ts';
import { cardOf } from '../cards/ids.ts';
import type { VillagerId } from '../cards/villagers.ts';
import { GOLD, type Card } from '../cards/vocabulary.ts';
import { bellsOf } from '../effects.ts';
import { cardAt, count, hasLine, isEmpty, player, spiritOf, villager } from '../table.ts';
import type { Frame, Option, Snowcrest, State } from '../types.ts';
import { ACTIONS, BEST, bestAction, fraction, UNIT } from './worth.ts';

export type OptionOf<K extends Option['kind']> = Extract<Option, { kind: K }>;

/** A quick guess for each kind of option: its gain minus its cost. */
const PRIORS: { readonly [K in Option['kind']]: (s: State, seat: Seat, option: OptionOf<K>) => number } = {
  skip: () => 0.03,
  decline: () => 0.03,
  pay: () => 1,
  buy: (_s, _seat, { card }) => 0.2 + bestOf(card),
  add: (_s, _seat, { card }) => 2 * bestOf(card) - 0.12 * villager(cardOf(card)).cost,
  recruit: (_s, _seat, { card }) => 0.2 + bestOf(card),
  retrieve: (_s, _seat, { card }) => 0.2 + bestOf(card),
  activate: (s, seat, { slot }) => 0.05 + bestAction(s, seat, cardAt(player(s, seat), slot)),
  place: (s, seat, { slot }) =>
    isEmpty(player(s, seat), slot) ? 1 : 0.8 - fraction(BEST, cardAt(player(s, seat), slot)),
  act: (s, _seat, { action }) => 0.05 + (ACTIONS[top(s, 'action')?.card ?? -1]?.[action] ?? 0.5),
  copy: (_s, _seat, { card, action }) => 0.05 + (ACTIONS[cardOf(card)]?.[action] ?? 0),
  token: (_s, _seat, { resource }) => (resource === GOLD ? 0.4 : 1),
  tile: () => 0.9,
  handCard: (_s, _seat, { card }) => parting(cardOf(card)),
  giveCard: (_s, _seat, { card }) => parting(cardOf(card)),
  villager: (s, seat, { slot }) =>
    hasLine(player(s, seat), slot) ? 0.05 : 0.5 * parting(cardAt(player(s, seat), slot)),
  giveVillager: (s, seat, { slot }) => parting(cardAt(player(s, seat), slot)),
  giveTile: (_s, _seat, { up }) => (up ? 0.4 : 0.6),
  goldFor: () => 0.5,
  meet: priorOfMeeting,
  avoid: () => 1,
  avoidLeft: () => 1,
  omen: () => 0.3,
  build: () => 0.5,
  effort: priorOfEffort,
  more: () => 0.1,
  chant: (_s, _seat, { scrolls }) => scrolls,
  beat: priorOfBeating,
  pass: () => 0.5,
  take: (_s, _seat, { resource }) => UNIT[resource],
  discard: (_s, _seat, { card }) => 0.6 - bestOf(card),
  done: () => 0.4,
  // The Scroll is the last ware of the chain.
  trade: (_s, _seat, { give, get }) => (get === 2 ? 1 : give === 2 ? 0.05 : 0.2),
};

/** The prior of an option; never 0, so that every option is tried sometimes. */
export function prior(s: State, seat: Seat, option: Option): number {
  return Math.max(0.02, priorOf(option.kind, s, seat, option));
}

function priorOf<K extends Option['kind']>(kind: K, s: State, seat: Seat, option: OptionOf<K>): number {
  return PRIORS[kind](s, seat, option);
}

function bestOf(id: VillagerId): number {
  return fraction(BEST, cardOf(id));
}

/** The prior for giving a card away: higher for a card of less value. */
function parting(card: Card): number {
  return 0.5 / (0.6 + fraction(BEST, card));
}

export function top<K extends Frame['step']>(s: State, step: K): FrameOf<Snowcrest, K> | null {
  const frame = s.frames[s.frames.length - 1];
  return frame && isAt(frame, step) ? frame : null;
}

function isAt<K extends Frame['step']>(frame: Frame, step: K): frame is FrameOf<Snowcrest, K> {
  return frame.step === step;
}

/** A resource or a hand card is cheaper than an Omen; a Villager or a Building is not. */
function priorOfMeeting(s: State): number {
  const frame = top(s, 'item');
  if (!frame) return 0.5;
  const { own, others } = spiritOf(s);
  const need = (frame.seat === s.active ? own : others)[frame.at];
  if (need === 'villageCard' || need === 'building') return 0.25;
  return need === 'handCard' ? 0.7 : 0.9;
}

/** S-14.1 Just enough that nobody can beat it; if that is impossible, little. */
function priorOfEffort(s: State, seat: Seat, { bells }: { readonly bells: number }): number {
  const total = bells + (top(s, 'effort')?.bonus ?? 0);
  const others = s.players.length - 1;
  let beaten = 0;
  for (let other = 0; other <= others; other++) if (other !== seat && bellsOf(s, other) > total) beaten++;
  return (1.5 * (others - beaten)) / others - 0.1 * bells + 0.2;
}

function priorOfBeating(s: State): number {
  const frame = top(s, 'answer');
  if (!frame) return 0.5;
  const prize = count(MEDITATION_SCROLLS, s.players.length);
  return 0.5 + 1.5 * prize - UNIT[3] * (frame.effort + frame.bonus + 1);
}
