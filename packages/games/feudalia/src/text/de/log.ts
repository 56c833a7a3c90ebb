import type { PhraseTable } from '@thorp/kernel';
import { isSolitaire } from '../../cards/events.ts';
import { scenarioOf } from '../../cards/scenarios.ts';
import { vassalOf } from '../../cards/vassals.ts';
import type { Event, View } from '../../types.ts';
import type { LogWords } from '../log.ts';
import { count } from '../words.ts';
import { boardWords } from './board.ts';
import { cards, does, off, one, who, whom, wording } from './words.ts';

/* The lines of the log. */

const {
  bagWords,
  cardName,
  cardNames,
  coins,
  cubeWords,
  events,
  fiefName,
  fiefs,
  goods,
  lots,
  masterName,
  rateWords,
  vassalName,
  vp,
} = wording;

/** F-14.12, F-16.6 For an event without effect, the log says why nothing happens. */
function eventInWords({ event: { effect }, ignored }: Extract<Event, { kind: 'event' }>): string {
  if (!ignored) return events[effect];
  return isSolitaire(effect) ? 'nichts geschieht' : `${events[effect]} (fällt beim Üben aus)`;
}

const lines: PhraseTable<Event, View> = {
  fiefKept: ({ seat, fief }, reader) => `${does(reader, seat, 'behält', 'behältst')} ein ${fiefs[fief]}`,
  fiefReplaced: ({ seat, fief, by }, reader) =>
    `${does(reader, seat, 'ersetzt', 'ersetzt')} ein ${fiefs[fief]} durch ein ${fiefs[by]}`,
  mastersShown: ({ masters }) =>
    masters.length > 0 ? `Meister in der Auslage: ${cardNames(masters)}` : 'Kein Meister liegt in der Auslage',
  specialist: ({ seat, card }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} ${vassalName(card)} statt Knecht`,
  recruited: ({ seat, card, forToken }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} ${vassalName(card)}${forToken ? ' für ein Plättchen zu ½ SP' : ''}`,
  stepLost: ({ seat }, reader) => `${does(reader, seat, 'verzichtet', 'verzichtest')} auf einen Schritt`,
  passed: ({ seat }, reader) => does(reader, seat, 'passt', 'passt'),
  round: ({ round }) => `Runde ${round}`,
  event: told => `${boardWords.seasons[told.event.season]} ${told.event.level}: ${eventInWords(told)}`,
  tokenRemoved: ({ lot }) => `Kathedrale: Ein Plättchen „${lots[lot]}“ wird entfernt`,
  turn: ({ seat }, reader) => `${does(reader, seat, 'ist', 'bist')} am Zug`,
  guestBack: ({ seat, card }, reader) =>
    `${does(reader, seat, 'nimmt', 'nimmst')} ${vassalName(card)} aus dem Gasthaus zurück`,
  woke: ({ seat, master }, reader) => `${masterName(master)} von ${whom(reader, seat)} wird tätig`,
  taxed: ({ seat, by }, reader) =>
    `Der Steuereintreiber kommt zu ${whom(reader, seat)}${{ cubes: '', income: ' und nimmt Ertrag', hand: ': Die Hand wird abgeworfen' }[by]}`,
  lost: ({ seat, fief, resource, n }, reader) =>
    `${does(reader, seat, 'gibt', 'gibst')} ${count(n, goods[resource])} aus dem ${fiefName(reader, seat, fief)} ab`,
  surrendered: ({ seat, card }, reader) =>
    `${does(reader, seat, 'spielt', 'spielst')} ${vassalName(card)} für die Steuer`,
  hired: ({ seat, card }, reader) =>
    `${does(reader, seat, 'wirbt', 'wirbst')} ${vassalName(card)} für ${bagWords(vassalOf(card).cost)} an`,
  eliminated: ({ seat, card }, reader) => `${does(reader, seat, 'entfernt', 'entfernst')} ${vassalName(card)}`,
  income: ({ seat, card, coins: n }, reader) =>
    `${does(reader, seat, 'verdient', 'verdienst')} ${coins(n)} mit ${vassalName(card)}`,
  field: ({ seat, card, fief }, reader) =>
    `${does(reader, seat, 'spielt', 'spielst')} ${vassalName(card)} im ${fiefName(reader, seat, fief)}`,
  influence: ({ seat, card }, reader) =>
    `${does(reader, seat, 'spielt', 'spielst')} ${vassalName(card)} als Einflussaktion`,
  blue: ({ seat, card }, reader) => `${does(reader, seat, 'nutzt', 'nutzt')} ${cardName(card)}`,
  tapped: ({ seat, master }, reader) => `${does(reader, seat, 'nutzt', 'nutzt')} ${masterName(master)}`,
  upgraded: ({ seat, fief, level }, reader) =>
    `${does(reader, seat, 'baut', 'baust')} das ${fiefName(reader, seat, fief)} auf Stufe ${level} aus`,
  built: ({ seat, lot, halves }, reader) => `${does(reader, seat, 'baut', 'baust')} für ${vp(halves)} (${lots[lot]})`,
  phase: ({ phase, finished }, { view }) =>
    finished
      ? 'Die Kathedrale ist fertig'
      : `Die Kathedrale kommt in Phase ${phase + 1} von ${scenarioOf(view.settings.scenario).cathedralPhases}`,
  masterHired: ({ seat, master, fief }, reader) =>
    `${does(reader, seat, 'wirbt', 'wirbst')} ${masterName(master)} für das ${fiefName(reader, seat, fief)} an`,
  masterUnder: ({ seat, master }, reader) =>
    `${does(reader, seat, 'legt', 'legst')} ${masterName(master)} unter das Deck`,
  relocated: ({ seat, master, to }, reader) =>
    `${masterName(master)} von ${whom(reader, seat)} zieht ins ${fiefName(reader, seat, to)}`,
  fired: ({ seat, master }, reader) => `${does(reader, seat, 'entlässt', 'entlässt')} ${masterName(master)}`,
  discount: ({ seat, ...rebate }, reader) =>
    `${does(reader, seat, 'nutzt', 'nutzt')} einen Rabatt: ${off(rebate)} weniger`,
  gained: ({ seat, fief, resource, n }, reader) =>
    `${who(reader, seat)}: ${count(n, goods[resource])} ins ${fiefName(reader, seat, fief)}`,
  coins: ({ seat, n }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} ${coins(n)}`,
  exchanged: ({ seat, ...rate }, reader) => `${does(reader, seat, 'tauscht', 'tauschst')}: ${rateWords(rate)}`,
  drew: ({ seat, n }, reader) => `${does(reader, seat, 'zieht', 'ziehst')} ${cards(n)}`,
  drewCards: ({ cards: drawn }) => `Du hast gezogen: ${cardNames(drawn)}`,
  shuffled: ({ seat }, reader) => `${does(reader, seat, 'mischt', 'mischst')} den Ablagestapel zu einem neuen Deck`,
  discarded: ({ seat, card }, reader) => `${does(reader, seat, 'wirft', 'wirfst')} ${vassalName(card)} ab`,
  recalled: ({ seat, card }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} ${vassalName(card)} zurück`,
  regained: ({ seat, card, to }, reader) =>
    to === 'hand'
      ? `${does(reader, seat, 'nimmt', 'nimmst')} ${vassalName(card)} aus dem Ablagestapel auf die Hand`
      : `${does(reader, seat, 'legt', 'legst')} ${vassalName(card)} aus dem Ablagestapel oben auf das Deck`,
  moved: ({ seat, resource, from, to }, reader) =>
    `${does(reader, seat, 'verschiebt', 'verschiebst')} ${one(resource)} aus dem ${fiefName(reader, seat, from)} ins ${fiefName(reader, seat, to)}`,
  laid: ({ seat, resource }, reader) => `${does(reader, seat, 'bringt', 'bringst')} ${one(resource)} in Sicherheit`,
  hosted: ({ seat, card }, reader) => `${vassalName(card)} von ${whom(reader, seat)} bleibt im Gasthaus`,
  held: ({ seat }, reader) => `${does(reader, seat, 'behält', 'behältst')} eine Karte auf der Hand`,
  handShown: ({ seat, on }, reader) =>
    `${does(reader, seat, 'darf', 'darfst')} die Hand von ${whom(reader, on)} ansehen`,
  handSeen: ({ on, cards: seen }, { name }) => `Die Hand von ${name(on)}: ${cardNames(seen)}`,
  offered: ({ seat, to, give, ask }, reader) =>
    `${does(reader, seat, 'bietet', 'bietest')} ${whom(reader, to)} ${cubeWords(give)} gegen ${cubeWords(ask)}`,
  accepted: ({ seat }, reader) => `${does(reader, seat, 'nimmt', 'nimmst')} an`,
  declined: ({ seat }, reader) => `${does(reader, seat, 'lehnt', 'lehnst')} ab`,
  court: ({ seat, cards: n, coins: pay }, reader) => `${who(reader, seat)}: ${cards(n)} bei Hof für ${coins(pay)}`,
  saved: ({ seat, coins: n, of }, reader) =>
    of === 0
      ? `${does(reader, seat, 'hat', 'hast')} keine Münzen zu sparen`
      : `${does(reader, seat, 'spart', 'sparst')} ${n} von ${of === 1 ? '1 Münze' : `${of} Münzen`}`,
  defended: ({ seat, card, fief }, reader) =>
    `${does(reader, seat, 'verteidigt', 'verteidigst')} das ${fiefName(reader, seat, fief)} mit ${vassalName(card)}`,
  reached: ({ seat }, reader) => `${does(reader, seat, 'leitet', 'leitest')} das Ende des Spiels ein`,
  out: ({ seat }, reader) => `${does(reader, seat, 'scheidet', 'scheidest')} aus`,
  over: () => 'Das Spiel ist vorbei',
};

