import { cloneWorld, copies } from '@thorp/kernel';
import type { People, Player, State, Turn } from './types.ts';

export function clone(s: State): State {
  const { frames, chance, learnt, notes } = cloneWorld(s);
  return {
    frames,
    chance,
    learnt,
    notes,
    settings: s.settings,
    next: s.next,
    round: s.round,
    token: s.token,
    players: copies(s.players, clonePlayer),
    pool: s.pool.slice(),
    display: s.display.slice(),
    piles: copies(s.piles, copy),
    box: s.box.slice(),
    spaces: copies(s.spaces, copy),
    tiles: s.tiles.slice(),
    tilesUsed: s.tilesUsed.slice(),
    goodsTiles: s.goodsTiles.slice(),
    groups: s.groups.slice(),
    completed: s.completed.slice(),
    turn: cloneTurn(s.turn),
    ledger: { made: s.ledger.made.slice(), unspent: s.ledger.unspent.slice() },
    busy: s.busy,
    idleRounds: s.idleRounds,
  };
}

function clonePlayer(mine: Player): Player {
  return {
    coins: mine.coins,
    supply: clonePeople(mine.supply),
    school: clonePeople(mine.school),
    centre: clonePeople(mine.centre),
    dowry: mine.dowry.slice(),
    start: mine.start.slice(),
    building: mine.building.slice(),
    host: mine.host.slice(),
    guest: mine.guest.slice(),
    children: mine.children.slice(),
    cubes: mine.cubes.slice(),
  };
}

function cloneTurn({ character, tileUsed, fresh, births }: Turn): Turn {
  return { character, tileUsed, fresh, births: births.slice() };
}

const clonePeople = ([men, women]: People): People => [men, women];

const copy = (numbers: readonly number[]): number[] => numbers.slice();
