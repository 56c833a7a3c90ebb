import { must, type PhraseTable, type Seat, type Told, type Verdict } from '@thorp/kernel';
import { COUNTESS_EVENTS, type CountessEventId } from '../cards/countess.ts';
import { NONE } from '../cards/index.ts';
import type { CountessFrame, CountessHappening, CountessOption } from '../countess/types.ts';
import type { Event, FrameOf, Join, View } from '../types.ts';
import { nameOf, ownerName, SUIT_NAMES, whichOne } from './words.ts';

/** The words of the two solo modes. */

type SoloFrame = CountessFrame | FrameOf<'joinMonastery'>;

export const soloPrompts: {
  readonly [K in SoloFrame['step']]?: (frame: Extract<SoloFrame, { step: K }>, told: Told<View>) => string;
} = {
  joinMonastery: () => 'Which villager of the Road joins the Monastery?',
  joinCountess: () => 'Which villager of the Road joins the Countess?',
  serve: () => 'Serfdom: which hand card do you give to the Countess?',
  jester: ({ timing }) => `Does the Jester stop an event of the ${timing}?`,
  rats: () => 'Rats: one draft fewer, or pay the bank?',
  arson: () => 'Arson: one build action fewer, or pay the bank?',
  countessEvents: ({ next }) =>
    next === NONE ? 'Which event of the Countess comes next?' : `The next event is ${eventName(idOfEvent(next))}`,
  abduction: () => 'Abduction: which hand card do you discard?',
  betrayal: () => 'Betrayer: who moves to the Countess?',
  arrest: () => 'Arrest: who is discarded?',
  espionage: () => 'Spy Network: what does the Countess gain?',
  protection: () => 'Protection Money: for whom do you pay?',
  recruiting: () => 'Conscription: where does the Countess take a card?',
  blame: () => 'It Was You!: which event does the Jester stop?',
};

const idOfEvent = (event: number): CountessEventId => must(COUNTESS_EVENTS[event], 'there is such an event').id;

export function eventName(id: CountessEventId): string {
  return must(
    COUNTESS_EVENTS.find(other => other.id === id),
    `there is an event '${id}'`,
  ).name;
}

const onRoad = (slot: number, { view }: Told<View>): string => {
  const { card: id, coins } = must(view.road[slot], 'the Road has such a slot');
  return `${id ? nameOf(id) : 'nobody'}${coins > 0 ? ` with ${coins} gold` : ''}`;
};

/** Who plays alone. */
const ALONE: Seat = 0;

const mine = (at: number, { view }: Told<View>): string => whichOne(view, ALONE, at);

const coinsOn = (at: number, { view }: Told<View>): number => view.villages[ALONE]?.villagers[at]?.coins ?? 0;

export const soloLabels: PhraseTable<Join | CountessOption, View> = {
  join: ({ slot }, told) => `${onRoad(slot, told)} joins the Monastery`,
  give: ({ slot }, told) => `Give her ${onRoad(slot, told)}`,
  resolve: ({ event }) => `Resolve ${eventName(event)}`,
  jest: ({ event }) => `The Jester stops ${eventName(event)}`,
  keepJester: () => 'Keep the Jester',
  oneFewer: () => 'Make do with one fewer',
  buyOff: ({ gold }) => `Pay the bank ${gold} gold`,
  serve: ({ card: id }) => `Give her ${nameOf(id)}`,
  abduct: ({ card: id }) => `Discard ${nameOf(id)}`,
  betray: ({ at }, told) => `${mine(at, told)} moves`,
  arrest: ({ at }, told) => `Discard ${mine(at, told)}`,
  spy: ({ card: id, gold }) => `${gold} gold for the silver of ${nameOf(id)}`,
  protect: ({ at }, told) => `Pay ${coinsOn(at, told)} gold for ${mine(at, told)}`,
  recruit: ({ stack }, { view }) => {
    const top = view.stacks[stack]?.top;
    return `From stack ${stack + 1}${top ? ` (${SUIT_NAMES[top]})` : ''}`;
  },
  recruitReserve: (_, { view }) => `From the Reserve${view.reserve.top ? ` (${SUIT_NAMES[view.reserve.top]})` : ''}`,
};

const SEASON_NAMES = ['Summer', 'Winter'];

export const soloTales: PhraseTable<Extract<Event, { kind: 'joinedMonastery' }> | CountessHappening, View> = {
  joinedMonastery: ({ card: id }) => `${nameOf(id)} joins the Monastery`,
  given: ({ seat, card: id, coins }, { name }) =>
    `${name(seat)} gives ${nameOf(id)} to the Countess${coins > 0 ? `, with ${coins} gold` : ''}`,
  conscripted: ({ card: id, stack }) =>
    `The Countess takes ${nameOf(id)} from ${stack === NONE ? 'the Reserve' : `stack ${stack + 1}`}`,
  countessGrew: ({ card: id }) => `${nameOf(id)} joins the Countess from the Reserve`,
  served: ({ seat, card: id }, { name }) => `${name(seat)} gives ${nameOf(id)} to the Countess`,
  abducted: ({ seat, card: id }, { name }) => `${name(seat)} discards ${nameOf(id)}`,
  betrayed: ({ seat, card: id }, { name }) => `${nameOf(id)} leaves ${name(seat)} for the Countess`,
  arrested: ({ seat, card: id }, { name }) => `${nameOf(id)} of ${name(seat)} is discarded`,
  countessDealt: ({ event }) => `New event: ${eventName(event)}`,
  countessEvent: ({ event }) => `Event: ${eventName(event)}`,
  jested: ({ event }) => (event ? `The Jester stops ${eventName(event)}` : 'The Jester is lost'),
  oneFewer: ({ seat, event }, { name }) => `${eventName(event)}: ${name(seat)} makes do with one fewer`,
  boughtOff: ({ seat, event, gold }, { name }) => `${eventName(event)}: ${name(seat)} pays the bank ${gold} gold`,
  countessGains: ({ gold }) => `The Countess gains ${gold} gold`,
  countessCoins: ({ card: id, gold }) => `The bank puts ${gold} gold on her ${nameOf(id)}`,
  paidCountess: ({ seat, gold }, { name }) => `${name(seat)} pays the Countess ${gold} gold`,
  blackMarket: ({ gains }, told) =>
    `Silver is scored: ${gains.map((gold, village) => `${ownerName(told, village)} ${gold}`).join(', ')}`,
  eventsShuffled: ({ season }) => `The discarded ${SEASON_NAMES[season]} events are shuffled into a new deck`,
  reserveShuffled: () => 'The discard pile is shuffled and becomes the Reserve',
};

const RANK_NAMES: { readonly [rank: string]: string } = {
  hamlet: 'Hamlet: a bright future',
  village: 'Village: a respectable place',
  town: 'Town: very prosperous',
  capital: 'Capital: the pride of the country',
};

/** How a solo game, or one of Twin Villages, went. */
export function verdict({ won, rank }: Verdict, { view }: Told<View>): string {
  const [own, hers] = view.villages.map(({ gold }) => gold);
  switch (view.settings.mode) {
    case 'village':
      return `The villages are ${rank} gold apart`;
    case 'monastery':
      return rank === null ? `${own} gold: no rank yet` : `${own} gold. ${RANK_NAMES[rank]}`;
    case 'countess':
      return won
        ? `You beat the Countess, ${own} gold to ${hers}`
        : `The Countess keeps the land, ${hers} gold to ${own}`;
  }
}
