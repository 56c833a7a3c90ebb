import { phraseByKind, promptByStep, sentenceByKind, type Part, type Phrases } from '@thorp/kernel';
import { BUYS, type Buy } from '../cards/board.ts';
import { masterOf } from '../cards/masters.ts';
import { vassalOf } from '../cards/vassals.ts';
import { earnings } from '../steps/vassals.ts';
import type { Event, Feudalia, Frame, Loss, Option, Reason, SettingsConflict, View } from '../types.ts';
import { amountsIn, boardIn } from './board.ts';
import { catalogueIn, choicesIn } from './catalogue.ts';
import { boardWords } from './en/board.ts';
import { catalogueWords } from './en/catalogue.ts';
import { logWords } from './en/log.ts';
import { aVassal, capital, plural, PURCHASES, wording } from './en/words.ts';
import { coinsOf, scrollOf, taxDueOf, tradesOf, typeOf, upgradeOf, type Prompts } from './lookup.ts';
import { logIn } from './log.ts';
import { target } from './targets.ts';
import { points } from './words.ts';

const {
  bagWords,
  cardName,
  cubeWords,
  effectWords,
  either,
  fiefs,
  lots,
  masterName,
  myFief,
  myMaster,
  priceWords,
  vassalName,
  vp,
} = wording;

const LOSSES: { readonly [L in Loss]: (cubes: string, fief: string) => string } = {
  tax: (cubes, fief) => `The Tax Collector takes ${cubes} of the ${fief}: which?`,
  raid: (cubes, fief) => `Raiders take ${cubes} of the ${fief}: which?`,
  limit: (cubes, fief) => `Only 12 cubes stay in a fief overnight. Which ${cubes} of the ${fief} go?`,
};

/** How many choices of a kind are left, if more than one. */
const upTo = (left: number): string => (left > 1 ? ` (up to ${left})` : '');

const prompts: Prompts = {
  draft: () => 'Which of the two fiefs do you keep?',
  triple: () => 'Your three fiefs are of one type: do you keep them, or replace one?',
  specialist: () => 'Which specialist takes the place of one of your Serfs?',
  freeVassal: () => 'Which vassal with a coin cost below 5 joins your deck?',
  sacrifice: ({ card }) => `Which card do you eliminate for the ${vassalName(card)}?`,
  quick: (_, { view }) => `Quick start: what do you take? ${plural(coinsOf(view), 'step')} left`,
  invite: ({ master }) => `Which city does the ${masterName(master)} move into?`,
  plague: ({ left }) => `Black plague: which card dies? ${plural(left, 'card')} to go`,
  raid: () => 'Raids: which cards do you spend to defend a fief?',
  lose: ({ fief, left, why }, reader) => LOSSES[why](plural(left, 'cube'), myFief(reader, fief)),
  taxIncome: (_, { view }) =>
    `The Tax Collector takes cards worth ${plural(taxDueOf(view), 'coin')} from your hand. Which ones?`,
  main: () => 'Choose an action, or end your main phase',
  victim: ({ category }) => `Which ${category} of your hand do you eliminate for it?`,
  discount: ({ on, price }) => `Do you use a discount for this ${PURCHASES[on]}? It costs ${priceWords(price)}`,
  waive: ({ left }) => `Which ${left === 1 ? 'cube' : `${left} cubes`} of the price does the discount save?`,
  pay: ({ cubes }) => `Which fief pays? Still to pay: ${cubeWords(cubes)}`,
  store: ({ cubes }) => `Which fief do the cubes go to? Still to store: ${cubeWords(cubes)}`,
  pickMaster: () => 'Which of the masters on display do you hire?',
  pickCity: ({ master }) => `Which city does the ${masterName(master)} move into?`,
  makeRoom: ({ fief }, reader) => `The city of the ${myFief(reader, fief)} is taken: who makes room?`,
  under: () => 'Which master goes under the deck?',
  gain: ({ left }) => `Which ${left === 1 ? 'cube' : `${left} cubes`} do you take?`,
  trade: ({ fief, by, left }, reader) =>
    `${by === 'market' ? 'Market' : cardName(by)} in the ${myFief(reader, fief)}: which exchange?${upTo(left)}`,
  market: ({ fief }, reader) => `Market in the ${myFief(reader, fief)}: which exchange?`,
  cycle: ({ left }) => `Which card do you discard to draw another?${upTo(left)}`,
  recall: () => 'Which played vassal comes back into your hand?',
  regain: ({ to }) =>
    `Which card of your discard pile goes ${to === 'hand' ? 'into your hand' : 'to the top of your deck'}?`,
  eliminate: ({ left }) => `Which card do you eliminate?${upTo(left)}`,
  move: ({ left }) => `Which cube moves to which of your fiefs?${upTo(left)}`,
  lay: ({ fief }, reader) => `Which cubes of the ${myFief(reader, fief)} does the ${myMaster(reader, fief)} keep safe?`,
  host: () => 'Which vassal stays with the Hotelier?',
  hold: ({ left }) => `Which card stays in your hand?${upTo(left)}`,
  spy: () => 'Whose hand do you want to see?',
  offer: ({ to, give, ask }, { name }) => `Your offer to ${name(to)}: ${cubeWords(give)} for ${cubeWords(ask)}`,
  answer: ({ from, give, ask }, { name }) =>
    `${name(from)} offers ${cubeWords(give)} for ${cubeWords(ask)}. Do you accept?`,
  blue: () => 'Evening: which blue cards do you play before the day ends?',
};

