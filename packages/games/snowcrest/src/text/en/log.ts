import { BARLEY, JUNIPER } from '../../cards/vocabulary.ts';
import type { VillagerId } from '../../cards/villagers.ts';
import { sourcesOf, unitsGained, type LogWords } from '../log.ts';
import { boardWords, tileName, wording } from './words.ts';

const { amount, bells, cardName, cards, goalName, list, omens, scrolls, spiritName, unitWords, wareAt } = wording;

const THIRD: { readonly [verb: string]: string } = { copy: 'copies', do: 'does', pass: 'passes' };

/** "gain" after "You", "gains" after a name. */
const does = (you: boolean, verb: string): string => (you ? verb : (THIRD[verb] ?? `${verb}s`));

const names = (ids: readonly VillagerId[]): string => list(ids.map(cardName));

const SOURCES = {
  amount,
  tiles: (n: number, tile: 0 | 1 | 2): string => (n === 1 ? `a ${tileName(tile)}` : `${n} ${boardWords.tiles[tile]}`),
  card: (card: VillagerId, from: 'hand' | 'row' | 'village'): string =>
    `${cardName(card)} (${from === 'village' ? 'Village' : from})`,
};

const clauses: LogWords['clauses'] = {
  bought: ({ card, paid }, you) => `${does(you, 'begin')} with ${cardName(card)} for ${amount(paid, BARLEY)}`,
  activated: ({ card }, you) => `${does(you, 'activate')} ${cardName(card)}`,
  adds: ({ card, free, from, place }, you) => {
    const verb = free ? 'recruit' : from ? 'add' : 'settle';
    const where =
      place === null ? '' : place.old === null ? ` on place ${place.slot + 1}` : ` in place of ${cardName(place.old)}`;
    return `${does(you, verb)} ${cardName(card)}${from ? ` from the ${from}` : ''}${where}`;
  },
  acted: ({ card }, you) => `${does(you, 'use')} ${cardName(card)}`,
  skipped: (_, you) => `${does(you, 'do')} nothing with it`,
  declined: (_, you) => `${does(you, 'decline')} to pay`,
  pays: (clause, you) => `${does(you, 'pay')} with ${list(sourcesOf(clause, SOURCES))}`,
  gains: (clause, you) => `${does(you, 'gain')} ${unitWords(unitsGained(clause))}`,
  scrolls: ({ n }, you) => (n > 0 ? `${does(you, 'take')} ${scrolls(n)}` : `${does(you, 'return')} ${scrolls(-n)}`),
  omens: ({ n }, you) => (n > 0 ? `${does(you, 'gain')} ${omens(n)}` : `${does(you, 'lose')} ${omens(-n)}`),
  draws: ({ n, cards: ids }, you) => `${does(you, 'draw')} ${ids.length > 0 ? names(ids) : cards(n)}`,
  renewed: (_, you) => `${does(you, 'shuffle')} the discard pile into a new deck`,
  retrieved: ({ card }, you) => `${does(you, 'take')} ${cardName(card)} back into the hand`,
  discards: ({ cards: ids }, you) => `${does(you, 'discard')} ${names(ids)}`,
  built: ({ tile }, you) => `${does(you, 'build')} a ${tileName(tile)}`,
  returned: ({ tile }, you) => `${does(you, 'return')} a ${tileName(tile)}`,
  restocked: (_, you) => `${does(you, 'turn')} all ${you ? 'your' : 'own'} Buildings face-up`,
  avoided: ({ card }, you) => `${does(you, 'avoid')} an item${card === null ? '' : ` with ${cardName(card)}`}`,
  gaveVillager: ({ card }, you) => `${does(you, 'give')} up ${cardName(card)}`,
  announced: ({ effort, total }, you) =>
    `${does(you, 'meditate')} with ${bells(effort)}${total > effort ? ` (${total} in all)` : ''}`,
  passed: (_, you) => does(you, 'pass'),
  beat: ({ bells: n }, you) => `${does(you, 'beat')} it with ${bells(n)}`,
  traded: ({ give, get }, you) => `${does(you, 'trade')} ${wareAt(give)} for ${wareAt(get)}`,
  copied: ({ card }, you) => `${does(you, 'copy')} ${cardName(card)}`,
  claimed: ({ goal }, you) => `${does(you, 'achieve')} ${goalName(goal)}`,
  rested: (_, you) => does(you, 'rest'),
};

const plain: LogWords['plain'] = {
  starts: ({ seat }, { you, name }) =>
    you === seat ? 'You are the start player' : `${name(seat)} is the start player`,
  round: ({ round }) => `Round ${round}`,
  turn: ({ seat }, { you, name }) => (you === seat ? 'Your turn' : `${name(seat)}’s turn`),
  turnedUp: ({ card }) => `${cardName(card)} joins the row`,
  ending: (_, { view }) =>
    `The last Scroll has left the supply${view.players.length > 1 ? ': this is the last round' : ''}`,
  forestFilled: ({ n }) => `The Forest grows ${amount(n, JUNIPER)}`,
  revealed: ({ spirit }) => `${spiritName(spirit)} appears`,
  tucked: ({ card }) => `${cardName(card)} goes under the Common deck`,
  lost: ({ rests }) => `Rest number ${rests} is one too many: the game is lost`,
};

export const logWords: LogWords = {
  clauses,
  plain,
  you: 'You',
  list,
  landmarks: {
    rested: () => 'Rest',
    revealed: ({ spirit }) => spiritName(spirit),
    ending: () => 'Last scroll',
  },
};
