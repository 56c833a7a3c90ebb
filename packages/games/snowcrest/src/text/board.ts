import type { Board, Counter, Piece, Seat, Reader, Zone } from '@thorp/kernel';
import { cardOf, goalId, villagerId } from '../cards/ids.ts';
import { SPIRITS } from '../cards/spirits.ts';
import { VILLAGERS } from '../cards/villagers.ts';
import { piece, zone, type PieceId } from '../pieces.ts';
import { RESOURCE_IDS, RESOURCES, TILE_IDS, TILES, type Card, type Resource, type Tile } from '../cards/vocabulary.ts';
import type { Option, PlayerView, View } from '../types.ts';
import type { Wording } from './words.ts';

export interface BoardWords {
  readonly table: string;
  readonly round: string;
  readonly startPlayer: string;
  readonly scrolls: string;
  readonly lastRound: string;
  readonly forestJuniper: string;
  readonly commonDeck: string;
  readonly level: string;
  readonly rests: string;
  readonly row: string;
  readonly goals: string;
  readonly omenTrack: string;
  readonly omenTokens: string;
  /** The name of one token. */
  readonly resource: { readonly [R in Resource]: string };
  /** Names of tokens in front of a player. */
  readonly resources: { readonly [R in Resource]: string };
  readonly hand: string;
  readonly deck: string;
  readonly tile: { readonly [T in Tile]: string };
  readonly tiles: { readonly [T in Tile]: string };
  readonly empty: string;
  readonly faceDown: string;
  readonly acting: string;
  readonly makesRoom: string;
  readonly onTheWay: string;
  readonly avoid: string;
  cost(barley: number): string;
  villageOf(name: string): string;
  goodsOf(name: string): string;
  discardOf(name: string): string;
  handOf(name: string): string;
}

/** The view as zones and pieces, for terminals and plain boards, in the words of a language. */
export function boardIn(wording: Wording, words: BoardWords): (reader: Reader<View>) => Board {
  const { villagerPiece, icons, tokenPieces, tilePieces } = piecesIn(wording, words);

  function table({ view, name }: Reader<View>): Zone {
    const counters: Counter[] = [
      { name: words.round, value: view.round },
      { name: words.startPlayer, value: name(view.start) },
      { name: view.ending ? words.lastRound : words.scrolls, value: view.scrollSupply },
      { name: words.forestJuniper, value: view.juniper },
      { name: words.commonDeck, value: view.commonsLeft },
      ...TILES.map(tile => ({ name: words.tiles[tile], value: view.tileSupply[tile] ?? 0 })),
    ];
    if (view.players.length === 1) {
      counters.push({ name: words.level, value: view.settings.level }, { name: words.rests, value: view.rests });
    }
    const pieces: Piece[] = [];
    const spirit = view.spirit === null ? undefined : SPIRITS[view.spirit];
    if (view.spirit !== null && spirit) {
      pieces.push({
        id: piece.spirit,
        card: spirit.id,
        name: wording.spiritName(spirit.id),
        marks: [],
        tint: spirit.deck,
      });
    }
    if (view.arriving !== null) {
      pieces.push({ ...villagerPiece(piece.arriving, view.arriving), marks: [words.onTheWay] });
    }
    return { id: zone.table, title: words.table, seat: null, layout: 'counters', counters, pieces };
  }

  function row(view: View): Zone {
    const pieces = view.row.map((card, at) => villagerPiece(piece.row(at), card));
    return { id: zone.row, title: words.row, seat: null, layout: 'row', counters: [], pieces };
  }

  function goals(view: View): Zone {
    const pieces = view.achievements.map((goal): Piece => ({
      id: piece.goal(goalId(goal)),
      card: goalId(goal),
      name: wording.goalName(goalId(goal)),
      marks: [],
    }));
    return { id: zone.goals, title: words.goals, seat: null, layout: 'row', counters: [], pieces };
  }

  function village(p: PlayerView, seat: Seat, name: string, view: View): Zone {
    const pieces = p.village.map((place, slot): Piece => {
      const id = piece.village(seat, slot);
      if (!place) return { id, card: null, name: words.empty, marks: [] };
      const marks = seat === view.active && slot === view.acting ? [duty(view)] : [];
      if (!place.up) marks.push(words.faceDown);
      return { ...villagerPiece(id, place.card), marks: [...marks, ...icons(place.card)], active: place.up };
    });
    const title = words.villageOf(name);
    return { id: zone.village(seat), title, seat, layout: 'grid', columns: 3, counters: [], pieces };
  }

  /** The acting card, or the card being replaced. */
  function duty(view: View): string {
    return view.arriving === null ? words.acting : words.makesRoom;
  }

  function goods(p: PlayerView, seat: Seat, name: string): Zone {
    const counters: Counter[] = [
      { name: words.scrolls, value: p.scrolls },
      { name: words.omenTrack, value: p.omen > 0 ? `+${p.omen}` : p.omen },
      { name: words.omenTokens, value: p.omenTokens },
      { name: words.hand, value: p.handSize },
      { name: words.deck, value: p.deckSize },
    ];
    const pieces = RESOURCES.flatMap(resource => tokenPieces(seat, resource, p.tokens[resource] ?? 0));
    for (const tile of TILES) {
      pieces.push(
        ...tilePieces(seat, tile, p.tiles[tile] ?? 0, true),
        ...tilePieces(seat, tile, p.usedTiles[tile] ?? 0, false),
      );
    }
    return { id: zone.goods(seat), title: words.goodsOf(name), seat, layout: 'counters', counters, pieces };
  }

  function discard(p: PlayerView, seat: Seat, name: string): Zone {
    const pieces = p.discard.map(card => villagerPiece(piece.discard(seat, villagerId(card)), card));
    return { id: zone.discard(seat), title: words.discardOf(name), seat, layout: 'piles', counters: [], pieces };
  }

  function hand(own: readonly Card[], seat: Seat, name: string): Zone {
    const pieces = own.map(card => villagerPiece(piece.hand(seat, villagerId(card)), card));
    return { id: zone.hand(seat), title: words.handOf(name), seat, layout: 'hand', counters: [], pieces };
  }

  function zonesOf(p: PlayerView, seat: Seat, reader: Reader<View>): Zone[] {
    const name = reader.name(seat);
    const zones = [village(p, seat, name, reader.view), goods(p, seat, name), discard(p, seat, name)];
    return p.hand ? [...zones, hand(p.hand, seat, name)] : zones;
  }

  return reader => {
    const { view } = reader;
    return {
      zones: [table(reader), row(view), goals(view), ...view.players.flatMap((p, seat) => zonesOf(p, seat, reader))],
    };
  };
}

