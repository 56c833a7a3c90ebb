import type { PhraseTable, Reader, Verdict } from '@thorp/kernel';
import { NONE } from '../../cards/index.ts';
import { eventId } from '../../countess/events.ts';
import type { CountessOption, EarlyTiming } from '../../countess/types.ts';
import type { Join, View } from '../../types.ts';
import type { SoloPrompts, SoloEvent } from '../phrases.ts';
import { ALONE, onRoad, stackAt, villagerAt } from '../lookup.ts';
import { does, names, ownerInLog } from './words.ts';

/** The words of the two solo modes. */

const { countessEventName, nameOf, suitName, whichOne } = names;

const PHASES: { readonly [T in EarlyTiming]: string } = { 'draft phase': 'Nehmphase', 'build phase': 'Bauphase' };

export const soloPrompts: SoloPrompts = {
  joinMonastery: () => 'Welcher Dorfbewohner der Straße geht ins Kloster?',
  joinCountess: () => 'Welcher Dorfbewohner der Straße geht zur Gräfin?',
  serve: () => 'Leibeigenschaft: Welche Handkarte gibst du der Gräfin?',
  jester: ({ timing }) => `Verhindert der Hofnarr ein Ereignis der ${PHASES[timing]}?`,
  rats: () => 'Ratten: einmal weniger nehmen oder die Bank bezahlen?',
  arson: () => 'Brandstiftung: eine Bauaktion weniger oder die Bank bezahlen?',
  countessEvents: ({ next }) =>
    next === NONE
      ? 'Welches Ereignis der Gräfin kommt als Nächstes?'
      : `Das nächste Ereignis ist: ${countessEventName(eventId(next))}`,
  abduction: () => 'Entführung: Welche Handkarte legst du ab?',
  betrayal: () => 'Verräter: Wer zieht zur Gräfin?',
  arrest: () => 'Verhaftung: Wer wird abgelegt?',
  espionage: () => 'Spionagenetz: Was bekommt die Gräfin?',
  protection: () => 'Schutzgeld: Für wen zahlst du?',
  recruiting: () => 'Aushebung: Woher nimmt die Gräfin eine Karte?',
  blame: () => 'Du warst es!: Welches Ereignis verhindert der Hofnarr?',
};

const roadWords = (slot: number, { view }: Reader<View>): string => {
  const { card: id, coins } = onRoad(view, slot);
  return `${id ? nameOf(id) : 'niemand'}${coins > 0 ? ` mit ${coins} Gold` : ''}`;
};

const mine = (at: number, { view }: Reader<View>): string => whichOne(view, ALONE, at);

export const soloLabels: PhraseTable<Join | CountessOption, View> = {
  join: ({ slot }, reader) => `${roadWords(slot, reader)} geht ins Kloster`,
  give: ({ slot }, reader) => `Ihr ${roadWords(slot, reader)} geben`,
  resolve: ({ event }) => `${countessEventName(event)} abhandeln`,
  jest: ({ event }) => `Der Hofnarr verhindert: ${countessEventName(event)}`,
  keepJester: () => 'Den Hofnarren behalten',
  oneFewer: () => 'Mit einer Aktion weniger auskommen',
  buyOff: ({ gold }) => `Der Bank ${gold} Gold zahlen`,
  serve: ({ card: id }) => `Ihr ${nameOf(id)} geben`,
  abduct: ({ card: id }) => `${nameOf(id)} ablegen`,
  betray: ({ at }, reader) => `${mine(at, reader)} zieht um`,
  arrest: ({ at }, reader) => `${mine(at, reader)} ablegen`,
  spy: ({ card: id, gold }) => `${gold} Gold für das Silber von ${nameOf(id)}`,
  protect: ({ at }, reader) => `${villagerAt(reader.view, ALONE, at).coins} Gold zahlen für ${mine(at, reader)}`,
  recruit: ({ stack }, { view }) => {
    const { top } = stackAt(view, stack);
    return `Von Stapel ${stack + 1}${top ? ` (${suitName(top)})` : ''}`;
  },
  recruitReserve: (_, { view }) => `Aus der Reserve${view.reserve.top ? ` (${suitName(view.reserve.top)})` : ''}`,
};

