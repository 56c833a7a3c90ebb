import type { Board, Counter, Piece, Seat, Told, Zone } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { RESOURCE_IDS, RESOURCES, TILE_IDS, TILES, type Card, type Resource } from '../cards/vocabulary.ts';
import type { Option, PlayerView, View } from '../types.ts';
import { cardName, goalName, resourceName, spiritName, tileName, unitWords } from './words.ts';

/** The view as zones and pieces, for terminals and plain boards. */
export function board(told: Told<View>): Board {
  const { view } = told;
  return {
    zones: [table(told), row(view), goals(view), ...view.players.flatMap((p, seat) => zonesOf(p, seat, told))],
  };
}

/** Where a board is tapped for an option; null for a plain button. */
export function target(option: Option, { view }: Told<View>): string | null {
  const seat = view.asked;
  if ('slot' in option) return `village-${seat}-${option.slot}`;
  switch (option.kind) {
    case 'buy':
    case 'giveCard':
    case 'discard':
    case 'handCard':
      return `hand-${seat}-${option.card}`;
    case 'add':
    case 'recruit':
      return option.from === 'hand' ? `hand-${seat}-${option.card}` : `row-${view.row.indexOf(option.card)}`;
    case 'retrieve':
      return `discard-${seat}-${option.card}`;
    case 'token':
      return `token-${seat}-${option.resource}`;
    case 'tile':
      return `tile-${seat}-${option.tile}-up`;
    case 'giveTile':
      return `tile-${seat}-${option.tile}-${option.up ? 'up' : 'down'}`;
    default:
      return null;
  }
}

function table({ view, name }: Told<View>): Zone {
  const counters: Counter[] = [
    { name: 'Round', value: view.round },
    { name: 'Start player', value: name(view.start) },
    { name: view.ending ? 'Scrolls (last round)' : 'Scrolls', value: view.scrollSupply },
    { name: 'Juniper on the Forest', value: view.juniper },
    { name: 'Common deck', value: view.commonsLeft },
    ...TILES.map(tile => ({ name: `${tileName(tile)}s`, value: view.tileSupply[tile] ?? 0 })),
  ];
  if (view.players.length === 1) {
    counters.push({ name: 'Level', value: view.settings.level }, { name: 'Rests', value: view.rests });
  }
  const pieces: Piece[] = [];
  if (view.spirit !== null) {
    const tint = SPIRITS[view.spirit]?.deck ?? '';
    pieces.push({
      id: 'spirit',
      card: SPIRITS[view.spirit]?.id ?? null,
      name: spiritName(view.spirit),
      marks: [],
      tint,
    });
  }
  if (view.arriving !== null) pieces.push({ ...villagerPiece('arriving', view.arriving), marks: ['on the way'] });
  return { id: 'table', title: 'Table', seat: null, layout: 'counters', counters, pieces };
}

function row(view: View): Zone {
  const pieces = view.row.map((card, at) => villagerPiece(`row-${at}`, card));
  return { id: 'row', title: 'Common Villagers', seat: null, layout: 'row', counters: [], pieces };
}

function goals(view: View): Zone {
  const pieces = view.achievements.map((goal): Piece => ({
    id: `goal-${goal}`,
    card: ACHIEVEMENTS[goal]?.id ?? null,
    name: goalName(goal),
    marks: [],
  }));
  return { id: 'goals', title: 'Achievements', seat: null, layout: 'row', counters: [], pieces };
}

function zonesOf(p: PlayerView, seat: Seat, told: Told<View>): Zone[] {
  const name = told.name(seat);
  const zones = [village(p, seat, name, told.view), goods(p, seat, name), discard(p, seat, name)];
  return p.hand ? [...zones, hand(p.hand, seat, name)] : zones;
}

function village(p: PlayerView, seat: Seat, name: string, view: View): Zone {
  const pieces = p.village.map((place, slot): Piece => {
    const id = `village-${seat}-${slot}`;
    if (!place) return { id, card: null, name: 'empty', marks: [] };
    const marks = seat === view.active && slot === view.acting ? [duty(view)] : [];
    if (!place.up) marks.push('face-down');
    return { ...villagerPiece(id, place.card), marks: [...marks, ...icons(place.card)], active: place.up };
  });
  return { id: `village-${seat}`, title: `Village of ${name}`, seat, layout: 'grid', columns: 3, counters: [], pieces };
}

/** A card acts, or leaves its place to the one that is being paid for. */
function duty(view: View): string {
  return view.arriving === null ? 'acting' : 'makes room';
}

function goods(p: PlayerView, seat: Seat, name: string): Zone {
  const counters: Counter[] = [
    { name: 'Scrolls', value: p.scrolls },
    { name: 'Omen track', value: p.omen > 0 ? `+${p.omen}` : p.omen },
    { name: 'Omen tokens', value: p.omenTokens },
    { name: 'Hand', value: p.handSize },
    { name: 'Deck', value: p.deckSize },
  ];
  const pieces = RESOURCES.flatMap(resource => tokens(`token-${seat}-${resource}`, resource, p.tokens[resource] ?? 0));
  for (const tile of TILES) {
    pieces.push(
      ...tiles(`tile-${seat}-${tile}-up`, tile, p.tiles[tile] ?? 0, true),
      ...tiles(`tile-${seat}-${tile}-down`, tile, p.usedTiles[tile] ?? 0, false),
    );
  }
  return { id: `goods-${seat}`, title: `Goods of ${name}`, seat, layout: 'counters', counters, pieces };
}

/** Equal tokens are one piece with a number. */
function tokens(id: string, resource: Resource, n: number): Piece[] {
  return n === 0 ? [] : [{ id, card: RESOURCE_IDS[resource], name: resourceName(resource), marks: [`×${n}`] }];
}

/** So are equal tiles. */
function tiles(id: string, tile: (typeof TILES)[number], n: number, up: boolean): Piece[] {
  if (n === 0) return [];
  const marks = up ? [`×${n}`] : [`×${n}`, 'face-down'];
  return [{ id, card: TILE_IDS[tile], name: tileName(tile), marks, active: up }];
}

function discard(p: PlayerView, seat: Seat, name: string): Zone {
  const pieces = p.discard.map(card => villagerPiece(`discard-${seat}-${card}`, card));
  return { id: `discard-${seat}`, title: `Discard pile of ${name}`, seat, layout: 'piles', counters: [], pieces };
}

function hand(own: readonly Card[], seat: Seat, name: string): Zone {
  const pieces = own.map(card => villagerPiece(`hand-${seat}-${card}`, card));
  return { id: `hand-${seat}`, title: `Hand of ${name}`, seat, layout: 'hand', counters: [], pieces };
}

function villagerPiece(id: string, card: Card): Piece {
  const villager = VILLAGERS[card];
  const marks = [`cost ${villager?.cost ?? 0}`, ...icons(card)];
  return { id, card: villager?.id ?? null, name: cardName(card), marks, tint: villager?.deck ?? '' };
}

function icons(card: Card): string[] {
  const villager = VILLAGERS[card];
  const marks: string[] = [];
  if (villager && villager.icons.length > 0) marks.push(unitWords(villager.icons));
  if (villager?.avoid) marks.push('avoid');
  return marks;
}
