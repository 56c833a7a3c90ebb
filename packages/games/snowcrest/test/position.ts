import { drive, type Drive } from '@thorp/testkit';
import { villagerId } from '../src/cards/ids.ts';
import { VILLAGERS, type VillagerId } from '../src/cards/villagers.ts';
import { TILE_IDS, units, type Resource, type Tile } from '../src/cards/vocabulary.ts';
import { snowcrest, type Snowcrest } from '../src/index.ts';
import { card, sketch, type PlayerSketch, type TableSketch } from '../src/sketch.ts';
import { NOBODY } from '../src/table.ts';
import type { Option, State } from '../src/types.ts';

export { card } from '../src/sketch.ts';
export type { PlayerSketch as PlayerSpec, TableSketch as TableSpec, VillageSketch as Village } from '../src/sketch.ts';

/* Short descriptions of positions for rule tests: cards by id, a minus before a face-down one, tokens as letters. */

export type At = Drive<Snowcrest>;

/** A game at the start of a turn, with only the given pieces on the table. */
export function table(players: readonly PlayerSketch[], spec: TableSketch = {}): At {
  return drive(snowcrest, position(players, spec));
}

export function position(players: readonly PlayerSketch[], spec: TableSketch = {}): State {
  return sketch({ players, ...spec });
}

/** A card as options and events name it. */
export function villagerIdOf(id: string): VillagerId {
  return villagerId(card(id));
}

/** What a player has now, in the format of the sketch. */
export function mat(at: At, seat = 0): Required<PlayerSketch> {
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

/** The options in short words, to check what is offered and what is not. */
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