interface Pieces {
  villagerPiece(id: PieceId, card: Card): Piece;
  icons(card: Card): string[];
  tokenPieces(seat: Seat, resource: Resource, n: number): Piece[];
  tilePieces(seat: Seat, tile: Tile, n: number, up: boolean): Piece[];
}

function piecesIn({ cardName, unitWords }: Wording, words: BoardWords): Pieces {
  function icons(card: Card): string[] {
    const villager = VILLAGERS[card];
    const marks: string[] = [];
    if (villager && villager.icons.length > 0) marks.push(unitWords(villager.icons));
    if (villager?.avoid) marks.push(words.avoid);
    return marks;
  }

  return {
    icons,
    villagerPiece(id, card) {
      const villager = VILLAGERS[card];
      const marks = [words.cost(villager?.cost ?? 0), ...icons(card)];
      return { id, card: villager?.id ?? null, name: cardName(villagerId(card)), marks, tint: villager?.deck ?? '' };
    },
    /** Equal tokens are one piece with a number. */
    tokenPieces(seat, resource, n) {
      const id = piece.token(seat, RESOURCE_IDS[resource]);
      const name = words[n === 1 ? 'resource' : 'resources'][resource];
      return n === 0 ? [] : [{ id, card: RESOURCE_IDS[resource], name, marks: [`×${n}`] }];
    },
    /** So are equal tiles. */
    tilePieces(seat, tile, n, up) {
      if (n === 0) return [];
      const id = piece.tile(seat, TILE_IDS[tile], up);
      const marks = up ? [`×${n}`] : [`×${n}`, words.faceDown];
      return [{ id, card: TILE_IDS[tile], name: words[n === 1 ? 'tile' : 'tiles'][tile], marks, active: up }];
    },
  };
}

/** The piece to tap for an option; null for a plain button. */
export function target(option: Option, { view }: Reader<View>): PieceId | null {
  const seat = view.asked ?? 0;
  if ('slot' in option) return piece.village(seat, option.slot);
  switch (option.kind) {
    case 'buy':
    case 'giveCard':
    case 'discard':
    case 'handCard':
      return piece.hand(seat, option.card);
    case 'add':
    case 'recruit':
      return option.from === 'hand' ? piece.hand(seat, option.card) : piece.row(view.row.indexOf(cardOf(option.card)));
    case 'retrieve':
      return piece.discard(seat, option.card);
    case 'token':
      return piece.token(seat, RESOURCE_IDS[option.resource]);
    case 'tile':
      return piece.tile(seat, TILE_IDS[option.tile], true);
    case 'giveTile':
      return piece.tile(seat, TILE_IDS[option.tile], option.up);
    default:
      return null;
  }
}
