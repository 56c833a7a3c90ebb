import { ifNamed, type Seat } from '@thorp/kernel';
import { ACHIEVEMENTS, type GoalId } from './cards/achievements.ts';
import { VILLAGERS, type VillagerId } from './cards/villagers.ts';
import { RESOURCE_IDS, TILE_IDS, type ResourceId, type TileId } from './cards/vocabulary.ts';
import type { Slot } from './types.ts';

/*
 * The ids of everything on the board, built and parsed only in this file. An id is its kind and its parts with hyphens
 * between them; no part contains a hyphen.
 */

export type Side = 'up' | 'down';

export type PieceId =
  | 'spirit'
  | 'arriving'
  | `row-${number}`
  | `goal-${GoalId}`
  | `village-${Seat}-${Slot}`
  | `token-${Seat}-${ResourceId}`
  | `tile-${Seat}-${TileId}-${Side}`
  | `discard-${Seat}-${VillagerId}`
  | `hand-${Seat}-${VillagerId}`;

export type ZoneId = 'table' | 'row' | 'goals' | `${'village' | 'goods' | 'discard' | 'hand'}-${Seat}`;

export const piece = {
  spirit: 'spirit',
  arriving: 'arriving',
  row: (at: number) => `row-${at}`,
  goal: (goal: GoalId) => `goal-${goal}`,
  village: (seat: Seat, slot: Slot) => `village-${seat}-${slot}`,
  token: (seat: Seat, resource: ResourceId) => `token-${seat}-${resource}`,
  /** Equal Buildings of one side are one piece. */
  tile: (seat: Seat, tile: TileId, up: boolean) => `tile-${seat}-${tile}-${up ? 'up' : 'down'}`,
  discard: (seat: Seat, card: VillagerId) => `discard-${seat}-${card}`,
  hand: (seat: Seat, card: VillagerId) => `hand-${seat}-${card}`,
} satisfies { readonly [kind: string]: PieceId | ((...parts: never[]) => PieceId) };

export const zone = {
  table: 'table',
  row: 'row',
  goals: 'goals',
  village: (seat: Seat) => `village-${seat}`,
  goods: (seat: Seat) => `goods-${seat}`,
  discard: (seat: Seat) => `discard-${seat}`,
  hand: (seat: Seat) => `hand-${seat}`,
} satisfies { readonly [kind: string]: ZoneId | ((seat: Seat) => ZoneId) };

/** A piece as data. */
export type PieceData =
  | { readonly kind: 'spirit' | 'arriving' }
  | { readonly kind: 'row'; readonly at: number }
  | { readonly kind: 'goal'; readonly goal: GoalId }
  | { readonly kind: 'village'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'token'; readonly seat: Seat; readonly resource: ResourceId }
  | { readonly kind: 'tile'; readonly seat: Seat; readonly tile: TileId; readonly up: boolean }
  | { readonly kind: 'discard' | 'hand'; readonly seat: Seat; readonly card: VillagerId };

const GOAL_IDS = ACHIEVEMENTS.map(({ id }) => id);
const VILLAGER_IDS = VILLAGERS.map(({ id }) => id);

/** The piece with this id; null for anything else. */
export function readPiece(id: string): PieceData | null {
  const [kind, first = '', second = '', side] = id.split('-');
  const seat = Number(first);
  switch (kind) {
    case 'spirit':
    case 'arriving':
      return { kind };
    case 'row':
      return first === '' ? null : { kind, at: Number(first) };
    case 'goal':
      return ifNamed(GOAL_IDS, first, goal => ({ kind, goal }));
    case 'village':
      return second === '' ? null : { kind, seat, slot: Number(second) };
    case 'token':
      return ifNamed(RESOURCE_IDS, second, resource => ({ kind, seat, resource }));
    case 'tile':
      return ifNamed(TILE_IDS, second, tile => ({ kind, seat, tile, up: side === 'up' }));
    case 'discard':
    case 'hand':
      return ifNamed(VILLAGER_IDS, second, card => ({ kind, seat, card }));
    default:
      return null;
  }
}
