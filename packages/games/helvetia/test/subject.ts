import { pairwise, type Subject } from '@thorp/testkit';
import { CHARACTERS, QUARTERS } from '../src/cards/board.ts';
import { BUILDINGS } from '../src/cards/buildings.ts';
import { GOODS } from '../src/cards/goods.ts';
import { helvetia, type Helvetia } from '../src/index.ts';
import type { Event } from '../src/types.ts';
import { check } from './invariants.ts';

/** H-24.11 Without a limit, a stalled game of random players never ends. */
const configs = pairwise(helvetia).map(({ seats, settings }) =>
  settings.stallRounds === 0 && settings.maxRounds === 0
    ? { seats, settings: { ...settings, maxRounds: 6 } }
    : { seats, settings },
);

const EVENTS =
  'dealt drafted bought movedIn married dowry born graduated cameHome toSchool goodsTile groupTile completed revealed';

const inventory = [
  ...BUILDINGS.map(({ name }) => `building:${name}`),
  ...BUILDINGS.filter(({ use }) => use.kind === 'exchange').map(({ name }) => `exchange:${name}`),
  ...BUILDINGS.filter(({ use }) => use.kind === 'production').map(({ name }) => `work:${name}`),
  ...GOODS.map(good => `good:${good}`),
  ...CHARACTERS.flatMap(character => [`call:${character}`, `tile:${character}`, `award:${character}`]),
  ...[...QUARTERS.sides, ...QUARTERS.corner].map(({ name }) => `quarter:${name}`),
  ...EVENTS.split(' '),
  'over:threshold',
  'over:roundLimit',
];

/** The parts of the inventory that an event touches. */
function touched(event: Event): readonly string[] {
  switch (event.kind) {
    case 'drafted':
      return ['drafted', `building:${event.building}`];
    case 'built':
      return [`building:${event.building}`];
    case 'worked':
      return [`work:${event.building}`];
    case 'exchanged':
      return [`exchange:${event.building}`];
    case 'delivered':
      return [`good:${event.good}`];
    case 'called':
      return [`call:${event.character}`];
    case 'usedTile':
      return [`tile:${event.character}`];
    case 'awarded':
      return [`award:${event.character}`];
    case 'woke':
      return [`quarter:${event.quarter}`];
    case 'over':
      return [`over:${event.why}`];
    default:
      return [event.kind];
  }
}

export const subject: Subject<Helvetia> = {
  game: helvetia,
  configs,
  decisions: 10_000,
  openHands: true,
  check,
  inventory,
  touched,
};
