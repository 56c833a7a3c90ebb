import type { Seat } from '@thorp/kernel';
import { BUILDING_POINTS, buildingName, BUILDINGS, NO_BUILDING } from '../src/cards/buildings.ts';
import { GOODS_TILE } from '../src/cards/goods.ts';
import { NOBODY, ownerOf, SEXES, sexOfFigure } from '../src/figures.ts';
import { isUnoccupied, ON_BOARD } from '../src/table.ts';
import type { Player, State } from '../src/types.ts';

/** H-22.25 Invariants after every step. */
export function check(s: State): void {
  checkTiles(s);
  checkHolders(s);
  checkPeople(s);
  s.players.forEach((mine, seat) => {
    checkCoins(s, seat);
    mine.building.forEach((_, slot) => checkHouse(mine, seat, slot));
    demand(
      mine.cubes.every(cube => cube === 0 || cube === 1),
      `seat ${seat} has at most one cube on each good`,
    );
    demand(!keepsPeopleWaiting(s, seat), `seat ${seat} has an empty building and people on the Village Center`);
  });
  s.ledger.made.forEach((made, good) => {
    const unspent = s.ledger.unspent[good] ?? -1;
    demand(unspent >= 0 && unspent <= made, 'no more is left than was made');
  });
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

const COPIES = BUILDINGS.map(({ copies }) => Object.values(copies).reduce((sum, count) => sum + count, 0));

/** Counts every tile in all places. */
function checkTiles({ pool, display, box, piles, players }: State): void {
  const found = COPIES.map((_, building) => (pool[building] ?? 0) + (display[building] ?? 0) + (box[building] ?? 0));
  const count = (building: number): void => {
    if (building !== NO_BUILDING) found[building] = (found[building] ?? 0) + 1;
  };
  for (const pile of piles) pile.forEach(count);
  for (const { building, start } of players) {
    building.forEach(count);
    start.forEach(count);
  }
  const odd = found.findIndex((copies, building) => copies !== COPIES[building]);
  if (odd >= 0) throw new Error(`${found[odd]} tiles of ${buildingName(odd)} instead of ${COPIES[odd]}`);
}

function checkHolders(s: State): void {
  const seats = s.players.length;
  const isSeat = (seat: Seat): boolean => seat >= 0 && seat < seats;
  const isHeld = (holder: Seat): boolean => holder === ON_BOARD || isSeat(holder);
  demand(isSeat(s.token), 'somebody holds the token');
  demand([...s.tiles, ...s.goodsTiles, ...s.groups, ...s.completed].every(isHeld), 'every tile is in one place');
  demand(
    s.goodsTiles.every((holder, good) => holder === ON_BOARD || (GOODS_TILE[good] ?? 0) > 0),
    'basic goods have no tile',
  );
  const [first, second] = s.completed;
  demand(first !== second || first === ON_BOARD, 'nobody holds both village tiles');
}

/** H-13.8 */
function checkCoins(s: State, seat: Seat): void {
  const { coins, dowry } = s.players[seat] as Player;
  const placed = s.spaces.reduce((sum, space) => sum + (space[seat] ?? 0), 0);
  const abroad = s.players.reduce((sum, other) => sum + (other.dowry[seat] ?? 0), 0);
  demand(coins >= 0 && coins + placed + abroad === 6, `seat ${seat} has ${coins} + ${placed} + ${abroad} coins`);
  demand(dowry[seat] === 0, `a coin of seat ${seat} lies on its own Village Center`);
}

/** 8 men and 8 women of every colour. */
function checkPeople(s: State): void {
  const found = s.players.map(({ supply, school, centre, children }) =>
    SEXES.map(sex => supply[sex] + school[sex] + centre[sex] + children.filter(child => child.sex === sex).length),
  );
  const count = (figure: number): void => {
    const theirs = found[ownerOf(figure)];
    if (theirs) theirs[sexOfFigure(figure)] = (theirs[sexOfFigure(figure)] ?? 0) + 1;
  };
  for (const { host, guest } of s.players) {
    host.forEach(count);
    guest.forEach(count);
  }
  found.forEach(([men, women], seat) =>
    demand(men === 8 && women === 8, `seat ${seat} has ${men} men and ${women} women`),
  );
}

/** H-3.4, H-3.5, H-3.8 */
function checkHouse(mine: Player, seat: Seat, slot: number): void {
  const building = mine.building[slot] ?? NO_BUILDING;
  const host = mine.host[slot] ?? NOBODY;
  const guest = mine.guest[slot] ?? NOBODY;
  const where = `village ${seat}, slot ${slot}`;
  if (host !== NOBODY) {
    demand(ownerOf(host) === seat, `${where}: the first occupant is the owner's`);
    demand(building !== NO_BUILDING && BUILDING_POINTS[building] === 0, `${where}: somebody lives where nobody can`);
  }
  if (guest === NOBODY) return;
  demand(host !== NOBODY, `${where}: a guest without a host`);
  demand(ownerOf(guest) !== seat, `${where}: a couple of one colour`);
  demand(sexOfFigure(guest) !== sexOfFigure(host), `${where}: a couple of one sex`);
}

/** Allowed only between placing a tile and moving in. */
function keepsPeopleWaiting(s: State, seat: Seat): boolean {
  const mine = s.players[seat] as Player;
  if (mine.centre[0] + mine.centre[1] === 0) return false;
  if (s.frames.some(frame => frame.step === 'moveIn' && frame.seat === seat)) return false;
  return mine.building.some((_, slot) => isUnoccupied(mine, slot));
}
