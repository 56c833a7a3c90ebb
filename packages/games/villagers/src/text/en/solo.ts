import type { PhraseTable, Reader, Verdict } from '@thorp/kernel';
import { NONE } from '../../cards/index.ts';
import { eventId } from '../../countess/events.ts';
import type { CountessOption } from '../../countess/types.ts';
import type { Join, View } from '../../types.ts';
import type { SoloPrompts, SoloEvent } from '../phrases.ts';
import { ALONE, onRoad, stackAt, villagerAt } from '../lookup.ts';
import { does, names, ownerInLog } from './words.ts';

/** The words of the two solo modes. */

const { countessEventName, nameOf, suitName, whichOne } = names;

export const soloPrompts: SoloPrompts = {
  joinMonastery: () => 'Which villager of the Road joins the Monastery?',
  joinCountess: () => 'Which villager of the Road joins the Countess?',
  serve: () => 'Serfdom: which hand card do you give to the Countess?',
  jester: ({ timing }) => `Does the Jester stop an event of the ${timing}?`,
  rats: () => 'Rats: one draft fewer, or pay the bank?',
  arson: () => 'Arson: one build action fewer, or pay the bank?',
  countessEvents: ({ next }) =>
    next === NONE ? 'Which event of the Countess comes next?' : `The next event is ${countessEventName(eventId(next))}`,
  abduction: () => 'Abduction: which hand card do you discard?',
  betrayal: () => 'Betrayer: who moves to the Countess?',
  arrest: () => 'Arrest: who is discarded?',
  espionage: () => 'Spy Network: what does the Countess gain?',
  protection: () => 'Protection Money: for whom do you pay?',
  recruiting: () => 'Conscription: where does the Countess take a card?',
  blame: () => 'It Was You!: which event does the Jester stop?',
};

const roadWords = (slot: number, { view }: Reader<View>): string => {
  const { card: id, coins } = onRoad(view, slot);
  return `${id ? nameOf(id) : 'nobody'}${coins > 0 ? ` with ${coins} gold` : ''}`;
};

const mine = (at: number, { view }: Reader<View>): string => whichOne(view, ALONE, at);

export const soloLabels: PhraseTable<Join | CountessOption, View> = {
  join: ({ slot }, reader) => `${roadWords(slot, reader)} joins the Monastery`,
  give: ({ slot }, reader) => `Give her ${roadWords(slot, reader)}`,
  resolve: ({ event }) => `Resolve ${countessEventName(event)}`,
  jest: ({ event }) => `The Jester stops ${countessEventName(event)}`,
  keepJester: () => 'Keep the Jester',
  oneFewer: () => 'Make do with one fewer',
  buyOff: ({ gold }) => `Pay the bank ${gold} gold`,
  serve: ({ card: id }) => `Give her ${nameOf(id)}`,
  abduct: ({ card: id }) => `Discard ${nameOf(id)}`,
  betray: ({ at }, reader) => `${mine(at, reader)} moves`,
  arrest: ({ at }, reader) => `Discard ${mine(at, reader)}`,
  spy: ({ card: id, gold }) => `${gold} gold for the silver of ${nameOf(id)}`,
  protect: ({ at }, reader) => `Pay ${villagerAt(reader.view, ALONE, at).coins} gold for ${mine(at, reader)}`,
  recruit: ({ stack }, { view }) => {
    const { top } = stackAt(view, stack);
    return `From stack ${stack + 1}${top ? ` (${suitName(top)})` : ''}`;
  },
  recruitReserve: (_, { view }) => `From the Reserve${view.reserve.top ? ` (${suitName(view.reserve.top)})` : ''}`,
};

const SEASON_NAMES = ['Summer', 'Winter'];

export const soloLogLines: PhraseTable<SoloEvent, View> = {
  joinedMonastery: ({ card: id }) => `${nameOf(id)} joins the Monastery`,
  given: ({ seat, card: id, coins }, reader) =>
    `${does(reader, seat, 'give')} ${nameOf(id)} to the Countess${coins > 0 ? `, with ${coins} gold` : ''}`,
  conscripted: ({ card: id, stack }) =>
    `The Countess takes ${nameOf(id)} from ${stack === NONE ? 'the Reserve' : `stack ${stack + 1}`}`,
  countessGrew: ({ card: id }) => `${nameOf(id)} joins the Countess from the Reserve`,
  served: ({ seat, card: id }, reader) => `${does(reader, seat, 'give')} ${nameOf(id)} to the Countess`,
  abducted: ({ seat, card: id }, reader) => `${does(reader, seat, 'discard')} ${nameOf(id)}`,
  betrayed: ({ seat, card: id }, { you, name }) =>
    `${nameOf(id)} leaves ${you === seat ? 'you' : name(seat)} for the Countess`,
  arrested: ({ seat, card: id }, { you, name }) =>
    `${you === seat ? `Your ${nameOf(id)}` : `${nameOf(id)} of ${name(seat)}`} is discarded`,
  countessDealt: ({ event }) => `New event: ${countessEventName(event)}`,
  countessEvent: ({ event }) => `Event: ${countessEventName(event)}`,
  jested: ({ event }) => (event ? `The Jester stops ${countessEventName(event)}` : 'The Jester is lost'),
  oneFewer: ({ seat, event }, reader) => `${countessEventName(event)}: ${does(reader, seat, 'make')} do with one fewer`,
  boughtOff: ({ seat, event, gold }, reader) =>
    `${countessEventName(event)}: ${does(reader, seat, 'pay')} the bank ${gold} gold`,
  countessGains: ({ gold }) => `The Countess gains ${gold} gold`,
  countessCoins: ({ card: id, gold }) => `The bank puts ${gold} gold on her ${nameOf(id)}`,
  paidCountess: ({ seat, gold }, reader) => `${does(reader, seat, 'pay')} the Countess ${gold} gold`,
  blackMarket: ({ gains }, reader) =>
    `Silver is scored: ${gains.map((gold, village) => `${ownerInLog(reader, village)} ${gold}`).join(', ')}`,
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
export function verdict({ won, rank }: Verdict, { view }: Reader<View>): string {
  const [own, hers] = view.villages.map(({ gold }) => gold);
  switch (view.settings.mode) {
    case 'village':
      return `The villages are ${rank} gold apart${view.settings.poorestWins ? ': that decides, not who is poorest' : ''}`;
    case 'monastery':
      return rank === null ? `${own} gold: no rank` : `${own} gold. ${RANK_NAMES[rank]}`;
    case 'countess':
      return won
        ? `You beat the Countess, ${own} gold to ${hers}`
        : `The Countess keeps the land, ${hers} gold to ${own}`;
  }
}
