import type { Config, Conflict, Settings as Knobs } from '@thorp/kernel';
import { copiesIfIn, DECK_IDS, grapesAreOut, missingCards, MANY } from './deck.ts';
import type { Settings, SettingsConflict } from './types.ts';

/** All settings of the game, and their conflicts (V-16). */

export const settings: Knobs<Settings, SettingsConflict> = {
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
    for (const { kind, clause, applies, mend } of CONFLICTS) {
      if (applies(config.settings, config.seats)) return { kind, clause, mend: mend(config.seats) };
    }
    return deckConflict(config);
  },
};

// V-2.17 The seasons setup is used with any module of the expansion, but not against the Countess.
function usesSeasons({ mode, events, teams, specials7, clay }: Partial<Settings>): boolean {
  return mode !== 'countess' && [events, teams, specials7, clay].includes(true);
}

/** A conflict between two settings, or between a setting and a number of seats. */
interface ConflictRule {
  readonly kind: Exclude<SettingsConflict['kind'], 'shortDeck'>;
  readonly clause: string;
  applies(chosen: Settings, seats: number): boolean;
  mend(seats: number): Partial<Settings>;
}

/** V-16.1 The table of conflicts; the first one that applies is reported. */
const CONFLICTS: readonly ConflictRule[] = [
  {
    kind: 'modeForSeats',
    clause: 'V-16.1',
    applies: ({ mode }, seats) => (mode === 'village') === (seats === 1),
    mend: seats => ({ mode: seats === 1 ? 'monastery' : 'village' }),
  },
  {
    kind: 'twinSeats',
    clause: 'V-13.8',
    applies: ({ twinVillages }, seats) => twinVillages && seats !== 2,
    mend: () => ({ twinVillages: false }),
  },
  {
    kind: 'poorestAlone',
    clause: 'V-16.3',
    applies: ({ poorestWins, mode }) => poorestWins && mode !== 'village',
    mend: () => ({ poorestWins: false }),
  },
  {
    kind: 'profileWithoutCountess',
    clause: 'V-15.20',
    applies: ({ countessProfile, mode }) => countessProfile !== 'beta' && mode !== 'countess',
    mend: () => ({ countessProfile: 'beta' }),
  },
  {
    kind: 'countessEvents',
    clause: 'V-16.1',
    applies: ({ mode, events }) => mode === 'countess' && events,
    mend: () => ({ events: false }),
  },
  {
    kind: 'countessSpecials',
    clause: 'V-16.1',
    applies: ({ mode, specials7 }) => mode === 'countess' && specials7,
    mend: () => ({ specials7: false }),
  },
  {
    kind: 'countessSetup',
    clause: 'V-15.1',
    applies: ({ mode, seasonsSetup }) => mode === 'countess' && seasonsSetup,
    mend: () => ({ seasonsSetup: false }),
  },
  {
    kind: 'longerStacks',
    clause: 'V-2.17',
    applies: ({ extendedLength, seasonsSetup }) => extendedLength && !seasonsSetup,
    mend: () => ({ extendedLength: false }),
  },
  {
    kind: 'fullSuits',
    clause: 'V-2.4',
    applies: ({ wool, leather }, seats) => seats >= MANY && !(wool && leather),
    mend: () => ({ wool: true, leather: true }),
  },
  {
    kind: 'fullSeasons',
    clause: 'V-2.10',
    applies: ({ seasonsSetup, clay, extraShepherd, extraTanner }, seats) =>
      seats >= MANY && seasonsSetup && !(clay && extraShepherd && extraTanner),
    mend: () => ({ clay: true, extraShepherd: true, extraTanner: true }),
  },
  {
    kind: 'shepherdWithoutWool',
    clause: 'V-12.5',
    applies: ({ extraShepherd, wool }) => extraShepherd && !wool,
    mend: () => ({ extraShepherd: false }),
  },
  {
    kind: 'tannerWithoutLeather',
    clause: 'V-12.5',
    applies: ({ extraTanner, leather }) => extraTanner && !leather,
    mend: () => ({ extraTanner: false }),
  },
  {
    kind: 'graperWithoutGrapes',
    clause: 'V-13.4',
    applies: (chosen, seats) => chosen.extraGraper && grapesAreOut({ seats, settings: chosen }),
    mend: () => ({ extraGraper: false }),
  },
  {
    kind: 'freeTeamWithoutTeams',
    clause: 'V-11.4',
    applies: ({ teams, freeTeam }) => !teams && freeTeam.length > 0,
    mend: () => ({ teams: true }),
  },
];

// V-2.19 A deck that cannot fill Road, stacks and hands is refused with the missing number.
function deckConflict(config: Config<Settings>): Conflict<Settings, SettingsConflict> | null {
  const missing = missingCards(config);
  if (missing <= 0) return null;
  return { kind: 'shortDeck', missing, clause: 'V-2.19', mend: mendDeck(config) };
}

function mendDeck(config: Config<Settings>): Partial<Settings> {
  const { settings: chosen } = config;
  if (chosen.sevenStartingCards) return { sevenStartingCards: false };
  const leaveOut = chosen.leaveOut.slice();
  for (let missing = missingCards(config); missing > 0;) {
    const back = leaveOut.pop();
    if (back === undefined) break;
    missing -= copiesIfIn(config, back);
  }
  return { leaveOut };
}
