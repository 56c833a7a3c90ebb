import { phraseByKind, promptByStep, sentenceByKind, type Phrases, type Reader } from '@thorp/kernel';
import { BELLS_PER_SCROLL } from '../cards/figures.ts';
import { villagerId } from '../cards/ids.ts';
import { ANY, BARLEY, JUNIPER } from '../cards/vocabulary.ts';
import type { Event, Frame, Option, Reason, Snowcrest, View } from '../types.ts';
import { boardIn, target } from './board.ts';
import { catalogueIn } from './catalogue.ts';
import { boardWords, catalogueWords, tileName, wording } from './en/words.ts';
import { actingCard, arrivingCard, mineAt, mostOf, type Prompts } from './lookup.ts';

const {
  actionOf,
  actionWords,
  amount,
  bells,
  cardName,
  cards,
  dueWords,
  goalName,
  itemOf,
  omens,
  price,
  resourceName,
  scrolls,
  spiritName,
  spiritOf,
  wareAt,
} = wording;

const prompts: Prompts = {
  buy: () => 'Choose a hand card for the centre of your Village; missing Barley is paid in Omens',
  main: () => 'Activate a face-up Villager or add a new one',
  slot: (_, { view }) => `Choose a place for ${cardName(arrivingCard(view))}`,
  action: ({ card }) => `${cardName(villagerId(card))}: choose an action`,
  offer: ({ effect }) => `${actionWords([effect])}?`,
  pay: ({ due }) => `Still to pay: ${dueWords(due)}`,
  gold: ({ due }) => `What does the Gold stand for? Still to pay: ${dueWords(due)}`,
  item: (frame, reader) => `${spiritOf(reader)}: ${itemOf(frame, reader)}`,
  source: (frame, reader) => `${spiritOf(reader)}: pay ${itemOf(frame, reader)}`,
  giveCard: (_, reader) => `${spiritOf(reader)}: discard a hand card`,
  giveVillager: (_, reader) => `${spiritOf(reader)}: give up a face-up Village card`,
  giveTile: (_, reader) => `${spiritOf(reader)}: give up a Building`,
  returnTile: () => 'Your track is full: return a Building first',
  build: () => 'Choose a Building',
  effort: ({ bonus }) => (bonus > 0 ? `Announce your effort; the card adds ${bonus}` : 'Announce your effort'),
  chant: ({ bonus }) =>
    `Ring for how many Scrolls? ${BELLS_PER_SCROLL} Bells each${bonus > 0 ? `, less ${bonus}` : ''}`,
  answer: (frame, { view, name }) =>
    `${name(view.active)} meditates with ${frame.effort + frame.bonus}: beat it with ${bells(frame.effort + frame.bonus + 1)}?`,
  oneOf: () => 'Take one of these',
  retrieve: () => 'Take a card from your discard pile',
  redraw: ({ discarded }) => `Discard cards to draw as many (${discarded} so far)`,
  trade: () => 'Choose a trade',
  recruit: () => 'Recruit a card free of charge',
  copy: () => 'Choose an action to copy',
};

function mine({ view }: Reader<View>, slot: number): string {
  const card = mineAt(view, slot);
  return card === null ? `place ${slot + 1}` : `${cardName(card)} (place ${slot + 1})`;
}

