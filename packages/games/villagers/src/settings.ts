import type { Config, Conflict, Settings as Knobs } from '@thorp/kernel';
import { DECK_IDS, grapesAreOut, missingCards, MANY } from './deck.ts';
import type { Settings } from './types.ts';

/** Everything that can be agreed on before a game, and what does not go together (V-16). */

export const settings: Knobs<Settings> = {
  knobs: {
    mode: {
      kind: 'choice',
      values: ['village', 'monastery', 'countess'],
      default: seats => (seats === 1 ? 'monastery' : 'village'),
    },
    countessProfile: {
      kind: 'choice',
      values: ['beta', 'retail', 'retail-beginner', 'retail-hard'],
      default: 'beta',
    },
    events: { kind: 'flag', default: false },
    teams: { kind: 'flag', default: (_, { freeTeam }) => freeTeam !== undefined && freeTeam.length > 0 },
    freeTeam: { kind: 'seats', default: [] },
    specials7: { kind: 'flag', default: false },
    extraGraper: { kind: 'flag', default: false },
    seasonsSetup: { kind: 'flag', default: (_, chosen) => usesSeasons(chosen) },
    extendedLength: { kind: 'flag', default: (_, { seasonsSetup }) => seasonsSetup === true },
    clay: { kind: 'flag', default: (seats, { seasonsSetup }) => seats >= MANY && seasonsSetup === true },
    wool: { kind: 'flag', default: seats => seats >= MANY },
    leather: { kind: 'flag', default: seats => seats >= MANY },
    extraShepherd: { kind: 'flag', default: (_, { seasonsSetup, wool }) => seasonsSetup === true && wool === true },
    extraTanner: { kind: 'flag', default: (_, { seasonsSetup, leather }) => seasonsSetup === true && leather === true },
    firstPlayer: { kind: 'choice', values: ['random', 'seat-0'], default: 'random' },
    foundersFlip: { kind: 'choice', values: ['uncovered-first-round', 'no-food'], default: 'uncovered-first-round' },
    poorestWins: { kind: 'flag', default: false },
    tinyIsland: { kind: 'flag', default: false },
    twinVillages: { kind: 'flag', default: false },
    silverInFirstMarket: { kind: 'flag', default: false },
    sevenStartingCards: { kind: 'flag', default: false },
    leaveOut: { kind: 'subset', values: DECK_IDS, default: [] },
  },
  conflict(config) {
    for (const { clause, clash, message, mend } of CLASHES) {
      if (clash(config.settings, config.seats)) return { clause, message, mend: mend(config.seats) };
    }
    return deckConflict(config);
  },
};

// V-2.17 The seasons setup is used as soon as a module of the expansion is, but not against the Countess.
function usesSeasons({ mode, events, teams, specials7, clay }: Partial<Settings>): boolean {
  return mode !== 'countess' && [events, teams, specials7, clay].includes(true);
}

/** Two settings, or a setting and a number of seats, that do not go together. */
interface Clash {
  readonly clause: string;
  clash(chosen: Settings, seats: number): boolean;
  readonly message: string;
  mend(seats: number): Partial<Settings>;
}

