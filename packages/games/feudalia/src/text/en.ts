import { phraseByKind, promptByStep, sentenceByKind, type Part, type Phrases } from '@thorp/kernel';
import { BUYS, type Buy } from '../cards/board.ts';
import { masterOf } from '../cards/masters.ts';
import { scenarioOf } from '../cards/scenarios.ts';
import { vassalOf } from '../cards/vassals.ts';
import { earnings } from '../steps/vassals.ts';
import type { Event, Feudalia, Frame, Loss, Option, Reason, SettingsConflict, View } from '../types.ts';
import { boardIn } from './board.ts';
import { catalogueIn, choicesIn } from './catalogue.ts';
import { boardWords } from './en/board.ts';
import { catalogueWords } from './en/catalogue.ts';
import { plural, PURCHASES, wording } from './en/words.ts';
import { coinsOf, scrollOf, typeOf, upgradeOf, type Prompts } from './lookup.ts';
import { target } from './targets.ts';
import { points } from './words.ts';

const {
  bagWords,
  cardName,
  cardNames,
  cubeWords,
  effectWords,
  events,
  fiefName,
  fiefs,
  lots,
  masterName,
  myFief,
  myMaster,
  priceWords,
  vassalName,
  vp,
} = wording;

const LOSSES: Readonly<Record<Loss, string>> = {
  tax: 'The Tax Collector',
  raid: 'Raiders',
  limit: 'No more than 12 cubes stay in a fief',
};

const prompts: Prompts = {
  draft: () => 'Keep one of the fiefs',
  triple: () => 'You hold three fiefs of one type: keep them, or replace one',
  specialist: () => 'Choose a specialist in place of one of your Serfs',
  freeVassal: () => 'Add a vassal with a coin cost below 5 to your deck',
  sacrifice: ({ card }) => `Which card do you eliminate for the ${vassalName(card)}?`,
  quick: (_, { view }) => `Quick start: ${plural(coinsOf(view), 'step')} left`,
  invite: ({ master }) => `Choose a city for the ${masterName(master)}`,
  plague: ({ left }) => `Black plague: destroy ${plural(left, 'card')}`,
  raid: () => 'Raids: spend cards to defend a fief?',
  lose: ({ fief, left, why }, reader) => `${LOSSES[why]}: ${plural(left, 'cube')} of the ${myFief(reader, fief)}`,
  taxIncome: () => 'The Tax Collector takes half the income of your hand: choose a card',
  main: () => 'Choose an action, or end your main phase',
  victim: ({ category }) => `Eliminate a ${category} from your hand`,
  discount: ({ on, price }) => `Use a discount for this ${PURCHASES[on]}? It costs ${priceWords(price)}`,
  waive: ({ left }) => `Discount: take ${plural(left, 'cube')} off the price`,
  pay: ({ cubes }) => `Still to pay: ${cubeWords(cubes)}`,
  store: ({ cubes }) => `Put away: ${cubeWords(cubes)}`,
  pickMaster: () => 'Hire one of the masters on display',
  pickCity: ({ master }) => `Choose a city for the ${masterName(master)}`,
  makeRoom: ({ fief }, reader) => `Make room in the ${myFief(reader, fief)}`,
  under: () => 'Put a master under the deck',
  gain: ({ left }) => `Take ${plural(left, 'cube')}`,
  trade: ({ fief, by, left }, reader) =>
    `${by === 'market' ? 'Market' : cardName(by)} in the ${myFief(reader, fief)}: up to ${plural(left, 'exchange')}`,
  market: ({ fief }, reader) => `Market in the ${myFief(reader, fief)}: choose an exchange`,
  cycle: ({ left }) => `Discard up to ${plural(left, 'more card')}, then draw as many as you discarded`,
  recall: () => 'Take a played vassal back into your hand',
  regain: ({ to }) =>
    `Take a card of your discard pile ${to === 'hand' ? 'into your hand' : 'to the top of your deck'}`,
  eliminate: ({ left }) => `Eliminate up to ${plural(left, 'card')}`,
  move: ({ left }) => `Move up to ${plural(left, 'cube')} between your fiefs`,
  lay: ({ fief }, reader) => `Lay cubes of the ${myFief(reader, fief)} on the ${myMaster(reader, fief)}`,
  host: () => 'Which vassal stays with the Hotelier?',
  hold: ({ left }) => `Keep up to ${plural(left, 'card')} in hand`,
  spy: () => 'Whose hand do you want to see?',
  offer: ({ to, give, ask }, { name }) => `Your offer to ${name(to)}: ${cubeWords(give)} for ${cubeWords(ask)}`,
  answer: ({ from, give, ask }, { name }) => `${name(from)} offers ${cubeWords(give)} for ${cubeWords(ask)}`,
  blue: () => 'Final phase: play blue cards, or go on',
};