const label = phraseByKind<Option, View>({
  skip: () => 'Do nothing',
  buy: ({ card }) => `${cardName(card)} for ${price(card)}`,
  add: ({ card, from }) => `Add ${cardName(card)} from the ${from} for ${price(card)}`,
  activate: ({ slot }, reader) => `Activate ${mine(reader, slot)}`,
  place: ({ slot }, reader) =>
    mineAt(reader.view, slot) === null ? `In empty ${mine(reader, slot)}` : `Replace ${mine(reader, slot)}`,
  act: ({ action }, { view }) => actionOf(actingCard(view), action),
  pay: () => 'Pay',
  decline: () => 'Decline',
  token: ({ resource }) => `${resourceName(resource)} token`,
  tile: ({ tile }) => `Turn a ${tileName(tile)} face-down`,
  handCard: ({ card }) => `Discard ${cardName(card)} from your hand`,
  villager: ({ slot }, reader) => `Turn ${mine(reader, slot)} face-down`,
  goldFor: ({ need }) => (need === ANY ? 'For a resource of any kind' : `For ${resourceName(need)}`),
  meet: () => 'Give it',
  avoid: ({ slot }, reader) => `Avoid it with ${mine(reader, slot)}`,
  avoidLeft: () => 'Avoid it with the card already turned',
  omen: () => 'Take an Omen',
  giveCard: ({ card }) => `Discard ${cardName(card)}`,
  giveVillager: ({ slot }, reader) => `Give up ${mine(reader, slot)}`,
  giveTile: ({ tile, up }) => `Return a face-${up ? 'up' : 'down'} ${tileName(tile)}`,
  build: ({ tile }) => `Build a ${tileName(tile)}`,
  effort: ({ bells: n }) => bells(n),
  more: () => 'A greater effort',
  chant: ({ scrolls: n }) => scrolls(n),
  pass: () => 'Pass',
  beat: () => 'Beat it',
  take: ({ resource }) => amount(1, resource),
  retrieve: ({ card }) => `Take ${cardName(card)}`,
  discard: ({ card }) => `Discard ${cardName(card)}`,
  done: () => 'Draw as many as you discarded',
  trade: ({ give, get }) => `${wareAt(give)} for ${wareAt(get)}`,
  recruit: ({ card, from }) => `Recruit ${cardName(card)} from the ${from}`,
  copy: ({ card, action }) => `${cardName(card)}: ${actionOf(card, action)}`,
});

const tell = phraseByKind<Event, View>({
  starts: ({ seat }, { name }) => `${name(seat)} is the start player`,
  bought: ({ seat, card, paid }, { name }) =>
    `${name(seat)} begins with ${cardName(card)} and pays ${amount(paid, BARLEY)}`,
  turn: ({ seat, round }, { name }) => `Round ${round}: ${name(seat)}`,
  activated: ({ seat, card }, { name }) => `${name(seat)} activates ${cardName(card)}`,
  shown: ({ seat, card, from, free }, { name }) =>
    `${name(seat)} ${free ? 'recruits' : 'adds'} ${cardName(card)} from the ${from}`,
  arrived: ({ seat, card, slot, old }, { name }) =>
    old === null
      ? `${cardName(card)} settles in place ${slot + 1} of ${name(seat)}`
      : `${cardName(card)} replaces ${cardName(old)} of ${name(seat)}`,
  turnedUp: ({ card }) => `${cardName(card)} joins the row`,
  acted: ({ card, action }) => `${cardName(card)}: ${actionOf(card, action)}`,
  skipped: ({ seat }, { name }) => `${name(seat)} does nothing with it`,
  declined: ({ seat }, { name }) => `${name(seat)} declines to pay`,
  spent: ({ seat, resource }, { name }) => `${name(seat)} spends ${amount(1, resource)}`,
  usedTile: ({ seat, tile }, { name }) => `${name(seat)} uses a ${tileName(tile)}`,
  usedCard: ({ seat, card, from }, { name }) =>
    from === 'hand'
      ? `${name(seat)} discards ${cardName(card)} to pay`
      : `${name(seat)} turns ${cardName(card)} face-down to pay`,
  gained: ({ seat, resource, n }, { name }) => `${name(seat)} gains ${amount(n, resource)}`,
  scrolls: ({ seat, n }, { name }) =>
    n > 0 ? `${name(seat)} takes ${scrolls(n)}` : `${name(seat)} returns ${scrolls(-n)}`,
  ending: () => 'The last Scroll has left the supply',
  omens: ({ seat, n }, { name }) => (n > 0 ? `${name(seat)} gains ${omens(n)}` : `${name(seat)} loses ${omens(-n)}`),
  drew: ({ seat, n }, { name }) => `${name(seat)} draws ${cards(n)}`,
  renewed: ({ seat }, { name }) => `${name(seat)} shuffles the discard pile into a new deck`,
  drewCard: ({ card }) => `You draw ${cardName(card)}`,
  retrieved: ({ seat, card }, { name }) => `${name(seat)} takes ${cardName(card)} back into the hand`,
  discarded: ({ seat, card }, { name }) => `${name(seat)} discards ${cardName(card)}`,
  built: ({ seat, tile }, { name }) => `${name(seat)} builds a ${tileName(tile)}`,
  returned: ({ seat, tile }, { name }) => `${name(seat)} returns a ${tileName(tile)}`,
  restocked: ({ seat }, { name }) => `${name(seat)} turns all Buildings face-up`,
  forestFilled: ({ n }) => `The Forest grows ${amount(n, JUNIPER)}`,
  revealed: ({ spirit }) => `${spiritName(spirit)} appears`,
  avoided: ({ seat, card }, { name }) =>
    card === null ? `${name(seat)} avoids an item` : `${name(seat)} avoids an item with ${cardName(card)}`,
  gaveVillager: ({ seat, card }, { name }) => `${name(seat)} gives up ${cardName(card)}`,
  announced: ({ seat, effort, total }, { name }) =>
    total > effort
      ? `${name(seat)} meditates with ${bells(effort)}, ${total} in all`
      : `${name(seat)} meditates with ${bells(effort)}`,
  passed: ({ seat }, { name }) => `${name(seat)} passes`,
  beat: ({ seat, bells: n }, { name }) => `${name(seat)} beats it with ${bells(n)}`,
  traded: ({ seat, give, get }, { name }) => `${name(seat)} trades ${wareAt(give)} for ${wareAt(get)}`,
  copied: ({ seat, card, action }, { name }) => `${name(seat)} copies ${cardName(card)}: ${actionOf(card, action)}`,
  tucked: ({ card }) => `${cardName(card)} goes under the Common deck`,
  claimed: ({ seat, goal }, { name }) => `${name(seat)} achieves ${goalName(goal)}`,
  rested: ({ seat }, { name }) => `${name(seat)} rests`,
  lost: ({ rests }) => `Rest number ${rests} is one too many: the game is lost`,
});

