import type { CatalogueEntry } from '@thorp/kernel';
import { BETA_SUMMER, BETA_WINTER, RETAIL_SUMMER, RETAIL_WINTER, type CountessEvent } from '../cards/countess.ts';
import { DRAFTING_PRIORITY } from '../cards/monastery.ts';
import { plural } from './words.ts';

/** What can be looked up about the solo modes: the events of the Countess, the Jester and the rows of the Monastery. */

const BETA_TEXTS: { readonly [E in keyof typeof BETA_SUMMER | keyof typeof BETA_WINTER]: string } = {
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
};

const RETAIL_TEXTS: { readonly [E in keyof typeof RETAIL_SUMMER | keyof typeof RETAIL_WINTER]: string } = {
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
};

const JESTER: CatalogueEntry = {
  id: 'jester',
  group: 'Countess, retail',
  name: 'The Jester',
  lines: ['Once in a game: discard an event of the Countess before it acts. Not in the hard game.'],
};

export const soloEntries: readonly CatalogueEntry[] = [
  ...countessEntries('beta', 'Countess: Summer', BETA_SUMMER, BETA_TEXTS),
  ...countessEntries('beta', 'Countess: Winter', BETA_WINTER, BETA_TEXTS),
  ...countessEntries('retail', 'Countess, retail: Summer', RETAIL_SUMMER, RETAIL_TEXTS),
  ...countessEntries('retail', 'Countess, retail: Winter', RETAIL_WINTER, RETAIL_TEXTS),
  JESTER,
  ...DRAFTING_PRIORITY.map(priorityEntry),
];

function countessEntries<Id extends string>(
  profile: string,
  group: string,
  deck: { readonly [I in Id]: CountessEvent },
  texts: { readonly [I in NoInfer<Id>]: string },
): CatalogueEntry[] {
  return (Object.keys(deck) as Id[]).map(id => {
    const { name, copies, recon } = deck[id];
    const lines = [texts[id], `${plural(copies, 'card')} in the deck.`];
    return { id: `countess-${profile}:${id}`, group, name, lines, ...(recon === null ? {} : { reconstructed: recon }) };
  });
}

/** V-14.4 Of the rows only the beginning of the first is attested. */
function priorityEntry(row: readonly string[], i: number): CatalogueEntry {
  return {
    id: priorityId(i),
    group: 'Monastery',
    name: `Round ${i + 1}`,
    lines: [`After each draft a villager of the Road joins the Monastery. Most wanted first: ${row.join(', ')}.`],
    reconstructed: i === 0 ? 'the order after builder and food' : 'the order of the symbols',
  };
}

/** The row of a round, counted from 0. */
export function priorityId(i: number): string {
  return `priority:${i}`;
}
