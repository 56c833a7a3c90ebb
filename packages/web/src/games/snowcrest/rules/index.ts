import { VILLAGERS } from '@thorp/snowcrest/cards';
import type { GameRulebook } from '../../../rulebook/types.ts';

/** The rules of Snowcrest for people. */
export const rulebook: GameRulebook = {
  letter: 'S',
  text: {
    en: () => import('./en.ts').then(({ en }) => en),
    de: () => import('./de.ts').then(({ de }) => de),
  },
  pictures: () => import('./pictures.tsx'),
  steps: {
    buy: 'setup',
    main: 'turn',
    slot: 'add',
    action: 'activate',
    offer: 'activate',
    pay: 'paying',
    gold: 'paying',
    item: 'offerings',
    source: 'offerings',
    giveCard: 'offerings',
    giveVillager: 'offerings',
    giveTile: 'offerings',
    returnTile: 'buildings',
    build: 'buildings',
    effort: 'meditation',
    chant: 'solo',
    answer: 'meditation',
    oneOf: 'activate',
    retrieve: 'named',
    redraw: 'named',
    trade: 'named',
    recruit: 'named',
    copy: 'named',
  },
  cardSection,
};

/** Villagers with their own rules. */
const NAMED = [
  'gardener',
  'poet',
  'abbot',
  'great_abbot',
  'nun',
  'mystic',
  'merchant',
  'recruiter',
  'officer',
  'scholar',
];
const TILES = ['farm', 'forge', 'shrine'];

function cardSection(card: string): string {
  if (NAMED.includes(card)) return 'named';
  if (card === 'hermit') return 'omens';
  if (card.startsWith('guardian')) return 'veneration';
  if (card.startsWith('forest') || card === 'juniper') return 'juniper';
  if (card.startsWith('ach')) return 'achievements';
  if (TILES.includes(card)) return 'buildings';
  return VILLAGERS.some(({ id }) => id === card) ? 'villager' : 'paying';
}
