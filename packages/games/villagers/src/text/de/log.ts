import { phraseByKind, type PhraseTable, type Reader } from '@thorp/kernel';
import type { Event, Returned, View } from '../../types.ts';
import { logIn, type EventOf, type Tail } from '../log.ts';
import { seasonsLogLines } from './seasons.ts';
import { soloLogLines } from './solo.ts';
import { does, MARKETS, names, ownerInLog, theirs } from './words.ts';

/** The lines of the log. */

const { countessEventName, eventName, nameOf, namesOf, suitName } = names;

const withGold = (coins: number): string => (coins > 0 ? ` mit ${coins} Gold` : '');

const leave = (count: number): string => (count === 1 ? 'verlässt' : 'verlassen');

/** Where a returned card went: "auf Stapel 3". */
const whereTo = (to: Returned, stack: number): string =>
  ({ stack: `auf Stapel ${stack + 1}`, reserve: 'in die Reserve', discard: 'auf den Ablagestapel' })[to];

export const logLines: PhraseTable<Event, View> = {
  round: ({ round, first }, reader) => `Runde ${round}: ${does(reader, first, 'beginnt', 'beginnst')}`,
  took: ({ seat, card: id, coins }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} ${nameOf(id)}${withGold(coins)}`,
  drew: ({ seat, card: id, stack }, reader) =>
    `${does(reader, seat, 'zieht', 'ziehst')} ${nameOf(id)} von Stapel ${stack + 1}`,
  drewReserve: ({ seat, card: id }, reader) => `${does(reader, seat, 'zieht', 'ziehst')} ${nameOf(id)} aus der Reserve`,
  arrived: ({ card: id, slot }) => `${nameOf(id)} kommt auf Platz ${slot + 1} der Straße`,
  stackEmptied: ({ stack }) => `Stapel ${stack + 1} ist leer`,
  coin: ({ seat, card: id }, reader) => `${does(reader, seat, 'legt', 'legst')} 1 Gold auf ${nameOf(id)}`,
  noCoin: ({ seat }, reader) => `${does(reader, seat, 'legt', 'legst')} auf niemanden Gold`,
  cleared: ({ cards: ids }) =>
    ids.length > 0 ? `${namesOf(ids)} ${leave(ids.length)} die Straße` : 'Niemand verlässt die Straße',
  coinOnEach: () => 'Jeder Dorfbewohner der Straße bekommt 1 Gold',
  built: ({ seat, card: id, on }, reader) =>
    `${does(reader, seat, 'baut', 'baust')} ${nameOf(id)}${on ? ` auf ${nameOf(on)}` : ''}`,
  stoodIn: ({ seat, card: id, as }, reader) => `${does(reader, seat, 'legt', 'legst')} ${nameOf(id)} als ${nameOf(as)}`,
  swapped: ({ seat, village, card: id }, reader) =>
    `${does(reader, seat, 'setzt', 'setzt')} einen Lehrling an den Platz von ${nameOf(id)} bei ${reader.you === village ? 'dir' : reader.name(village)}`,
  played: ({ seat, card: id }, reader) => `${does(reader, seat, 'spielt', 'spielst')} ${nameOf(id)}`,
  smuggled: ({ seat, card: id, gold }, reader) =>
    `${does(reader, seat, 'schmuggelt', 'schmuggelst')} ${gold} Gold mit ${nameOf(id)}`,
  returned: ({ seat, suit, to, stack }, reader) =>
    `${does(reader, seat, 'legt', 'legst')} eine Karte (${suitName(suit)}) ${whereTo(to, stack)}`,
  returnedCard: ({ seat, card: id }, reader) => `${does(reader, seat, 'gibt', 'gibst')} ${nameOf(id)} zurück`,
  tookBasic: ({ seat, card: id }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} ${nameOf(id)}`,
  unlocked: (event, reader) =>
    event.seat === event.village
      ? `Die Bank ${puts(event, reader)}`
      : `${does(reader, event.seat, 'zahlt', 'zahlst')} ${toKey(event, reader)}`,
  unlockedAtBank: ({ seat, gold }, reader) => `${does(reader, seat, 'zahlt', 'zahlst')} der Bank ${gold} Gold`,
  unlockedFree: ({ seat, card: id }, reader) =>
    `${does(reader, seat, 'öffnet', 'öffnest')} das Schloss kostenlos: ${nameOf(id)}`,
  flipped: ({ seat }, reader) => `${capital(theirs(reader, seat, 'die Gründer'))} zeigen nun ihre Nahrungsseite`,
  market: ({ market, gains }, reader) => {
    const list = gains.map((gold, village) => `${ownerInLog(reader, village)} ${gold}`).join(', ');
    return `${market === 1 ? MARKETS[1] : MARKETS[2]}: ${list}`;
  },
  over: () => 'Das Spiel ist vorbei',
  ...soloLogLines,
  ...seasonsLogLines,
};

type Unlocked = EventOf<'unlocked'>;

const puts = ({ seat, by }: Unlocked, reader: Reader<View>): string =>
  `legt 2 Gold auf ${theirs(reader, seat, nameOf(by))}`;

const toKey = ({ village, by }: Unlocked, reader: Reader<View>): string =>
  `2 Gold an ${theirs(reader, village, nameOf(by))}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const tails: PhraseTable<Tail, View> = {
  arrived: ({ card: id, slot }) => `; ${nameOf(id)} kommt auf Platz ${slot + 1}`,
  stackEmptied: ({ stack }) => `; Stapel ${stack + 1} ist leer`,
  coinOnEach: () => '; jeder Dorfbewohner der Straße bekommt 1 Gold',
  unlocked: (event, reader) =>
    event.seat === event.village
      ? `; die Bank ${puts(event, reader)}`
      : ` und ${reader.you === event.seat ? 'zahlst' : 'zahlt'} ${toKey(event, reader)}`,
  unlockedAtBank: ({ seat, gold }, { you }) => ` und ${you === seat ? 'zahlst' : 'zahlt'} der Bank ${gold} Gold`,
  unlockedFree: ({ seat }, { you }) => ` und ${you === seat ? 'öffnest' : 'öffnet'} das Schloss kostenlos`,
  invented: ({ gold }) => `; der Erfinder bringt ${gold} Gold`,
  smuggled: ({ card: id, gold }) => `; das halbe Gold von ${nameOf(id)} bringt ${gold}`,
  filled: ({ card: id, gold }) => `: ${gold} Gold auf ${nameOf(id)}`,
  returnedCard: ({ card: id }) => `: ${nameOf(id)}`,
  tookBasic: ({ card: id }) => ` für ${nameOf(id)}`,
  tookTeam: ({ card: id }) => ` für ${nameOf(id)}`,
  passedCard: ({ card: id }) => `: ${nameOf(id)}`,
  pickedCard: ({ card: id }) => `: ${nameOf(id)}`,
  drewFronts: ({ cards: ids }) => `: ${namesOf(ids) || 'nichts'}`,
};

export const log = logIn({
  tell: phraseByKind(logLines),
  tail: phraseByKind(tails),
  exchange: ({ seat, returned: { suit, to, stack }, card, got }, reader) =>
    `${does(reader, seat, 'tauscht', 'tauschst')} ${card ? nameOf(card) : `eine Karte (${suitName(suit)})`} gegen ${nameOf(got)}; sie kommt ${whereTo(to, stack)}`,
  landmarks: {
    market: ({ market }) => (market === 1 ? MARKETS[1] : MARKETS[2]),
    event: ({ event }) => eventName(event),
    countessEvent: ({ event }) => countessEventName(event),
  },
});
