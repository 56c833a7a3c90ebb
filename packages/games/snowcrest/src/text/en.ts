import { phraseByKind, promptByStep, sentenceByKind, type Phrases, type Reader } from '@thorp/kernel';
import { BELLS_PER_SCROLL } from '../cards/figures.ts';
import { villagerId } from '../cards/ids.ts';
import { ANY } from '../cards/vocabulary.ts';
import type { Frame, Option, Reason, Snowcrest, View } from '../types.ts';
import { boardIn, target } from './board.ts';
import { catalogueIn } from './catalogue.ts';
import { logWords } from './en/log.ts';
import { boardWords, catalogueWords, tileName, wording } from './en/words.ts';
import { groupIn, partIn, signed, sourcesIn, type GroupWords, type PartWords } from './scores.ts';
import { logIn } from './log.ts';
import { actingCard, arrivingCard, mineAt, mostOf, needAt, type Prompts } from './lookup.ts';

const {
  actionOf,
  actionWords,
  amount,
  bells,
  cardName,
  dueWords,
  itemOf,
  price,
  resourceName,
  scrolls,
  spiritOf,
  wareAt,
} = wording;

const prompts: Prompts = {
  buy: () => 'Who lives in the centre of your Village? Missing Barley is paid in Omens',
  main: () => 'Activate a face-up Villager, or add a new one',
  slot: (_, { view }) => `Where does ${cardName(arrivingCard(view))} go?`,
  action: ({ card }) => `What does ${cardName(villagerId(card))} do?`,
  offer: ({ effect }) => `${actionWords([effect])}?`,
  pay: ({ due }, { view }) => {
    const what = view.arriving === null ? '' : ` for ${cardName(villagerId(view.arriving))}`;
    return `How do you pay${what}? Still ${dueWords(due)}`;
  },
  gold: ({ due }) => `What does the Gold stand for? Still to pay: ${dueWords(due)}`,
  item: (frame, reader) =>
    needAt(frame, reader.view) === 'omen'
      ? `${spiritOf(reader)} brings an Omen: do you avoid it?`
      : `${spiritOf(reader)} asks for ${itemOf(frame, reader)}: do you give it?`,
  source: (frame, reader) => `How do you pay ${spiritOf(reader)}? It asks for ${itemOf(frame, reader)}`,
  giveCard: (_, reader) => `Which hand card do you give to ${spiritOf(reader)}?`,
  giveVillager: (_, reader) => `Which face-up Villager leaves for ${spiritOf(reader)}?`,
  giveTile: (_, reader) => `Which Building do you give to ${spiritOf(reader)}?`,
  returnTile: () => 'Your track is full: which Building do you return first?',
  build: () => 'Which Building do you build?',
  effort: ({ bonus }) =>
    bonus > 0 ? `How many Bells do you announce? The card adds ${bonus}` : 'How many Bells do you announce?',
  chant: ({ bonus }) =>
    `Ring for how many Scrolls? ${BELLS_PER_SCROLL} Bells each${bonus > 0 ? `, less ${bonus}` : ''}`,
  answer: (frame, { view, name }) =>
    `${name(view.active)} meditates with ${frame.effort + frame.bonus}: do you beat it with ${bells(frame.effort + frame.bonus + 1)}?`,
  oneOf: () => 'Which of these do you take?',
  retrieve: () => 'Which card do you take from your discard pile?',
  redraw: ({ discarded }) => `Which hand cards do you discard, to draw as many? ${discarded} so far`,
  trade: () => 'What do you trade for what?',
  recruit: () => 'Whom do you recruit, free of charge?',
  copy: () => 'Which action do you copy?',
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

const log = logIn(logWords);

const reasons = phraseByKind<Reason, View>({
  tooDear: ({ cost, have }) => `It takes ${cost} and you can raise ${Math.max(0, have)}.`,
  faceDown: () => 'The Villager is face-down.',
  starterStays: () => 'Starters cannot be replaced in the Basic variant.',
  neededToPay: () => 'You need this Villager to pay; it cannot be replaced as well.',
  nothingToDo: () => 'Nothing of it is possible now.',
  cannotMeet: () => 'You have nothing that meets it.',
  wrongKind: () => 'It gives nothing of what is still to pay. Only Gold stands in for another kind.',
});

const GROUPS: GroupWords = { scrolls: 'Scrolls', buildings: 'Buildings', omens: 'Omens', majorities: 'Majorities' };

const PARTS: PartWords = {
  scrolls: ({ amount: n }) => scrolls(n),
  buildings: ({ count: n = 0 }) => (n === 1 ? '1 Building' : `${n} Buildings`),
  omen: ({ amount: n }) => `Omen track at ${signed(n)}`,
  omenTokens: ({ amount: n }) => (n === -1 ? '1 Omen token' : `${-n} Omen tokens`),
  majority: part => `Most ${boardWords.resources[mostOf(part)]}`,
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
  tell: (event, reader) => log.tell([event], reader),
  log,
  why: reasons,
  part: partIn(PARTS),
  group: groupIn(GROUPS),
  sources: sourcesIn(GROUPS),
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
