import { fastChance, settle } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { ACHIEVEMENTS } from '../src/cards/achievements.ts';
import { villagerId } from '../src/cards/ids.ts';
import { SPIRITS } from '../src/cards/spirits.ts';
import { VILLAGERS, type VillagerId } from '../src/cards/villagers.ts';
import { TILE_IDS, units, type Resource, type Tile } from '../src/cards/vocabulary.ts';
import { snowcrest, type Snowcrest } from '../src/index.ts';
import { NOBODY } from '../src/table.ts';
import type { Frame, Option, Player, SnowcrestSettings, State } from '../src/types.ts';

/*
 * Positions for rule tests, in words: cards by id, a minus before one that is face-down, tokens as letters.
 */

export type At = Drive<Snowcrest>;

/** A Village by slots: `{ 0: 'peasant', 4: '-priest' }`. */
export type Village = { readonly [slot: number]: string };

export interface PlayerSpec {
  readonly village?: Village;
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

export interface TableSpec {
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
  /** What is pending, if not a turn; in reading order. */
  readonly frames?: readonly Frame[];
}

/** A game at the start of a turn, with nothing on the table but what is named. */
export function table(players: readonly PlayerSpec[], spec: TableSpec = {}): At {
  return drive(snowcrest, position(players, spec));
}

export function position(players: readonly PlayerSpec[], spec: TableSpec = {}): State {
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

/** A card as options and events name it. */
export function villagerIdOf(id: string): VillagerId {
  return villagerId(card(id));
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

function playerOf(spec: PlayerSpec): Player {
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

/** What a player has now, in the words of the spec above. */
export function mat(at: At, seat = 0): Required<PlayerSpec> {
  const p = at.state.players[seat];
  if (!p) throw new Error(`nobody sits at ${seat}`);
  const names = (cards: readonly number[]): string[] => cards.map(each => VILLAGERS[each]?.id ?? '?');
  const village: { [slot: number]: string } = {};
  p.village.forEach((each, slot) => {
    if (each !== NOBODY) village[slot] = `${p.up & (1 << slot) ? '' : '-'}${VILLAGERS[each]?.id}`;
  });
  return {
    village,
    hand: names(p.hand),
    deck: names(p.deck),
    discard: names(p.discard),
    tokens: ['B', 'J', 'W', 'L', 'G'].map((letter, type) => letter.repeat(p.tokens[type] ?? 0)).join(''),
    tiles: [...tileWords(p.tiles, ''), ...tileWords(p.usedTiles, '-')].join(' '),
    omen: p.omen,
    omenTokens: p.omenTokens,
    scrolls: p.scrolls,
  };
}

function tileWords(counts: readonly number[], mark: string): string[] {
  return TILE_IDS.flatMap((id, tile) => Array<string>(counts[tile] ?? 0).fill(`${mark}${id}`));
}

/** The options in short words, for asserting what is offered and what is not. */
export function offered(at: At): string[] {
  return at.options.map(short);
}

function short(option: Option): string {
  const words = Object.entries(option).map(([key, value]) => {
    if (key === 'tile') return TILE_IDS[value as number];
    if (key === 'resource' || key === 'need') return 'BJWLG'[value as number];
    if (key === 'up') return value ? 'up' : 'down';
    return String(value);
  });
  return words.join(' ');
}

export const activate = (slot: number): Option => ({ kind: 'activate', slot });
export const add = (from: 'hand' | 'row', id: string): Option => ({ kind: 'add', from, card: villagerIdOf(id) });
export const place = (slot: number): Option => ({ kind: 'place', slot });
export const act = (action: number): Option => ({ kind: 'act', action });
export const token = (letter: string): Option => ({ kind: 'token', resource: units(letter)[0] as Resource });
export const tile = (id: string): Option => ({ kind: 'tile', tile: tileOf(id) });
export const fromHand = (id: string): Option => ({ kind: 'handCard', card: villagerIdOf(id) });
export const turn = (slot: number): Option => ({ kind: 'villager', slot });
export const avoid = (slot: number): Option => ({ kind: 'avoid', slot });
export const giveCard = (id: string): Option => ({ kind: 'giveCard', card: villagerIdOf(id) });
export const giveVillager = (slot: number): Option => ({ kind: 'giveVillager', slot });
export const giveTile = (id: string, up = true): Option => ({ kind: 'giveTile', tile: tileOf(id), up });
export const build = (id: string): Option => ({ kind: 'build', tile: tileOf(id) });
export const effort = (bells: number): Option => ({ kind: 'effort', bells });
export const recruit = (from: 'hand' | 'row', id: string): Option => ({
  kind: 'recruit',
  from,
  card: villagerIdOf(id),
});
export const copy = (id: string, action: number): Option => ({ kind: 'copy', card: villagerIdOf(id), action });
export const trade = (give: number, get: number): Option => ({ kind: 'trade', give, get });
export const SKIP: Option = { kind: 'skip' };
export const MEET: Option = { kind: 'meet' };
export const OMEN: Option = { kind: 'omen' };
export const AVOID_LEFT: Option = { kind: 'avoidLeft' };
export const PASS: Option = { kind: 'pass' };
export const BEAT: Option = { kind: 'beat' };

function tileOf(id: string): Tile {
  return TILE_IDS.findIndex(each => each === id) as Tile;
}
