import type { VillagerId } from '../../cards/villagers.ts';
import { BARLEY, JUNIPER } from '../../cards/vocabulary.ts';
import type { Origin } from '../../types.ts';
import { sourcesOf, unitsGained, type LogWords } from '../log.ts';
import { aTile, boardWords, wording } from './words.ts';

const { amount, bells, cardName, cards, goalName, list, omens, scrolls, spiritName, unitWords, wareAt } = wording;

/** The verb for "du", or the one for a name. */
const does = (isYou: boolean, other: string, you: string): string => (isYou ? you : other);

const names = (ids: readonly VillagerId[]): string => list(ids.map(cardName));

export const FROM: { readonly [O in Origin]: string } = { hand: 'aus der Hand', row: 'aus der Auslage' };

const LIES: { readonly [O in Origin | 'village']: string } = { hand: 'Hand', row: 'Auslage', village: 'Dorf' };

const SOURCES = {
  amount,
  tiles: (n: number, tile: 0 | 1 | 2): string => (n === 1 ? aTile(tile) : `${n} ${boardWords.tiles[tile]}`),
  card: (card: VillagerId, from: Origin | 'village'): string => `${cardName(card)} (${LIES[from]})`,
};

const clauses: LogWords['clauses'] = {
  bought: ({ card, paid }, you) =>
    `${does(you, 'beginnt', 'beginnst')} mit ${cardName(card)} für ${amount(paid, BARLEY)}`,
  activated: ({ card }, you) => `${does(you, 'aktiviert', 'aktivierst')} ${cardName(card)}`,
  adds: ({ card, free, from, place }, you) => {
    const verb = free ? does(you, 'wirbt', 'wirbst') : does(you, 'siedelt', 'siedelst');
    const where =
      place === null
        ? ''
        : place.old === null
          ? ` auf Platz ${place.slot + 1}`
          : ` anstelle von ${cardName(place.old)}`;
    return `${verb} ${cardName(card)}${from ? ` ${FROM[from]}` : ''}${where} an`;
  },
  acted: ({ card }) => `nutzt ${cardName(card)}`,
  skipped: (_, you) => `${does(you, 'tut', 'tust')} nichts damit`,
  declined: (_, you) => `${does(you, 'zahlt', 'zahlst')} nicht`,
  pays: (clause, you) => `${does(you, 'gibt', 'gibst')} ${list(sourcesOf(clause, SOURCES))} aus`,
  gains: (clause, you) => `${does(you, 'nimmt', 'nimmst')} ${unitWords(unitsGained(clause))}`,
  scrolls: ({ n }, you) =>
    n > 0 ? `${does(you, 'nimmt', 'nimmst')} ${scrolls(n)}` : `${does(you, 'gibt', 'gibst')} ${scrolls(-n)} zurück`,
  omens: ({ n }, you) =>
    n > 0 ? `${does(you, 'erhält', 'erhältst')} ${omens(n)}` : `${does(you, 'verliert', 'verlierst')} ${omens(-n)}`,
  draws: ({ n, cards: ids }, you) => `${does(you, 'zieht', 'ziehst')} ${ids.length > 0 ? names(ids) : cards(n)}`,
  renewed: (_, you) => `${does(you, 'mischt', 'mischst')} den Ablagestapel zu einem neuen Stapel`,
  retrieved: ({ card }, you) => `${does(you, 'nimmt', 'nimmst')} ${cardName(card)} zurück auf die Hand`,
  discards: ({ cards: ids }, you) => `${does(you, 'wirft', 'wirfst')} ${names(ids)} ab`,
  built: ({ tile }, you) => `${does(you, 'baut', 'baust')} ${aTile(tile)}`,
  returned: ({ tile }, you) => `${does(you, 'gibt', 'gibst')} ${aTile(tile)} zurück`,
  restocked: (_, you) => `${does(you, 'deckt', 'deckst')} alle ${you ? 'deine' : 'eigenen'} Gebäude auf`,
  avoided: ({ card }, you) =>
    `${does(you, 'wehrt', 'wehrst')} ${card === null ? '' : `mit ${cardName(card)} `}eine Forderung ab`,
  gaveVillager: ({ card }, you) => `${does(you, 'gibt', 'gibst')} ${cardName(card)} ab`,
  announced: ({ effort, total }, you) =>
    `${does(you, 'meditiert', 'meditierst')} mit ${bells(effort)}${total > effort ? ` (zusammen ${total})` : ''}`,
  passed: () => 'passt',
  beat: ({ bells: n }, you) => `${does(you, 'überbietet', 'überbietest')} mit ${bells(n)}`,
  traded: ({ give, get }, you) => `${does(you, 'tauscht', 'tauschst')} ${wareAt(give)} gegen ${wareAt(get)}`,
  copied: ({ card }, you) => `${does(you, 'kopiert', 'kopierst')} ${cardName(card)}`,
  claimed: ({ goal }, you) => `${does(you, 'erringt', 'erringst')} den Erfolg „${goalName(goal)}“`,
  rested: (_, you) => does(you, 'rastet', 'rastest'),
};

const plain: LogWords['plain'] = {
  starts: ({ seat }, { you, name }) => (you === seat ? 'Du beginnst das Spiel' : `${name(seat)} beginnt das Spiel`),
  round: ({ round }) => `Runde ${round}`,
  turn: ({ seat }, { you, name }) => (you === seat ? 'Du bist am Zug' : `${name(seat)} ist am Zug`),
  turnedUp: ({ card }) => `${cardName(card)} kommt in die Auslage`,
  ending: (_, { view }) =>
    `Die letzte Schriftrolle hat den Vorrat verlassen${view.players.length > 1 ? ': Dies ist die letzte Runde' : ''}`,
  forestFilled: ({ n }) => `Im Wald wachsen ${amount(n, JUNIPER)} nach`,
  revealed: ({ spirit }) => `${spiritName(spirit)} erscheint`,
  tucked: ({ card }) => `${cardName(card)} kommt unter den allgemeinen Stapel`,
  lost: ({ rests }) => `Die ${rests}. Rast ist eine zu viel: Das Spiel ist verloren`,
};

export const logWords: LogWords = {
  clauses,
  plain,
  you: 'Du',
  list,
  landmarks: {
    rested: () => 'Rast',
    revealed: ({ spirit }) => spiritName(spirit),
    ending: () => 'Letzte Schriftrolle',
  },
};
