import { sentenceByKind } from '@thorp/kernel';
import type { SettingsConflict } from '../../types.ts';

/** Why settings do not go together. */
export const conflict = sentenceByKind<SettingsConflict>({
  modeForSeats: () => 'one player plays the Monastery or the Countess, two to five play with each other',
  twinSeats: () => 'Twin Villages is a 2-player game',
  poorestAlone: () => 'the poorest village can only win among several players',
  profileWithoutCountess: () => 'a profile of the Countess needs the Countess',
  countessEvents: () => 'the Events module does not go with the Countess',
  countessSpecials: () => 'the Countess is played without Specials',
  countessSetup: () => 'the Countess has a setup of her own',
  longerStacks: () => 'only the seasons setup has longer stacks',
  fullSuits: () => 'with four or more players Wool and Leather are in',
  fullSeasons: () => 'the seasons setup with four or more players needs Clay, the extra Shepherd and the extra Tanner',
  shepherdWithoutWool: () => 'the extra Shepherd comes with the Wool suit',
  tannerWithoutLeather: () => 'the extra Tanner comes with the Leather suit',
  graperWithoutGrapes: () => 'with Clay, Wool or Leather in a game for up to three the whole Grapes suit is out',
  freeTeamWithoutTeams: () => 'a free Team needs the Teams module',
  shortDeck: ({ missing }) => `the deck is ${missing} short for Road, stacks and hands`,
});