const DECKS = ['Sommerstapel', 'Winterstapel'];

export const soloLogLines: PhraseTable<SoloEvent, View> = {
  joinedMonastery: ({ card: id }) => `${nameOf(id)} geht ins Kloster`,
  given: ({ seat, card: id, coins }, reader) =>
    `${does(reader, seat, 'gibt', 'gibst')} der Gräfin ${nameOf(id)}${coins > 0 ? ` mit ${coins} Gold` : ''}`,
  conscripted: ({ card: id, stack }) =>
    `Die Gräfin nimmt ${nameOf(id)} ${stack === NONE ? 'aus der Reserve' : `von Stapel ${stack + 1}`}`,
  countessGrew: ({ card: id }) => `${nameOf(id)} kommt aus der Reserve zur Gräfin`,
  served: ({ seat, card: id }, reader) => `${does(reader, seat, 'gibt', 'gibst')} der Gräfin ${nameOf(id)}`,
  abducted: ({ seat, card: id }, reader) => `${does(reader, seat, 'legt', 'legst')} ${nameOf(id)} ab`,
  betrayed: ({ seat, card: id }, { you, name }) =>
    `${nameOf(id)} verlässt ${you === seat ? 'dich' : name(seat)} und geht zur Gräfin`,
  arrested: ({ seat, card: id }, { you, name }) =>
    `${nameOf(id)} ${you === seat ? 'aus deinem Dorf' : `von ${name(seat)}`} wird abgelegt`,
  countessDealt: ({ event }) => `Neues Ereignis: ${countessEventName(event)}`,
  countessEvent: ({ event }) => `Ereignis: ${countessEventName(event)}`,
  jested: ({ event }) => (event ? `Der Hofnarr verhindert: ${countessEventName(event)}` : 'Der Hofnarr ist verloren'),
  oneFewer: ({ seat, event }, reader) =>
    `${countessEventName(event)}: ${does(reader, seat, 'hat', 'hast')} eine Aktion weniger`,
  boughtOff: ({ seat, event, gold }, reader) =>
    `${countessEventName(event)}: ${does(reader, seat, 'zahlt', 'zahlst')} der Bank ${gold} Gold`,
  countessGains: ({ gold }) => `Die Gräfin bekommt ${gold} Gold`,
  countessCoins: ({ card: id, gold }) => `Die Bank legt ${gold} Gold auf ${nameOf(id)} der Gräfin`,
  paidCountess: ({ seat, gold }, reader) => `${does(reader, seat, 'zahlt', 'zahlst')} der Gräfin ${gold} Gold`,
  blackMarket: ({ gains }, reader) =>
    `Silber wird gewertet: ${gains.map((gold, village) => `${ownerInLog(reader, village)} ${gold}`).join(', ')}`,
  eventsShuffled: ({ season }) => `Die abgelegten Ereignisse werden gemischt: ein neuer ${DECKS[season]}`,
  reserveShuffled: () => 'Der Ablagestapel wird gemischt und zur neuen Reserve',
};

const RANK_NAMES: { readonly [rank: string]: string } = {
  hamlet: 'Weiler: eine Zukunft vor sich',
  village: 'Dorf: ein angesehener Ort',
  town: 'Stadt: sehr wohlhabend',
  capital: 'Hauptstadt: der Stolz des Landes',
};

/** How a solo game, or one of Twin Villages, went. */
export function verdict({ won, rank }: Verdict, { view }: Reader<View>): string {
  const [own, hers] = view.villages.map(({ gold }) => gold);
  switch (view.settings.mode) {
    case 'village':
      return `Die Dörfer liegen ${rank} Gold auseinander${view.settings.poorestWins ? ': Das entscheidet, nicht die Armut' : ''}`;
    case 'monastery':
      return rank === null ? `${own} Gold: kein Rang` : `${own} Gold. ${RANK_NAMES[rank]}`;
    case 'countess':
      return won
        ? `Du schlägst die Gräfin mit ${own} zu ${hers} Gold`
        : `Die Gräfin behält das Land mit ${hers} zu ${own} Gold`;
  }
}
