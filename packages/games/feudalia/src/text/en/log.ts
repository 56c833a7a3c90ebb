import type { PhraseTable } from '@thorp/kernel';
import { isSolitaire } from '../../cards/events.ts';
import { scenarioOf } from '../../cards/scenarios.ts';
import { vassalOf } from '../../cards/vassals.ts';
import type { Event, View } from '../../types.ts';
import type { LogWords } from '../log.ts';
import { aVassal, capital, does, plural, who, whom, whose, wording } from './words.ts';

/* The lines of the log. */

const { bagWords, cardName, cardNames, cubeWords, events, fiefName, lots, masterName, vassalName, vp } = wording;

/** F-14.12, F-16.6 For an event without effect, the log says why nothing happens. */
function eventInWords({ event: { effect }, ignored }: Extract<Event, { kind: 'event' }>): string {
  if (!ignored) return events[effect];
  return isSolitaire(effect) ? 'nothing happens' : `${events[effect]} (left out in practice)`;
}

const lines: PhraseTable<Event, View> = {
  fiefKept: ({ seat, fief }, reader) => `${does(reader, seat, 'keep')} a ${fief} fief`,
  fiefReplaced: ({ seat, fief, by }, reader) => `${does(reader, seat, 'replace')} a ${fief} fief with a ${by} fief`,
  mastersShown: ({ masters }) =>
    masters.length > 0 ? `Masters for hire: ${cardNames(masters)}` : 'No masters are for hire',
  specialist: ({ seat, card }, reader) => `${does(reader, seat, 'take')} ${aVassal(card)} in place of a Serf`,
  recruited: ({ seat, card, forToken }, reader) =>
    `${does(reader, seat, 'take')} ${aVassal(card)}${forToken ? ' for a ½ VP token' : ''}`,
  stepLost: ({ seat }, reader) => `${does(reader, seat, 'lose')} a step`,
  passed: ({ seat }, reader) => does(reader, seat, 'pass'),
  round: ({ round }) => `Round ${round}`,
  event: told => `${capital(told.event.season)} ${told.event.level}: ${eventInWords(told)}`,
  tokenRemoved: ({ lot }) => `A token leaves the ${lots[lot]}`,
  turn: ({ seat }, reader) => (reader.you === seat ? 'You begin your turn' : `${reader.name(seat)} begins a turn`),
  guestBack: ({ seat, card }, reader) => `${does(reader, seat, 'take')} the ${vassalName(card)} back from the Hotelier`,
  woke: ({ seat, master }, reader) => `${whose(reader, seat)} ${masterName(master)} acts`,
  taxed: ({ seat, by }, reader) =>
    `The Tax Collector visits ${whom(reader, seat)}${{ cubes: '', income: ' and takes income', hand: ': the hand is discarded' }[by]}`,
  lost: ({ seat, fief, resource, n }, reader) =>
    `${does(reader, seat, 'give')} up ${n} ${resource} of the ${fiefName(reader, seat, fief)}`,
  surrendered: ({ seat, card }, reader) => `${does(reader, seat, 'play')} ${aVassal(card)} for the tax`,
  hired: ({ seat, card }, reader) =>
    `${does(reader, seat, 'hire')} ${aVassal(card)} for ${bagWords(vassalOf(card).cost)}`,
  eliminated: ({ seat, card }, reader) => `${does(reader, seat, 'eliminate')} ${aVassal(card)}`,
  income: ({ seat, card, coins }, reader) =>
    `${does(reader, seat, 'earn')} ${plural(coins, 'coin')} with ${aVassal(card)}`,
  field: ({ seat, card, fief }, reader) =>
    `${does(reader, seat, 'play')} ${aVassal(card)} in the ${fiefName(reader, seat, fief)}`,
  influence: ({ seat, card }, reader) => `${does(reader, seat, 'play')} ${aVassal(card)} for its influence`,
  blue: ({ seat, card }, reader) => `${does(reader, seat, 'use')} the ${cardName(card)}`,
  tapped: ({ seat, master }, reader) => `${does(reader, seat, 'use')} the ${masterName(master)}`,
  upgraded: ({ seat, fief, level }, reader) =>
    `${does(reader, seat, 'upgrade')} the ${fiefName(reader, seat, fief)} to level ${level}`,
  built: ({ seat, lot, halves }, reader) => `${does(reader, seat, 'build')} for ${vp(halves)} (${lots[lot]})`,
  phase: ({ phase, finished }, { view }) =>
    finished
      ? 'The cathedral is finished'
      : `The cathedral enters phase ${phase + 1} of ${scenarioOf(view.settings.scenario).cathedralPhases}`,
  masterHired: ({ seat, master, fief }, reader) =>
    `${does(reader, seat, 'hire')} the ${masterName(master)} for the ${fiefName(reader, seat, fief)}`,
  masterUnder: ({ seat, master }, reader) => `${does(reader, seat, 'put')} the ${masterName(master)} under the deck`,
  relocated: ({ seat, master, to }, reader) =>
    `${whose(reader, seat)} ${masterName(master)} moves to the ${fiefName(reader, seat, to)}`,
  fired: ({ seat, master }, reader) => `${does(reader, seat, 'fire')} the ${masterName(master)}`,
  discount: ({ seat, coins, cubes }, reader) =>
    `${does(reader, seat, 'use')} a discount of ${coins > 0 ? plural(coins, 'coin') : plural(cubes, 'cube')}`,
  gained: ({ seat, fief, resource, n }, reader) =>
    `${who(reader, seat)}: ${n} ${resource} into the ${fiefName(reader, seat, fief)}`,
  coins: ({ seat, n }, reader) => `${does(reader, seat, 'take')} ${plural(n, 'coin')}`,
  exchanged: ({ seat, give, get }, reader) => `${does(reader, seat, 'trade')} ${bagWords(give)} for ${bagWords(get)}`,
  drew: ({ seat, n }, reader) => `${does(reader, seat, 'draw')} ${plural(n, 'card')}`,
  drewCards: ({ cards }) => `You drew ${cardNames(cards)}`,
  shuffled: ({ seat }, reader) => `${does(reader, seat, 'shuffle')} the discard pile into a new deck`,
  discarded: ({ seat, card }, reader) => `${does(reader, seat, 'discard')} ${aVassal(card)}`,
  recalled: ({ seat, card }, reader) => `${does(reader, seat, 'take')} the ${vassalName(card)} back`,
  regained: ({ seat, card, to }, reader) =>
    `${does(reader, seat, 'take')} ${aVassal(card)} from the discard pile ${to === 'hand' ? 'into the hand' : 'to the top of the deck'}`,
  moved: ({ seat, resource, from, to }, reader) =>
    `${does(reader, seat, 'move')} 1 ${resource} from the ${fiefName(reader, seat, from)} to the ${fiefName(reader, seat, to)}`,
  laid: ({ seat, resource }, reader) => `${does(reader, seat, 'put')} 1 ${resource} out of reach`,
  hosted: ({ seat, card }, reader) => `${whose(reader, seat)} ${vassalName(card)} stays with the Hotelier`,
  held: ({ seat }, reader) => `${does(reader, seat, 'keep')} a card in hand`,
  handShown: ({ seat, on }, reader) =>
    `${does(reader, on, 'show')} ${whom(reader, seat)} ${reader.you === on ? 'your' : 'their'} hand`,
  handSeen: ({ on, cards }, { name }) => `${name(on)} holds ${cardNames(cards)}`,
  offered: ({ seat, to, give, ask }, reader) =>
    `${does(reader, seat, 'offer')} ${whom(reader, to)} ${cubeWords(give)} for ${cubeWords(ask)}`,
  accepted: ({ seat }, reader) => does(reader, seat, 'accept'),
  declined: ({ seat }, reader) => does(reader, seat, 'decline'),
  court: ({ seat, cards, coins }, reader) =>
    `${who(reader, seat)}: ${plural(cards, 'card')} at court for ${plural(coins, 'coin')}`,
  saved: ({ seat, coins, of }, reader) =>
    of === 0
      ? `${does(reader, seat, 'have')} no coins to save`
      : `${does(reader, seat, 'save')} ${coins} of ${plural(of, 'coin')}`,
  defended: ({ seat, card, fief }, reader) =>
    `${does(reader, seat, 'defend')} the ${fiefName(reader, seat, fief)} with ${aVassal(card)}`,
  reached: ({ seat }, reader) => `${does(reader, seat, 'bring')} on the end of the game`,
  out: ({ seat }, reader) => `${does(reader, seat, 'be')} out of the game`,
  over: () => 'The game is over',
};