const ZONES = { hand: 'your hand', discard: 'your discard pile', deck: 'your deck' } as const;

const label = phraseByKind<Option, View>({
  keepFief: ({ fief }) => `Keep the ${fief} fief`,
  keepAll: () => 'Keep all three',
  replace: () => 'Replace one',
  specialist: ({ card }) => `Take ${aVassal(card)}`,
  recruit: ({ card }) => `Take ${aVassal(card)}`,
  raise: ({ fief }, reader) => `Upgrade the ${myFief(reader, fief)} to level 1`,
  invite: ({ master }) => `Take the ${masterName(master)}`,
  pass: (_, { view }) => (coinsOf(view) > 0 ? 'Lose this step' : 'Pass'),
  city: ({ fief }, reader) => `Into the ${myFief(reader, fief)}`,
  lose: ({ resource }) => `Give up 1 ${resource}`,
  surrender: ({ card }) => `Play the ${vassalName(card)} for the tax`,
  defend: ({ card, fief }, reader) => `Spend the ${vassalName(card)} for the ${myFief(reader, fief)}`,
  use: ({ coins, cubes }) => `Use the discount of ${coins > 0 ? plural(coins, 'coin') : plural(cubes, 'cube')}`,
  fullPrice: () => 'Pay the full price',
  waive: ({ resource }) => `1 ${resource} less`,
  payFrom: ({ fief, resource }, reader) => `1 ${resource} from the ${myFief(reader, fief)}`,
  store: ({ fief, resource }, reader) => `1 ${resource} into the ${myFief(reader, fief)}`,
  choose: ({ master }) => `Hire the ${masterName(master)} for ${bagWords(masterOf(master).cost)}`,
  under: ({ master }) => `Put the ${masterName(master)} under the deck`,
  gain: ({ resource, fief }, reader) => `Take 1 ${resource} into the ${myFief(reader, fief)}`,
  exchange: ({ give, get }) => `Give ${bagWords(give)}, get ${bagWords(get)}`,
  discard: ({ card }) => `Discard the ${vassalName(card)}`,
  recall: ({ card }) => `Take back the ${vassalName(card)}`,
  regain: ({ card }) => `Take the ${vassalName(card)}`,
  eliminate: ({ card, zone }) => `Eliminate ${aVassal(card)} from ${ZONES[zone]}`,
  move: ({ resource, from, to }, reader) =>
    `Move 1 ${resource} from the ${myFief(reader, from)} to the ${myFief(reader, to)}`,
  lay: ({ resource }) => `Lay 1 ${resource} on the card`,
  host: ({ card }) => `The ${vassalName(card)} stays`,
  hold: ({ card }) => `Keep the ${vassalName(card)}`,
  spy: ({ on }, { name }) => `Look at the hand of ${name(on)}`,
  give: ({ resource }) => `Give 1 more ${resource}`,
  ask: ({ resource }) => `Ask for 1 more ${resource}`,
  send: () => 'Make this offer',
  accept: () => 'Accept',
  decline: () => 'Decline',
  blue: ({ card }) => `Play the ${vassalName(card)}`,
  blueMaster: ({ fief }, reader) => `Use the ${myMaster(reader, fief)}`,
  done: () => 'Done',
  hire: ({ card }) => `Hire ${aVassal(card)} for ${hirePrice(card)}`,
  income: ({ card }, { view }) => `${vassalName(card)}: income of ${plural(earnings(card, view.inForce), 'coin')}`,
  field(option, reader) {
    const trades = tradesOf(reader.view, option);
    const fief = myFief(reader, option.fief);
    if (!trades) return `${vassalName(option.card)}: work in the ${fief}`;
    if (!trades.any) return `${vassalName(option.card)}: no trade possible in the ${fief}`;
    return `${vassalName(option.card)}: up to ${plural(trades.times, 'trade')} in the ${fief}`;
  },
  influence: option => `${vassalName(option.card)}: ${effectWords(scrollOf(option))}`,
  upgrade: ({ fief }, reader) => `Upgrade the ${myFief(reader, fief)} for ${bagWords(upgradeOf(reader.view, fief))}`,
  build: ({ buy }) => `Build ${buyWords(BUYS[buy])}`,
  hireMaster: () => 'Hire a master: draw more, then choose',
  hireCathedral: ({ master }) => `Hire the ${masterName(master)} for ${bagWords(masterOf(master).cost)}`,
  tap: ({ fief }, reader) => `Use the ${myMaster(reader, fief)}`,
  relocate: ({ from, to }, reader) => `Move the ${myMaster(reader, from)} to the ${myFief(reader, to)}`,
  fire: ({ fief }, reader) => `Fire the ${myMaster(reader, fief)}`,
  market: ({ fief }, reader) => `Trade on the market in the ${myFief(reader, fief)}`,
  propose: ({ to }, { name }) => `Offer ${name(to)} a trade`,
  end: () => 'End the main phase',
});