/** What an event adds to the line of the action it belongs to. */
const parts: LogWords['parts'] = {
  gained: ({ n, resource }) => count(n, goods[resource]),
  coins: ({ n }) => coins(n),
  exchanged: ({ give, get }) => `${bagWords(get)} für ${bagWords(give)}`,
  drew: ({ n }) => count(n, ['neue Karte', 'neue Karten']),
  drewCards: ({ cards: drawn }) => `neu auf der Hand ${cardNames(drawn)}`,
  shuffled: () => 'der Ablagestapel wird ein neues Deck',
  discarded: ({ card }) => `${vassalName(card)} abgeworfen`,
  recalled: ({ card }) => `${vassalName(card)} kommt zurück`,
  regained: ({ card, to }) => `${vassalName(card)} ${to === 'hand' ? 'auf die Hand' : 'oben auf das Deck'}`,
  moved: ({ seat, resource, to }, reader) => `${one(resource)} ins ${fiefName(reader, seat, to)}`,
  laid: ({ resource }) => `${one(resource)} in Sicherheit`,
  hosted: ({ card }) => `${vassalName(card)} bleibt im Gasthaus`,
  held: () => 'eine Karte behalten',
  eliminated: ({ card }) => `${vassalName(card)} entfernt`,
  discount: rebate => `${off(rebate)} weniger`,
  masterUnder: ({ master }) => `${masterName(master)} kommt unter das Deck`,
  lost: ({ seat, fief, resource, n }, reader) => `${count(n, goods[resource])} aus dem ${fiefName(reader, seat, fief)}`,
  surrendered: ({ card }) => vassalName(card),
  court: ({ cards: n, coins: pay }) => `${cards(n)} bei Hof für ${coins(pay)}`,
  event: told => `${boardWords.seasons[told.event.season]} ${told.event.level}, ${eventInWords(told)}`,
};

export const logWords: LogWords = {
  lines,
  parts,
  landmarks: {
    event: ({ event }) => `${boardWords.seasons[event.season]} ${event.level}`,
    taxed: () => 'Steuer',
    phase: () => 'Kathedrale',
  },
};
