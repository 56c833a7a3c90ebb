import { phraseByKind, type PhraseTable, type Reader, type Seat } from '@thorp/kernel';
import type { Event, Returned, View } from '../../types.ts';
import { logIn, type EventOf, type Tail } from '../log.ts';
import { seasonsLogLines } from './seasons.ts';
import { soloLogLines } from './solo.ts';
import { does, MARKETS, names, ownerInLog, theirs } from './words.ts';

/** The lines of the log. */

const { countessEventName, eventName, nameOf, namesOf, suitName } = names;

const withGold = (coins: number): string => (coins > 0 ? ` with ${coins} gold` : '');

/** Where a returned card went: "stack 3". */
const whereTo = (to: Returned, stack: number): string =>
  ({ stack: `stack ${stack + 1}`, reserve: 'the Reserve', discard: 'the discard pile' })[to];

export const logLines: PhraseTable<Event, View> = {
  round: ({ round, first }, reader) => `Round ${round}: ${does(reader, first, 'be')} First Player`,
  took: ({ seat, card: id, coins }, reader) => `${does(reader, seat, 'take')} ${nameOf(id)}${withGold(coins)}`,
  drew: ({ seat, card: id, stack }, reader) => `${does(reader, seat, 'draw')} ${nameOf(id)} from stack ${stack + 1}`,
  drewReserve: ({ seat, card: id }, reader) => `${does(reader, seat, 'draw')} ${nameOf(id)} from the Reserve`,
  arrived: ({ card: id, slot }) => `${nameOf(id)} comes to place ${slot + 1} of the Road`,
  stackEmptied: ({ stack }) => `Stack ${stack + 1} is empty`,
  coin: ({ seat, card: id }, reader) => `${does(reader, seat, 'put')} 1 gold on ${nameOf(id)}`,
  noCoin: ({ seat }, reader) => `${does(reader, seat, 'put')} gold on nobody`,
  cleared: ({ cards: ids }) => {
    if (ids.length === 0) return 'Nobody leaves the Road';
    return `${namesOf(ids)} ${ids.length === 1 ? 'leaves' : 'leave'} the Road`;
  },
  coinOnEach: () => 'Every villager of the Road gets 1 gold',
  built: ({ seat, card: id, on }, reader) =>
    `${does(reader, seat, 'build')} ${nameOf(id)}${on ? ` on ${nameOf(on)}` : ''}`,
  stoodIn: ({ seat, card: id, as }, reader) => `${does(reader, seat, 'place')} ${nameOf(id)} as ${nameOf(as)}`,
  swapped: ({ seat, village, card: id }, reader) =>
    `${does(reader, seat, 'let')} an Apprentice take the place of ${theirs(reader, village, nameOf(id))}`,
  played: ({ seat, card: id }, reader) => `${does(reader, seat, 'play')} ${nameOf(id)}`,
  smuggled: ({ seat, card: id, gold }, reader) => `${does(reader, seat, 'smuggle')} ${gold} gold with ${nameOf(id)}`,
  returned: ({ seat, suit, to, stack }, reader) =>
    `${does(reader, seat, 'return')} a card (${suitName(suit)}) to ${whereTo(to, stack)}`,
  returnedCard: ({ seat, card: id }, reader) => `${does(reader, seat, 'return')} ${nameOf(id)}`,
  tookBasic: ({ seat, card: id }, reader) => `${does(reader, seat, 'take')} a ${nameOf(id)}`,
  unlocked: (event, reader) =>
    event.seat === event.village
      ? bankPuts(event, reader)
      : `${does(reader, event.seat, 'pay')} ${toKey(event, reader)}`,
  unlockedAtBank: ({ seat, gold }, reader) => `${does(reader, seat, 'pay')} the bank ${gold} gold`,
  unlockedFree: ({ seat, card: id }, reader) => `${does(reader, seat, 'unlock')} ${nameOf(id)} for nothing`,
  flipped: ({ seat }, reader) => `${capital(theirs(reader, seat, 'Founders'))} flip to their food side`,
  market: ({ market, gains }, reader) => {
    const list = gains.map((gold, village) => `${ownerInLog(reader, village)} ${gold}`).join(', ');
    return `${market === 1 ? MARKETS[1] : MARKETS[2]}: ${list}`;
  },
  over: () => 'The game is over',
  ...soloLogLines,
  ...seasonsLogLines,
};

type Unlocked = EventOf<'unlocked'>;

const bankPuts = ({ seat, by }: Unlocked, reader: Reader<View>): string =>
  capital(`the bank puts 2 gold on ${theirs(reader, seat, nameOf(by))}`);

const toKey = ({ village, by }: Unlocked, reader: Reader<View>): string =>
  `2 gold to ${theirs(reader, village, nameOf(by))}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const verb = ({ you }: Reader<View>, seat: Seat, word: string): string => (you === seat ? word : `${word}s`);

const tails: PhraseTable<Tail, View> = {
  arrived: ({ card: id, slot }) => `; ${nameOf(id)} comes to place ${slot + 1}`,
  stackEmptied: ({ stack }) => `; stack ${stack + 1} is empty`,
  coinOnEach: () => '; every villager of the Road gets 1 gold',
  unlocked: (event, reader) =>
    event.seat === event.village
      ? `; the bank puts 2 gold on ${theirs(reader, event.seat, nameOf(event.by))}`
      : ` and ${verb(reader, event.seat, 'pay')} ${toKey(event, reader)}`,
  unlockedAtBank: ({ seat, gold }, reader) => ` and ${verb(reader, seat, 'pay')} the bank ${gold} gold`,
  unlockedFree: ({ seat }, reader) => ` and ${verb(reader, seat, 'open')} its padlock for nothing`,
  invented: ({ gold }) => `; the Inventor brings ${gold} gold`,
  smuggled: ({ card: id, gold }) => `; half the gold of ${nameOf(id)} brings ${gold}`,
  filled: ({ card: id, gold }) => `: ${gold} gold on ${nameOf(id)}`,
  returnedCard: ({ card: id }) => `: ${nameOf(id)}`,
  tookBasic: ({ card: id }) => ` for a ${nameOf(id)}`,
  tookTeam: ({ card: id }) => ` for a ${nameOf(id)}`,
  passedCard: ({ card: id }) => `: ${nameOf(id)}`,
  pickedCard: ({ card: id }) => `: ${nameOf(id)}`,
  drewFronts: ({ cards: ids }) => `: ${namesOf(ids) || 'nothing'}`,
};

export const log = logIn({
  tell: phraseByKind(logLines),
  tail: phraseByKind(tails),
  exchange: ({ seat, returned: { suit, to, stack }, card, got }, reader) =>
    `${does(reader, seat, 'exchange')} ${card ? nameOf(card) : `a card (${suitName(suit)})`} for a ${nameOf(got)}; it goes to ${whereTo(to, stack)}`,
  landmarks: {
    market: ({ market }) => (market === 1 ? MARKETS[1] : MARKETS[2]),
    event: ({ event }) => eventName(event),
    countessEvent: ({ event }) => countessEventName(event),
  },
});
