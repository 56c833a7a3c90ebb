import { fastChance, settle } from '@thorp/kernel';
import { ACHIEVEMENTS } from './cards/achievements.ts';
import { SPIRITS } from './cards/spirits.ts';
import { VILLAGERS } from './cards/villagers.ts';
import { TILE_IDS, units } from './cards/vocabulary.ts';
import { snowcrest } from './index.ts';
import { NOBODY } from './table.ts';
import type { Frame, Player, SnowcrestSettings, State } from './types.ts';

/*
 * Short descriptions of positions, for lessons and rule tests: cards by id, a minus before a face-down one, tokens as
 * letters.
 */

/** A Village by slots: `{ 0: 'peasant', 4: '-priest' }`. */
export type VillageSketch = { readonly [slot: number]: string };

export interface PlayerSketch {
  readonly village?: VillageSketch;
  readonly hand?: readonly string[];
  /** The last one is drawn first. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Letters: 'BBJ' is two Barley and a Juniper. */
  readonly tokens?: string;
  /** Buildings, a minus before a face-down one: 'farm -forge'. */
  readonly tiles?: string;
  readonly omen?: number;
  readonly omenTokens?: number;
  readonly scrolls?: number;
}

export interface TableSketch {
  readonly settings?: Partial<SnowcrestSettings>;
  readonly row?: readonly string[];
  /** The last one is turned up first. */
  readonly commons?: readonly string[];
  /** The next Guardian and the next Forest card. */
  readonly guardian?: string;
  readonly forest?: string;
  readonly juniper?: number;
  readonly goals?: readonly string[];
  readonly scrolls?: number;
  readonly tiles?: readonly number[];
  readonly active?: number;
  readonly rests?: number;
  /** The pending steps in reading order; by default a turn. */
  readonly frames?: readonly Frame[];
}

export interface Sketch extends TableSketch {
  readonly players: readonly PlayerSketch[];
}

/** A game at the start of a turn, with only the given pieces on the table. */
export function sketch({ players, ...spec }: Sketch): State {
  const s = snowcrest.setup(settle(snowcrest, players.length, spec.settings ?? {}), fastChance(1));
  s.players = players.map(playerOf);
  s.start = 0;
  s.active = spec.active ?? 0;
  s.row = (spec.row ?? []).map(card);
  s.commons = (spec.commons ?? []).map(card);
  bringUp(s.guardians, spec.guardian);
  bringUp(s.forests, spec.forest);
  s.juniper = spec.juniper ?? s.juniper;
  s.achievements = (spec.goals ?? []).map(id => indexOf(ACHIEVEMENTS, id));
  s.scrollSupply = spec.scrolls ?? s.scrollSupply;
  s.tileSupply = spec.tiles?.slice() ?? s.tileSupply;
  s.rests = spec.rests ?? 0;
  s.frames = spec.frames ? [...spec.frames].reverse() : [{ step: 'turn' }];
  return s;
}

export function card(id: string): number {
  return indexOf(VILLAGERS, id);
}

function indexOf(list: readonly { readonly id: string }[], id: string): number {
  const at = list.findIndex(each => each.id === id);
  if (at < 0) throw new Error(`there is no '${id}'`);
  return at;
}

function bringUp(deck: number[], id: string | undefined): void {
  if (id === undefined) return;
  const spirit = indexOf(SPIRITS, id);
  deck.splice(deck.indexOf(spirit), 1);
  deck.push(spirit);
}

function playerOf(spec: PlayerSketch): Player {
  const village = Array<number>(9).fill(NOBODY);
  let up = 0;
  for (const [slot, id] of Object.entries(spec.village ?? {})) {
    village[Number(slot)] = card(id.replace('-', ''));
    if (!id.startsWith('-')) up |= 1 << Number(slot);
  }
  const tokens = [0, 0, 0, 0, 0];
  for (const unit of units(spec.tokens ?? '')) tokens[unit] = (tokens[unit] ?? 0) + 1;
  const tiles = spec.tiles?.split(' ') ?? [];
  return {
    hand: (spec.hand ?? []).map(card),
    deck: (spec.deck ?? []).map(card),
    discard: (spec.discard ?? []).map(card),
    village,
    up,
    tokens,
    tiles: TILE_IDS.map(id => tiles.filter(tile => tile === id).length),
    usedTiles: TILE_IDS.map(id => tiles.filter(tile => tile === `-${id}`).length),
    omen: spec.omen ?? 0,
    omenTokens: spec.omenTokens ?? 0,
    scrolls: spec.scrolls ?? 0,
  };
}
