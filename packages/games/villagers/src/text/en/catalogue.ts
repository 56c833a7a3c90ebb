import type { Silver } from '../../cards/card.ts';
import { catalogueIn, type CatalogueWords } from '../catalogue.ts';
import { names, plural } from './words.ts';

const words: CatalogueWords = {
  verbs: {
    'stand in':
      'Stands for any villager of a chain but the top one. Built in one go with the villager on it: two build actions. As the bottom card it carries two villagers of one suit.',
    swap: 'Takes the place of a covered villager in any village, who is at once built in your village by the usual rules. One build action. Never takes Teams, stand-ins or another player’s Founders.',
    'free padlocks': 'For the rest of your build turn your padlocks may be opened for nothing.',
    smuggle: 'Gain half the printed gold of one villager in your village whose gold is active, rounded up.',
    'expose branch': 'Goes on top of any chain. Every symbol below it in that branch is active.',
    'gold per villager below':
      'Goes on top of any chain. At once gain 5 gold for every villager below it in that branch.',
    'bottom of two suits': 'The bottom of any chain; its two branches may belong to different suits.',
    'draft more': 'Two more drafts in this draft phase, beyond the limit of five.',
    'build more': 'Two more build actions in this build turn, beyond the limit of five.',
    'take basics': 'Take up to two Basic villagers without returning a card, outside the limit of three.',
    'fill keyring':
      'Choose a villager in your village with an active keyring: the bank puts as much gold on it as the keyring says.',
  },
  events: {
    festivals:
      'Everybody draws three cards from the Reserve; then everybody returns two hand cards to it; then it is shuffled.',
    townsfolk: 'All stacks are turned over as a whole and stay face-up until the next build phase starts.',
    returnees: 'In turn order: look through a stack, take one villager into hand, shuffle the stack and put it back.',
    developments: 'Everybody gains 2 gold for each hand card.',
    weddings: 'Everybody passes a hand card to the player on the right, face-down; all pick up afterwards.',
    nobles: 'The bank puts 5 gold on every villager of the Road.',
    travellers: 'The bank puts 2 gold on each villager with an active keyring, in every village.',
    caravans: 'Everybody scores all active silver, and nothing else.',
    merchants:
      'Everybody scores one own chain with both branches: active gold, silver and the coins on it, which stay.',
    castellans: 'Everybody may build one villager from hand, and may exchange one hand card for a Basic.',
    pilgrims: 'Everybody may build one villager from the discard pile, and may exchange one hand card for a Basic.',
    envoys: 'Everybody gains half the gold of one hand card that shows gold, rounded up, and discards it.',
  },
  eventGroups: {
    spring: 'Events: Spring',
    summer: 'Events: Summer',
    autumn: 'Events: Autumn',
    winter: 'Events: Winter',
  },
  discarded: 'No build action; goes to the discard pile.',
  noSymbols: 'No symbols.',
  startsOnRoad: 'that one copy starts on the Road',
  goesOn: name => `Goes on ${name}.`,
  carries: villagers => `Carries ${plural(villagers, 'villager')}.`,
  padlock: name => `Padlock: unlocked by ${name}.`,
  symbols: (count, suit) => `${count} ${suit} symbols.`,
  food: amount => `Food: ${amount}.`,
  builder: amount => `Builder: ${amount}.`,
  gold: amount => `Gold: ${amount}.`,
  silver: formula => `Silver: ${silverText(formula)}.`,
  keyring: number => `Keyring: ${number} cards of the base game need it.`,

  beta: {
    'guild-conspiracy': 'The bank puts 2 gold on each of her villagers with a keyring.',
    abduction: 'You discard a hand card.',
    'value-added-tax': 'In your build phase the bank asks 4 gold to open a padlock.',
    conscription: 'At the end of the draft she takes the top card of the rightmost stack.',
    betrayer: 'One of your top villagers, not a Basic, moves to her village.',
    'sinister-banquet': 'She gains 3 gold for each food in her village.',
    serfdom: 'In your build phase the card you give for a Basic goes to her village.',
    customs: 'You pay her 1 gold for each villager of the suit you have most of.',
    'trade-network': 'She scores her best silver villager.',
    blackmail: 'She scores the highest printed gold in your village.',
    arrest: 'You discard one of your top villagers, not a Basic.',
    ransom: 'You pay her 2 gold for each hand card.',
    'spy-network': 'She gains the value of one of your silver villagers.',
    'protection-money': 'She gains 3 gold for each of your villagers with coins on it.',
  },
  retail: {
    'sinister-banquet': 'She gains 2 gold for each food in her village.',
    'mood-swing': 'Replaced by a new event of the same deck, which is resolved at once.',
    'black-market': 'You both score silver.',
    'value-added-tax': 'You pay 1 gold for each gold symbol in your village.',
    'land-claim': 'You pay 2 gold for each Basic in your village.',
    'temporary-employment': 'She gains 2 gold for each different suit in your hand.',
    bribes: 'The bank puts gold on one of her keyring villagers, as much as the keyring says.',
    serfdom: 'In your build phase the card you give for a Basic goes to her village.',
    customs: 'You pay 1 gold for each villager of the suit you have most of.',
    'guild-conspiracy': 'The bank puts 2 gold on each of her villagers with a keyring.',
    betrayer: 'One of your top villagers, not a Basic, moves to her village.',
    'countess-bank': 'In your build phase the bank asks 3 gold to open a padlock.',
    'dark-mood': 'When revealed, replaced by two new events.',
    'it-was-you': 'The Jester must be used this round.',
    arson: 'One build action fewer, or pay 3 gold to the bank.',
    conscription: 'She takes a card from a stack or the Reserve.',
    tribute: 'You pay 1 gold for each hand card.',
    'protection-money': 'You pay as much gold as lies on one of your villagers.',
    'trade-network': 'She scores one silver villager of her village.',
    'spy-network': 'She gains the value of one of your silver villagers.',
    blackmail: 'She scores the highest printed gold in your village.',
    abduction: 'You discard a hand card.',
    arrest: 'You discard one of your top villagers, not a Basic.',
    rats: 'One draft fewer, or pay 3 gold to the bank.',
  },
  countessGroups: {
    betaSummer: 'Countess: Summer',
    betaWinter: 'Countess: Winter',
    retailSummer: 'Countess, retail: Summer',
    retailWinter: 'Countess, retail: Winter',
  },
  jester: {
    group: 'Countess, retail',
    name: 'The Jester',
    lines: ['Once in a game: discard an event of the Countess before it acts. Not in the hard game.'],
  },
  monastery: 'Monastery',
  inDeck: copies => `${plural(copies, 'card')} in the deck.`,
  roundNumber: round => `Round ${round}`,
  priority: symbols =>
    `After each draft a villager of the Road joins the Monastery. Most wanted first: ${symbols.join(', ')}.`,
  priorityReconstructed: round => (round === 1 ? 'the order after builder and food' : 'the order of the symbols'),
  reconstructed: what => what,
};

function silverText(silver: Silver): string {
  const each = silver.per === 1 ? 'each' : `every ${silver.per}`;
  const s = silver.per === 1 ? '' : 's';
  switch (silver.of) {
    case 'food':
      return `${silver.amount} for ${each} active food`;
    case 'builder':
      return `${silver.amount} for ${each} active builder${s}`;
    case 'gold symbols':
      return `${silver.amount} for ${each} active gold symbol${s}`;
    case 'padlocks':
      return `${silver.amount} for ${each} padlock${s}`;
    case 'suit symbols':
      return `${silver.amount} for ${each} ${names.suitName(silver.suit)} symbol${s}`;
    case 'printed gold':
      return `the active gold printed on your ${names.suitName(silver.suit)} villagers`;
    case 'coins on one villager':
      return 'the coins on one of your villagers';
  }
}

export const catalogue = catalogueIn(names, words);
