import type { Config } from '@thorp/kernel';
import { pairwise, type Subject } from '@thorp/testkit';
import { COUNTESS_EVENTS } from '../src/cards/countess.ts';
import { EVENTS } from '../src/cards/events.ts';
import { TEAMS } from '../src/cards/seasons.ts';
import { DECK_IDS } from '../src/deck.ts';
import { villagers, type Event, type Settings, type Villagers } from '../src/index.ts';
import { checkState } from './invariants.ts';

/** Every kind of log event, and whether random games must reach it: a missing kind is a compile error. */
const LOG_EVENTS: { readonly [K in Event['kind']]: boolean } = {
  round: true,
  took: true,
  drew: true,
  drewReserve: true,
  arrived: true,
  stackEmptied: true,
  coin: true,
  noCoin: true,
  cleared: true,
  coinOnEach: true,
  built: true,
  stoodIn: true,
  swapped: true,
  played: true,
  smuggled: true,
  returned: true,
  returnedCard: true,
  tookBasic: true,
  unlocked: true,
  unlockedAtBank: true,
  unlockedFree: true,
  flipped: true,
  market: true,
  joinedMonastery: true,
  given: true,
  conscripted: true,
  countessGrew: true,
  served: true,
  abducted: true,
  betrayed: true,
  arrested: true,
  countessDealt: true,
  countessEvent: true,
  jested: true,
  oneFewer: true,
  boughtOff: true,
  countessGains: true,
  countessCoins: true,
  paidCountess: true,
  blackMarket: true,
  eventsShuffled: true,
  reserveShuffled: true,
  event: true,
  tookTeam: true,
  invented: true,
  filled: true,
  drewBacks: true,
  drewFronts: true,
  reserveMixed: true,
  turnedBack: true,
  picked: true,
  pickedCard: true,
  passed: true,
  passedCard: true,
  gotCard: true,
  gained: true,
  scoredChain: true,
  // The discard pile is nearly never that short when Pilgrims come; a rule test covers it.
  toppedUp: false,
  sentEnvoy: true,
  over: true,
};

const logEvents = Object.entries(LOG_EVENTS).flatMap(([kind, isCommon]) => (isCommon ? [kind] : []));

/** Events of the Countess must be resolved; those that act by themselves must be dealt. */
const countessEvents = COUNTESS_EVENTS.map(
  ({ id, timing }) => `${timing === 'event' ? 'countessEvent' : 'countessDealt'} ${id}`,
);

/** Every pair of settings also with the Monastery and with the seeded Countess, except settings that fit neither. */
function soloConfigs(): Config<Settings>[] {
  const solo = { countessProfile: 'beta', twinVillages: false, poorestWins: false, firstPlayer: 'seat-0' } as const;
  const module = { events: false, specials7: false, seasonsSetup: false, extendedLength: false };
  return [
    ...pairwise(villagers, { seats: [1], fixed: { ...solo, mode: 'monastery' } }),
    ...pairwise(villagers, { seats: [1], fixed: { ...solo, ...module, mode: 'countess' } }),
  ];
}

/** Villagers as the law tests and the fuzzer play it. */
export const subject: Subject<Villagers> = {
  game: villagers,
  configs: [...pairwise(villagers), ...soloConfigs()],
  decisions: 2_000,
  check: checkState,
  inventory: [...DECK_IDS, ...Object.keys(TEAMS), ...Object.keys(EVENTS), ...logEvents, ...countessEvents],
  touched(event: Event) {
    if ('card' in event) return [event.kind, event.card];
    if ('event' in event && event.event) return [event.kind, event.event, `${event.kind} ${event.event}`];
    return [event.kind];
  },
};