const ZONES = { hand: 'your hand', discard: 'your discard pile', deck: 'your deck' } as const;

const label = phraseByKind<Option, View>({
  keepFief: ({ fief }) => `Keep the ${fief} fief`,
  keepAll: () => 'Keep all three',
  replace: () => 'Replace one',
  specialist: ({ card }) => `Take a ${vassalName(card)}`,
  recruit: ({ card }) => `Take a ${vassalName(card)}`,
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
  eliminate: ({ card, zone }) => `Eliminate a ${vassalName(card)} from ${ZONES[zone]}`,
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
  hire: ({ card }) => `Hire a ${vassalName(card)} for ${hirePrice(card)}`,
  income: ({ card }, { view }) => `${vassalName(card)}: income of ${plural(earnings(card, view.inForce), 'coin')}`,
  field: ({ card, fief }, reader) => `${vassalName(card)}: work in the ${myFief(reader, fief)}`,
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

const tell = phraseByKind<Event, View>({
  fiefKept: ({ seat, fief }, { name }) => `${name(seat)} keeps a ${fief} fief`,
  fiefReplaced: ({ seat, fief, by }, { name }) => `${name(seat)} replaces a ${fief} fief by a ${by} fief`,
  mastersShown: ({ masters }) => `Masters for hire: ${cardNames(masters)}`,
  specialist: ({ seat, card }, { name }) => `${name(seat)} takes a ${vassalName(card)} in place of a Serf`,
  recruited: ({ seat, card, forToken }, { name }) =>
    `${name(seat)} takes a ${vassalName(card)}${forToken ? ' for a ½ VP token' : ''}`,
  stepLost: ({ seat }, { name }) => `${name(seat)} loses a step`,
  passed: ({ seat }, { name }) => `${name(seat)} passes`,
  round: ({ round }) => `Round ${round}`,
  event: ({ event, ignored }) =>
    `${event.season} ${event.level}: ${events[event.effect]}${ignored ? ' (no effect here)' : ''}`,
  tokenRemoved: ({ lot }) => `A token leaves the ${lots[lot]}`,
  turn: ({ seat }, { name }) => `${name(seat)} begins a turn`,
  guestBack: ({ seat, card }, { name }) => `${name(seat)} takes the ${vassalName(card)} back from the Hotelier`,
  woke: ({ seat, master }, { name }) => `The ${masterName(master)} of ${name(seat)} acts`,
  taxed: ({ seat, by }, { name }) =>
    `The Tax Collector visits ${name(seat)}${{ cubes: '', income: ' and takes income', hand: ': the hand is discarded' }[by]}`,
  lost: ({ seat, fief, resource, n }, reader) =>
    `${reader.name(seat)} gives up ${n} ${resource} of the ${fiefName(reader, seat, fief)}`,
  surrendered: ({ seat, card }, { name }) => `${name(seat)} plays a ${vassalName(card)} for the tax`,
  hired: ({ seat, card }, { name }) => `${name(seat)} hires a ${vassalName(card)}`,
  eliminated: ({ seat, card }, { name }) => `${name(seat)} eliminates a ${vassalName(card)}`,
  income: ({ seat, card, coins }, { name }) =>
    `${name(seat)} earns ${plural(coins, 'coin')} with a ${vassalName(card)}`,
  field: ({ seat, card, fief }, reader) =>
    `${reader.name(seat)} plays a ${vassalName(card)} in the ${fiefName(reader, seat, fief)}`,
  influence: ({ seat, card }, { name }) => `${name(seat)} plays a ${vassalName(card)} for its influence`,
  blue: ({ seat, card }, { name }) => `${name(seat)} uses the ${cardName(card)}`,
  tapped: ({ seat, master }, { name }) => `${name(seat)} uses the ${masterName(master)}`,
  upgraded: ({ seat, fief, level }, reader) =>
    `${reader.name(seat)} upgrades the ${fiefName(reader, seat, fief)} to level ${level}`,
  built: ({ seat, lot, halves }, { name }) => `${name(seat)} builds for ${vp(halves)} (${lots[lot]})`,
  phase: ({ phase, finished }, { view }) =>
    finished
      ? 'The cathedral is finished'
      : `The cathedral enters phase ${phase + 1} of ${scenarioOf(view.settings.scenario).cathedralPhases}`,
  masterHired: ({ seat, master, fief }, reader) =>
    `${reader.name(seat)} hires the ${masterName(master)} for the ${fiefName(reader, seat, fief)}`,
  masterUnder: ({ seat, master }, { name }) => `${name(seat)} puts the ${masterName(master)} under the deck`,
  relocated: ({ seat, master, to }, reader) =>
    `The ${masterName(master)} of ${reader.name(seat)} moves to the ${fiefName(reader, seat, to)}`,
  fired: ({ seat, master }, { name }) => `${name(seat)} fires the ${masterName(master)}`,
  discount: ({ seat, coins, cubes }, { name }) =>
    `${name(seat)} uses a discount of ${coins > 0 ? plural(coins, 'coin') : plural(cubes, 'cube')}`,
  gained: ({ seat, fief, resource, n }, reader) =>
    `${reader.name(seat)}: ${n} ${resource} into the ${fiefName(reader, seat, fief)}`,
  coins: ({ seat, n }, { name }) => `${name(seat)} takes ${plural(n, 'coin')}`,
  exchanged: ({ seat, give, get }, { name }) => `${name(seat)} trades ${bagWords(give)} for ${bagWords(get)}`,
  drew: ({ seat, n }, { name }) => `${name(seat)} draws ${plural(n, 'card')}`,
  drewCards: ({ cards }) => `You drew ${cardNames(cards)}`,
  shuffled: ({ seat }, { name }) => `${name(seat)} shuffles the discard pile into a new deck`,
  discarded: ({ seat, card }, { name }) => `${name(seat)} discards a ${vassalName(card)}`,
  recalled: ({ seat, card }, { name }) => `${name(seat)} takes the ${vassalName(card)} back`,
  regained: ({ seat, card, to }, { name }) =>
    `${name(seat)} takes a ${vassalName(card)} from the discard pile ${to === 'hand' ? 'into the hand' : 'to the top of the deck'}`,
  moved: ({ seat, resource, from, to }, reader) =>
    `${reader.name(seat)} moves 1 ${resource} from the ${fiefName(reader, seat, from)} to the ${fiefName(reader, seat, to)}`,
  laid: ({ seat, resource }, { name }) => `${name(seat)} puts 1 ${resource} out of reach`,
  hosted: ({ seat, card }, { name }) => `The ${vassalName(card)} of ${name(seat)} stays with the Hotelier`,
  held: ({ seat }, { name }) => `${name(seat)} keeps a card in hand`,
  handShown: ({ seat, on }, { name }) => `${name(on)} shows ${name(seat)} the hand`,
  handSeen: ({ on, cards }, { name }) => `${name(on)} holds ${cardNames(cards)}`,
  offered: ({ seat, to, give, ask }, { name }) =>
    `${name(seat)} offers ${name(to)} ${cubeWords(give)} for ${cubeWords(ask)}`,
  accepted: ({ seat }, { name }) => `${name(seat)} accepts`,
  declined: ({ seat }, { name }) => `${name(seat)} declines`,
  court: ({ seat, cards, coins }, { name }) =>
    `${name(seat)}: ${plural(cards, 'card')} at court for ${plural(coins, 'coin')}`,
  saved: ({ seat, coins }, { name }) => `${name(seat)} saves ${plural(coins, 'coin')}`,
  defended: ({ seat, card, fief }, reader) =>
    `${reader.name(seat)} defends the ${fiefName(reader, seat, fief)} with a ${vassalName(card)}`,
  reached: ({ seat }, { name }) => `${name(seat)} brings on the end of the game`,
  out: ({ seat }, { name }) => `${name(seat)} is out of the game`,
  over: () => 'The game is over',
});

const reasons = phraseByKind<Reason, View>({
  cannotPay: ({ price }) => `You cannot pay ${priceWords(price)}.`,
  noVictim: ({ category }) => `You need a ${category} in your hand to eliminate.`,
  needsMaster: ({ master }) => `Only the owner of the ${masterName(master)} may build this.`,
  soldOut: () => 'None are left.',
  noIncome: () => 'This vassal has no income.',
  wrongFief: () => 'This vassal cannot work in that fief.',
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
      return `${fiefs[typeOf(line)]} of level ${line.count}`;
    case 'half':
      return plural(count, '½ VP token');
    case 'full':
      return plural(count, '1 VP token');
    case 'guild':
      return `Guild Hall: ${plural(count, 'master')}`;
    default:
      return 'Royal Court: most noble icons';
  }
}

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
  tell,
  why: reasons,
  part,
  tieBreaks: ['the number of noble icons', 'the number of coins', 'the number of cubes'],
  points,
  verdict: ({ rank }) => `You end as ${RANKS[rank ?? 'steward'] ?? 'a lord'}.`,
  board: boardIn(wording, boardWords),
  target,
};