/** What an event adds to the line of the action it belongs to. */
const parts: LogWords['parts'] = {
  gained: ({ n, resource }) => `${n} ${resource}`,
  coins: ({ n }) => plural(n, 'coin'),
  exchanged: ({ give, get }) => `${bagWords(get)} for ${bagWords(give)}`,
  drew: ({ n }) => plural(n, 'new card'),
  drewCards: ({ cards }) => `new in hand ${cardNames(cards)}`,
  shuffled: () => 'the discard pile becomes a new deck',
  discarded: ({ card }) => `${aVassal(card)} discarded`,
  recalled: ({ card }) => `the ${vassalName(card)} comes back`,
  regained: ({ card, to }) => `${aVassal(card)} ${to === 'hand' ? 'into the hand' : 'to the top of the deck'}`,
  moved: ({ seat, resource, to }, reader) => `1 ${resource} to the ${fiefName(reader, seat, to)}`,
  laid: ({ resource }) => `1 ${resource} out of reach`,
  hosted: ({ card }) => `the ${vassalName(card)} stays`,
  held: () => 'a card kept',
  eliminated: ({ card }) => `${aVassal(card)} eliminated`,
  discount: ({ coins, cubes }) => `${coins > 0 ? plural(coins, 'coin') : plural(cubes, 'cube')} less`,
  masterUnder: ({ master }) => `the ${masterName(master)} goes under the deck`,
  lost: ({ seat, fief, resource, n }, reader) => `${n} ${resource} of the ${fiefName(reader, seat, fief)}`,
  surrendered: ({ card }) => aVassal(card),
  court: ({ cards, coins }) => `${plural(cards, 'card')} at court for ${plural(coins, 'coin')}`,
  event: told => `${capital(told.event.season)} ${told.event.level}, ${eventInWords(told)}`,
};

export const logWords: LogWords = {
  lines,
  parts,
  landmarks: {
    event: ({ event }) => `${capital(event.season)} ${event.level}`,
    taxed: () => 'Tax',
    phase: () => 'Cathedral',
  },
};
