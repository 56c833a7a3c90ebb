import type { Phrases } from '@thorp/kernel';
import type { Villagers } from '../../types.ts';
import { entryNames } from '../catalogue.ts';
import { catalogue } from './catalogue.ts';

/** The words of the settings. */
export const settings: Phrases<Villagers>['settings'] = {
  mode: {
    title: 'Mode',
    help: 'Who plays: several villages, or one person alone.',
    values: {
      village: 'Two to five villages',
      monastery: 'Alone beside the Monastery, for a rank',
      countess: 'Alone against the Countess',
    },
  },
  countessProfile: {
    title: 'The Countess',
    help: 'Which version of her decks and rules.',
    values: {
      beta: 'Beta 2',
      retail: 'Retail',
      'retail-beginner': 'Retail, for beginners',
      'retail-hard': 'Retail, hard',
    },
  },
  events: {
    title: 'Events',
    help: 'An Event of every season lies under a stack and happens when that stack is empty.',
  },
  teams: { title: 'Teams', help: 'Two hand cards buy a Builder Team or a Harvest Team, one for each village.' },
  freeTeam: { title: 'Free Teams', help: 'Seats that get their Team for nothing, for beginners.' },
  specials7: {
    title: 'New Specials',
    help: 'Engineer, Inventor, Jack ’O Trades, Forager, Tentmaker, Leader and Merchant join the deck.',
  },
  extraGraper: { title: 'Extra Graper', help: 'A third Graper joins the deck.' },
  seasonsSetup: {
    title: 'Seasons setup',
    help: 'The Road is dealt at random, and with four or more players Clay and the extra copies join the deck.',
  },
  extendedLength: { title: 'Longer game', help: 'Higher stacks: about one more round.' },
  clay: { title: 'Clay suit', help: 'Clay villagers join the deck; with up to three players they replace Grapes.' },
  wool: { title: 'Wool suit', help: 'Wool villagers join the deck; with up to three players they replace Grapes.' },
  leather: {
    title: 'Leather suit',
    help: 'Leather villagers join the deck; with up to three players they replace Grapes.',
  },
  extraShepherd: { title: 'Extra Shepherd', help: 'A third Shepherd joins the Wool suit.' },
  extraTanner: { title: 'Extra Tanner', help: 'A third Tanner joins the Leather suit.' },
  firstPlayer: {
    title: 'First player',
    help: 'Who begins the first round.',
    values: { random: 'By lot', 'seat-0': 'The first seat' },
  },
  foundersFlip: {
    title: 'Founders flip',
    help: 'When the Founders turn from their gold side to their food side, at the end of a build turn.',
    values: {
      'uncovered-first-round': 'In round 1, if nothing lies on them',
      'no-food': 'In any round, if the village has no food',
    },
  },
  poorestWins: {
    title: 'Poorest Village Wins',
    help: 'Least gold wins, but with Twin Villages the smallest difference decides; all draft and build actions must be used.',
  },
  tinyIsland: { title: 'Tiny Island', help: 'The bank opens no padlocks.' },
  twinVillages: {
    title: 'Twin Villages',
    help: 'One person plays both villages and makes them as even as possible.',
  },
  silverInFirstMarket: { title: 'Silver twice', help: 'Silver is scored in the First Market too.' },
  sevenStartingCards: { title: 'Seven cards', help: 'Everybody starts with seven cards instead of five.' },
  leaveOut: { title: 'Leave out', help: 'Villagers that are left out of the deck.', values: entryNames(catalogue) },
};
