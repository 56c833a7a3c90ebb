import { grow, placesOf, setFlag, type Features, type Rows, type Seat } from '@thorp/kernel';
import { CHARACTERS, COMPLETION_POINTS, GROUPS, THRESHOLD } from '../cards/board.ts';
import { BUILDING_POINTS, BUILDINGS, NO_BUILDING } from '../cards/buildings.ts';
import { GOODS } from '../cards/goods.ts';
import { headCount, isAwake, NOBODY, ownerOf } from '../figures.ts';
import { known } from '../known.ts';
import { at, ON_BOARD, player } from '../table.ts';
import type { Figure, Player, State } from '../types.ts';
import { estimateWith, insight, reachesOf, type Reach } from './index.ts';
import { fraction, tileLeft } from './worth.ts';

/*
 * The net's inputs for each seat: its estimate, the goods that its villagers can make, its people and buildings, its
 * coins with the characters, and how near the end is.
 */

const NEAR = GOODS.map(good => `near ${good}` as const);
const COURTED = CHARACTERS.map(character => `courts ${character}` as const);
const HOLDS = CHARACTERS.map(character => `holds ${character}` as const);
const SHARES = GROUPS.map(({ name }) => `share of ${name}` as const);

const NUMBERS = [
  'estimate',
  'lead',
  'lateLead',
  'late',
  'coins',
  'coinLead',
  'centre',
  'school',
  'children',
  'couples',
  'guests',
  'awake',
  'asleep',
  'built',
  'settled',
  'prize',
  'cubes',
  'tiles',
  'deliveries',
  'materials',
  'dowry',
  'token',
  'asked',
  'round',
  'three',
  'four',
  ...NEAR,
  ...COURTED,
  ...HOLDS,
  ...SHARES,
] as const;
const N = placesOf(NUMBERS);
const WIDTH = NUMBERS.length;
const FIRST_NEAR = WIDTH - SHARES.length - HOLDS.length - COURTED.length - NEAR.length;
const FIRST_COURTED = FIRST_NEAR + NEAR.length;
const FIRST_HELD = FIRST_COURTED + COURTED.length;
const FIRST_SHARE = FIRST_HELD + HOLDS.length;

const TYPES = BUILDINGS.length;
/** Flags: own people awake or asleep in a type of building, buildings owned, buildings on display, goods delivered. */
const AWAKE = 0;
const ASLEEP = TYPES;
const OWNED = 2 * TYPES;
const DISPLAY = 3 * TYPES;
const DELIVERED = 4 * TYPES;
const MOST_FLAGS = 64;

const SLOT_COUNT = 10;
const MATERIALS = 3;

/** The unit of the estimate's totals, so that most of them are about 1. */
const ESTIMATE_UNIT = 10;

export const features: Features<State> = {
  numbers: NUMBERS,
  flags: [
    ...['awake in', 'asleep in', 'owns', 'on display'].flatMap(how => BUILDINGS.map(({ name }) => `${how} ${name}`)),
    ...GOODS.map(good => `delivered ${good}`),
  ],
  estimate: (4 * ESTIMATE_UNIT) / insight.spread,
  most: MOST_FLAGS,
  read,
};

function read(s: State, rows: Rows): number {
  const seats = s.players.length;
  const reaches = reachesOf(s, insight.weights);
  const totals = estimateWith(s, insight.weights, reaches);
  rows.numbers.fill(0, 0, seats * WIDTH);
  for (let seat = 0; seat < seats; seat++) {
    rows.counts[seat] = 0;
    const mine = player(s, seat);
    readGoods(s, mine, known(reaches, seat), seat, rows);
    readPeople(mine, seat, rows);
    readVillage(s, mine, seat, rows);
    readCharacters(s, seat, rows);
    readTable(s, seat, rows);
    readLead(totals, seat, rows);
  }
  for (let village = 0; village < seats; village++) readWorkers(player(s, village), village, rows);
  return seats;
}

/** H-6 Delivered goods, and goods that could be delivered. */
function readGoods(s: State, { cubes }: Player, reach: Reach, seat: Seat, rows: Rows): void {
  const first = seat * WIDTH;
  const { numbers } = rows;
  for (let good = 0; good < GOODS.length; good++) {
    const near = fraction(reach, good);
    if (cubes[good] === 1) {
      grow(numbers, first + N.cubes, 1 / 10);
      setFlag(rows, seat, MOST_FLAGS, DELIVERED + good);
    } else {
      numbers[first + FIRST_NEAR + good] = near;
      grow(numbers, first + N.deliveries, near / 4);
      grow(numbers, first + N.tiles, (near * tileLeft(s, good)) / 4);
    }
    if (good < MATERIALS) grow(numbers, first + N.materials, near / 3);
  }
  for (let group = 0; group < GROUPS.length; group++) {
    if (s.groups[group] !== ON_BOARD) continue;
    const { goods } = known(GROUPS, group);
    let share = 0;
    for (const good of goods) share += cubes[good] === 1 ? 1 : 0.5 * fraction(reach, good);
    share /= goods.length;
    numbers[first + FIRST_SHARE + group] = share * share;
  }
}