/** V-16.1 The table of what goes together, the first clash first. */
const CLASHES: readonly Clash[] = [
  {
    clause: 'V-16.1',
    clash: ({ mode }, seats) => (mode === 'village') === (seats === 1),
    message: 'one player plays the Monastery or the Countess, two to five play with each other',
    mend: seats => ({ mode: seats === 1 ? 'monastery' : 'village' }),
  },
  {
    clause: 'V-13.8',
    clash: ({ twinVillages }, seats) => twinVillages && seats !== 2,
    message: 'Twin Villages is a 2-player game',
    mend: () => ({ twinVillages: false }),
  },
  {
    clause: 'V-16.3',
    clash: ({ poorestWins, mode }) => poorestWins && mode !== 'village',
    message: 'the poorest village can only win among several players',
    mend: () => ({ poorestWins: false }),
  },
  {
    clause: 'V-15.20',
    clash: ({ countessProfile, mode }) => countessProfile !== 'beta' && mode !== 'countess',
    message: 'a profile of the Countess needs the Countess',
    mend: () => ({ countessProfile: 'beta' }),
  },
  {
    clause: 'V-16.1',
    clash: ({ mode, events }) => mode === 'countess' && events,
    message: 'the Events module does not go with the Countess',
    mend: () => ({ events: false }),
  },
  {
    clause: 'V-16.1',
    clash: ({ mode, specials7 }) => mode === 'countess' && specials7,
    message: 'the Countess is played without Specials',
    mend: () => ({ specials7: false }),
  },
  {
    clause: 'V-15.1',
    clash: ({ mode, seasonsSetup }) => mode === 'countess' && seasonsSetup,
    message: 'the Countess has a setup of her own',
    mend: () => ({ seasonsSetup: false }),
  },
  {
    clause: 'V-14.1',
    clash: ({ mode, events, seasonsSetup }) => mode === 'monastery' && events && !seasonsSetup,
    message: 'the Monastery with Events needs the seasons setup',
    mend: () => ({ seasonsSetup: true }),
  },
  {
    clause: 'V-2.17',
    clash: ({ extendedLength, seasonsSetup }) => extendedLength && !seasonsSetup,
    message: 'only the seasons setup has longer stacks',
    mend: () => ({ extendedLength: false }),
  },
  {
    clause: 'V-2.4',
    clash: ({ wool, leather }, seats) => seats >= MANY && !(wool && leather),
    message: 'with four or more players Wool and Leather are in',
    mend: () => ({ wool: true, leather: true }),
  },
  {
    clause: 'V-2.10',
    clash: ({ seasonsSetup, clay, extraShepherd, extraTanner }, seats) =>
      seats >= MANY && seasonsSetup && !(clay && extraShepherd && extraTanner),
    message: 'the seasons setup with four or more players needs Clay, the extra Shepherd and the extra Tanner',
    mend: () => ({ clay: true, extraShepherd: true, extraTanner: true }),
  },
  {
    clause: 'V-12.5',
    clash: ({ extraShepherd, wool }) => extraShepherd && !wool,
    message: 'the extra Shepherd comes with the Wool suit',
    mend: () => ({ extraShepherd: false }),
  },
  {
    clause: 'V-12.5',
    clash: ({ extraTanner, leather }) => extraTanner && !leather,
    message: 'the extra Tanner comes with the Leather suit',
    mend: () => ({ extraTanner: false }),
  },
  {
    clause: 'V-13.4',
    clash: (chosen, seats) => chosen.extraGraper && grapesAreOut({ seats, settings: chosen }),
    message: 'with Clay, Wool or Leather in a game for up to three the whole Grapes suit is out',
    mend: () => ({ extraGraper: false }),
  },
  {
    clause: 'V-11.4',
    clash: ({ teams, freeTeam }) => !teams && freeTeam.length > 0,
    message: 'a free Team needs the Teams module',
    mend: () => ({ teams: true }),
  },
];

// V-2.19 A deck that cannot fill Road, stacks and hands is refused with the missing number.
function deckConflict(config: Config<Settings>): Conflict<Settings> | null {
  const missing = missingCards(config);
  if (missing <= 0) return null;
  return {
    clause: 'V-2.19',
    message: `the deck is ${missing} short for Road, stacks and hands`,
    mend: mendDeck(config),
  };
}

function mendDeck(config: Config<Settings>): Partial<Settings> {
  const { settings: chosen } = config;
  if (chosen.sevenStartingCards) return { sevenStartingCards: false };
  const leaveOut = chosen.leaveOut.slice();
  while (missingCards({ ...config, settings: { ...chosen, leaveOut } }) > 0) leaveOut.pop();
  return { leaveOut };
}