function buyWords({ lot, halves, cost }: Buy): string {
  return `${lots[lot]} (${vp(halves)}) for ${bagWords(cost)}`;
}

function hirePrice(card: Extract<Option, { kind: 'hire' }>['card']): string {
  const { cost, eliminate } = vassalOf(card);
  return eliminate ? `${bagWords(cost)} and a ${eliminate}` : bagWords(cost);
}

const reasons = phraseByKind<Reason, View>({
  cannotPay: ({ price }) => `You cannot pay ${priceWords(price)}.`,
  cannotPayAny: ({ prices }) => `You cannot pay ${either(prices.map(priceWords))}.`,
  noVictim: ({ category }) => `You need a ${category} in your hand to eliminate.`,
  needsMaster: ({ master }) => `Only the owner of the ${masterName(master)} may build this.`,
  soldOut: () => 'None are left.',
  noIncome: () => 'This vassal has no income.',
  wrongFief: ({ sites }) => `This vassal works in a ${either(sites.map(type => fiefs[type]))} only.`,
  fieldUsed: () => 'All fields of this fief were used this turn.',
  banned: () => 'The weather keeps workers off this fief this round.',
  noInfluence: () => 'You have no influence action left this turn.',
  noTarget: () => 'There is nothing it could take.',
  topLevel: () => 'This fief is at its highest level.',
  noToken: () => 'There are no tokens on it now.',
  noMaster: () => 'No master on display can be hired now.',
  noCity: () => 'You have no fitting city for it.',
  owned: () => 'You have this master already.',
  tapped: () => 'This master was used this turn.',
  noTap: () => 'This master has no action in the main phase.',
  restless: () => 'This master has moved twice already: do something else first.',
  noExchange: () => 'There is nothing to trade here now.',
  asked: () => 'You cannot trade with this player any more this turn.',
});