function readPeople({ coins, centre, school, children, guest, dowry }: Player, seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  let couples = 0;
  for (const figure of guest) if (figure !== NOBODY) couples++;
  numbers[first + N.coins] = coins / 8;
  numbers[first + N.centre] = headCount(centre) / 3;
  numbers[first + N.school] = headCount(school) / 2;
  numbers[first + N.children] = children.length / 2;
  numbers[first + N.couples] = couples / 4;
  numbers[first + N.dowry] = at(dowry, seat) / 3;
}

/** H-3.11 Buildings, their people, and the progress towards a complete village. */
function readVillage(s: State, { building, host }: Player, seat: Seat, rows: Rows): void {
  const first = seat * WIDTH;
  let built = 0;
  let settled = 0;
  for (let slot = 0; slot < building.length; slot++) {
    const here = at(building, slot);
    if (here === NO_BUILDING) continue;
    built++;
    if (host[slot] !== NOBODY || at(BUILDING_POINTS, here) > 0) settled++;
    setFlag(rows, seat, MOST_FLAGS, OWNED + here);
  }
  const rank = s.completed.includes(seat) ? -1 : s.completed.indexOf(ON_BOARD);
  const share = (built + settled) / (2 * SLOT_COUNT);
  rows.numbers[first + N.built] = built / SLOT_COUNT;
  rows.numbers[first + N.settled] = settled / SLOT_COUNT;
  rows.numbers[first + N.prize] = rank < 0 ? 0 : (at(COMPLETION_POINTS, rank) * share * share * share) / 2;
}

/** Who works where: hosts at home, guests in other villages. */
function readWorkers({ building, host, guest }: Player, village: Seat, rows: Rows): void {
  for (let slot = 0; slot < building.length; slot++) {
    const here = at(building, slot);
    if (here === NO_BUILDING) continue;
    readWorker(at(host, slot), here, village, rows);
    readWorker(at(guest, slot), here, village, rows);
  }
}

function readWorker(figure: Figure, building: number, village: Seat, rows: Rows): void {
  if (figure === NOBODY) return;
  const owner = ownerOf(figure);
  const first = owner * WIDTH;
  if (owner !== village) grow(rows.numbers, first + N.guests, 1 / 4);
  const awake = isAwake(figure);
  grow(rows.numbers, first + (awake ? N.awake : N.asleep), 1 / 6);
  setFlag(rows, owner, MOST_FLAGS, (awake ? AWAKE : ASLEEP) + building);
}

/** H-16.1 Coins on the characters' spaces, compared with the best of the others, and who holds the tiles. */
function readCharacters(s: State, seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  for (let character = 0; character < CHARACTERS.length; character++) {
    const spaces = known(s.spaces, character);
    let most = 0;
    for (let other = 0; other < spaces.length; other++) if (other !== seat) most = Math.max(most, at(spaces, other));
    numbers[first + FIRST_COURTED + character] = Math.max(-1, Math.min(1, (at(spaces, seat) - most) / 2));
    if (s.tiles[character] === seat) numbers[first + FIRST_HELD + character] = s.tilesUsed[character] === 1 ? 0.5 : 1;
  }
}

function readTable(s: State, seat: Seat, rows: Rows): void {
  const first = seat * WIDTH;
  const { numbers } = rows;
  const top = s.frames[s.frames.length - 1];
  const asked = top !== undefined && 'seat' in top && top.seat === seat;
  let coins = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) coins = Math.max(coins, player(s, other).coins);
  }
  numbers[first + N.coinLead] = Math.max(-1, Math.min(1, (player(s, seat).coins - coins) / 3));
  numbers[first + N.token] = s.token === seat ? 1 : 0;
  numbers[first + N.asked] = asked ? 1 : 0;
  numbers[first + N.round] = Math.min(1, s.round / 10);
  numbers[first + N.three] = s.players.length === 3 ? 1 : 0;
  numbers[first + N.four] = s.players.length === 4 ? 1 : 0;
  if (!asked) return;
  for (let building = 0; building < s.display.length; building++) {
    if (at(s.display, building) > 0) setFlag(rows, seat, MOST_FLAGS, DISPLAY + building);
  }
}

function readLead(totals: readonly number[], seat: Seat, { numbers }: Rows): void {
  const first = seat * WIDTH;
  const mine = fraction(totals, seat);
  let rival = -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat) rival = Math.max(rival, fraction(totals, other));
  }
  const lead = (mine - rival) / 6;
  const late = Math.max(0, Math.min(1, Math.max(mine, rival) / THRESHOLD));
  numbers[first + N.estimate] = mine / ESTIMATE_UNIT;
  numbers[first + N.lead] = lead;
  numbers[first + N.late] = late * late;
  numbers[first + N.lateLead] = 2 * lead * late * late;
}
