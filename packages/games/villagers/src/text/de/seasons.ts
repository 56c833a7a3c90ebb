import type { PhraseTable } from '@thorp/kernel';
import type { SeasonsLogEvent, SeasonsOption, SeasonsReason } from '../../seasons/types.ts';
import type { Reason, View } from '../../types.ts';
import type { SeasonsPrompts } from '../phrases.ts';
import { actor, halfGold, keyringAt, stackAt } from '../lookup.ts';
import { counted, does, names, theirs } from './words.ts';

/** The words of Shifting Seasons. */

const { eventName, nameOf, namesOf, suitName, whichOne } = names;

const cards = (count: number): string => counted(count, 'Karte', 'Karten');

export const seasonsPrompts: SeasonsPrompts = {
  lead: ({ left }) => `Nimm einen einfachen Dorfbewohner (bis zu ${left})`,
  fillKeyring: () => 'Wessen Schlüsselring füllt der Kaufmann?',
  giveBack: ({ left }) => `Feste: Gib ${cards(left)} in die Reserve zurück`,
  lookThrough: () => 'Heimkehrer: Welchen Stapel siehst du durch?',
  pickOne: ({ stack }) => `Heimkehrer: Welchen Dorfbewohner von Stapel ${stack + 1} nimmst du?`,
  wedding: () => 'Hochzeiten: Welche Karte gibst du nach rechts?',
  scoreChain: () => 'Kaufleute: Welche Kette wertest du?',
  envoy: () => 'Gesandte: Welche Karte legst du für die Hälfte ihres Goldes ab?',
};

export const seasonsLabels: PhraseTable<SeasonsOption, View> = {
  lead: ({ basic }) => `${nameOf(basic)} nehmen`,
  enough: () => 'Keine Einfachen mehr',
  fill: ({ at }, { view }) => `${keyringAt(view, at)} Gold auf ${whichOne(view, actor(view), at)}`,
  look: ({ stack }, { view }) => `Stapel ${stack + 1} (${cards(stackAt(view, stack).size)})`,
  pick: ({ card: id }) => `${nameOf(id)} nehmen`,
  pass: ({ card: id }) => `${nameOf(id)} weitergeben`,
  chain: ({ at }, { view }) => `Kette von ${whichOne(view, actor(view), at)}`,
  envoy: ({ card: id }) => `${nameOf(id)} für ${halfGold(id)} Gold ablegen`,
};

export const seasonsLogLines: PhraseTable<SeasonsLogEvent, View> = {
  event: ({ event }) => `Ereignis: ${eventName(event)}`,
  tookTeam: ({ seat, card: id }, reader) => `${does(reader, seat, 'bekommt', 'bekommst')} ${nameOf(id)}`,
  invented: ({ seat, gold }, { you, name }) => `Der Erfinder bringt ${you === seat ? 'dir' : name(seat)} ${gold} Gold`,
  filled: ({ seat, card: id, gold }, reader) => `Die Bank legt ${gold} Gold auf ${theirs(reader, seat, nameOf(id))}`,
  drewBacks: ({ seat, suits }, reader) =>
    `${does(reader, seat, 'zieht', 'ziehst')} ${cards(suits.length)} aus der Reserve${suits.length > 0 ? ` (${suits.map(suitName).join(', ')})` : ''}`,
  drewFronts: ({ cards: ids }) => `Du hast gezogen: ${namesOf(ids) || 'nichts'}`,
  reserveMixed: () => 'Die Reserve wird gemischt',
  turnedBack: () => 'Die Stapel werden zurückgedreht',
  picked: ({ seat, suit, stack }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} eine Karte (${suitName(suit)}) von Stapel ${stack + 1}, der gemischt wird`,
  pickedCard: ({ card: id }) => `Du hast ${nameOf(id)} genommen`,
  passed: ({ seat, suit, to }, reader) =>
    `${does(reader, seat, 'gibt', 'gibst')} eine Karte (${suitName(suit)}) an ${reader.you === to ? 'dich' : reader.name(to)}`,
  passedCard: ({ card: id }) => `Du hast ${nameOf(id)} weitergegeben`,
  gotCard: ({ card: id }) => `Du hast ${nameOf(id)} bekommen`,
  gained: ({ seat, event, gold }, reader) =>
    `${eventName(event)}: ${does(reader, seat, 'bekommt', 'bekommst')} ${gold} Gold`,
  scoredChain: ({ seat, card: id, gold }, reader) =>
    `${does(reader, seat, 'wertet', 'wertest')} die Kette von ${nameOf(id)}: ${gold} Gold`,
  toppedUp: ({ cards: ids }) => `Aus der Reserve auf den Ablagestapel: ${namesOf(ids) || 'nichts'}`,
  sentEnvoy: ({ seat, card: id, gold }, reader) =>
    `${does(reader, seat, 'legt', 'legst')} ${nameOf(id)} für ${gold} Gold ab`,
};

export const seasonsReasons: PhraseTable<Reason & SeasonsReason, View> = {
  oneTeam: () => 'Ein Dorf hat höchstens einen Trupp.',
  twoCards: () => 'Ein Trupp kostet zwei Handkarten.',
  buildTurnOnly: () => 'Einen Trupp gibt es nur in einem Bauzug.',
  draftPhaseOnly: () => 'Diese Karte wird nur beim Nehmen gespielt.',
};