const reasons = phraseByKind<Reason, View>({
  tooDear: ({ cost, have }) => `It takes ${cost} and you can raise ${Math.max(0, have)}.`,
  faceDown: () => 'The Villager is face-down.',
  starterStays: () => 'Starters cannot be replaced in the Basic variant.',
  neededToPay: () => 'You need this Villager to pay; it cannot be replaced as well.',
  nothingToDo: () => 'Nothing of it is possible now.',
  cannotMeet: () => 'You have nothing that meets it.',
  wrongKind: () => 'It gives nothing of what is still to pay. Only Gold stands in for another kind.',
});

const PARTS: { readonly [what: string]: string } = {
  scrolls: 'Scrolls',
  omen: 'Omen track',
  omenTokens: 'Omen tokens',
};

export const en: Phrases<Snowcrest> = {
  title: 'Snowcrest',
  blurb: 'Lead a mountain village to lost scrolls: plant, build, offer, meditate, and mind the omens.',
  settings: {
    basic: { title: 'Basic variant', help: 'Without Guardians and Achievements; Starters stay. For 2 to 4 players.' },
    level: { title: 'Level', help: 'How hard the solitaire game is, from 1 to 10.' },
    rounds: {
      title: 'Longest game',
      help: 'The game ends after this round even if Scrolls are left. Not used when alone.',
    },
  },
  conflict: sentenceByKind({
    basicAlone: () => 'the Basic variant is for 2 to 4 players',
    levelInCompany: () => 'levels are for the solitaire game',
  }),
  catalogue: catalogueIn(wording, catalogueWords),
  prompt: promptByStep<Frame, View>(prompts),
  label,
  tell,
  why: reasons,
  part: part => {
    if (part.what === 'majority') return `Most ${resourceName(mostOf(part))}`;
    if (part.what === 'buildings') return `${part.count ?? 0} Buildings`;
    return PARTS[part.what] ?? part.what;
  },
  tieBreaks: ['the number of resources'],
  points: total => (total === 1 ? '1 point' : `${total} points`),
  verdict: ({ won, rank }) => {
    if (won === null) return 'Still under way';
    if (rank === null) return 'Lost: your Village rested once too often';
    return won ? `Won: ${rank}` : `Lost: ${rank}`;
  },
  board: boardIn(wording, boardWords),
  target,
};