function part(line: Part): string {
  const count = line.count ?? 0;
  switch (line.what) {
    case 'fief':
      return `${capital(fiefs[typeOf(line)])}, level ${line.count}`;
    case 'half':
      return `${plural(count, 'token')} of ½ VP`;
    case 'full':
      return `${plural(count, 'token')} of 1 VP`;
    case 'guild':
      return `Guild Hall: ${plural(count, 'master')}`;
    default:
      return 'Royal Court: most noble icons';
  }
}

const GROUPS: { readonly [what: string]: string } = {
  fief: 'Fiefs',
  half: 'Tokens of the cathedral',
  full: 'Tokens of the cathedral',
  guild: 'Guild Hall',
  royal: 'Royal Court',
};

const RANKS: { readonly [rank: string]: string } = {
  duke: 'a duke of the realm',
  count: 'a count at court',
  lord: 'a lord of good name',
  steward: 'a steward with hopes',
};

const { scenarios, variants } = choicesIn(catalogueWords, 'None');

const conflict = sentenceByKind<SettingsConflict>({
  scenarioNotYet: ({ scenario, module }) => notYet(catalogueWords.scenario(scenario), module),
  variantNotYet: ({ variant, module }) => notYet(catalogueWords.variant(variant), module),
  tutorialVariant: () => 'the tutorial is played without variant cards',
  ownVariant: ({ scenario }) => `${scenario} is played with its own variant card`,
  eventsAlone: () => 'solitaire is always played with seasonal events',
  practiceInCompany: () => 'the practice option is for solitaire',
  ironAlone: () => 'Iron mode needs an opponent',
  trialAlone: () => 'solitaire already ends with the last event',
  tutorialEvents: () => 'the tutorial is played without seasonal events',
  trialWithoutEvents: () => 'a time trial needs the seasonal events',
  trialCap: () => 'a time trial ends with the 40th event, so the limit of rounds is at least 40',
  soloCap: () => 'solitaire ends with the 40th event, so the limit of rounds is at least 40',
  tradingSeats: () => 'trading needs at least three players',
});

function notYet(name: string, module: string): string {
  return `${name} needs the ${module} module, which is not available yet`;
}

export const en: Phrases<Feudalia> = {
  title: 'Feudalia',
  blurb: 'Rule three fiefs, hire vassals and masters, and build the cathedral before the Tax Collector calls.',
  settings: {
    scenario: { title: 'Scenario', help: 'Which vassals and masters take part, and the goal.', values: scenarios },
    variant: { title: 'Variant card', help: 'Changes the goal or adds a rule.', values: variants },
    wheatStart: { title: 'Wheat start', help: 'Everybody begins with a wheat fief and drafts two more.' },
    quickStart: { title: 'Quick start', help: 'Better decks, fiefs and masters before the first turn.' },
    events: { title: 'Seasonal events', help: 'An event is turned up every round.' },
    timeTrial: { title: 'Time trial', help: 'The game ends with the last event at the latest.' },
    practice: { title: 'Practice', help: 'Solitaire without the events that hit fiefs and hands.' },
    trading: { title: 'Trading', help: 'Players may trade cubes in their turns; for three or more.' },
    iron: { title: 'Iron mode', help: 'The game goes on until one lord is clearly ahead.' },
    reshufflesPerTurn: { title: 'Reshuffles per turn', help: 'How often a deck may be renewed in one turn.' },
    roundCap: { title: 'Most rounds', help: 'The game ends after so many rounds at the latest.' },
  },
  conflict,
  catalogue: catalogueIn(wording, catalogueWords),
  prompt: promptByStep<Frame, View>(prompts, 'Go on'),
  label,
  tell: phraseByKind<Event, View>(logWords.lines),
  log: logIn(logWords),
  why: reasons,
  part,
  group: ({ what }) => GROUPS[what] ?? what,
  sources: [
    { name: 'Fiefs', parts: ['fief'] },
    { name: 'Cathedral', parts: ['half', 'full'] },
    { name: 'Other', parts: ['guild', 'royal'] },
  ],
  tieBreaks: ['the number of noble icons', 'the number of coins', 'the number of cubes'],
  points,
  verdict: ({ rank }) => `You end as ${RANKS[rank ?? 'steward'] ?? 'a lord'}.`,
  board: boardIn(wording, boardWords),
  amounts: amountsIn(wording, boardWords),
  target,
};
