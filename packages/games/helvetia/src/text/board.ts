import type { Board, Piece, Seat, Zone } from '@thorp/kernel';
import { SLOTS, type SlotName } from '../cards/board.ts';
import { costOf, type BuildingName } from '../cards/buildings.ts';
import { COMPLEX, GOODS, type GoodName } from '../cards/goods.ts';
import {
  buildingCard,
  characterCard,
  characterPiece,
  completionCard,
  completionPiece,
  displayPiece,
  dowryPiece,
  goodCard,
  groupCard,
  groupPiece,
  marketPiece,
  peoplePiece,
  poolPiece,
  slotPiece,
  startPiece,
  villageZone,
  type PieceId,
} from '../pieces.ts';
import type { SexName } from '../types.ts';
import type { FigureView, HouseView, PeopleView, PlayerView, TilesView } from '../view.ts';
import type { Names } from './names.ts';
import type { Reader } from './lookups.ts';

/** The table as zones and pieces, in the words of a language. */

export interface BoardWords {
  readonly round: string;
  readonly startingPlayer: string;
  readonly yes: string;
  readonly characters: string;
  readonly tileOnBoard: string;
  tileOf(holder: string, used: boolean): string;
  coinsOf(owner: string, count: number): string;

  readonly startTiles: string;
  readonly display: string;
  pile(number: number): string;
  costs(goods: readonly GoodName[]): string;
  copies(count: number): string;

  readonly market: string;
  goodsTile(points: number): string;
  thisTurn(good: string): string;
  made(count: number, left: number): string;

  readonly specials: string;
  readonly completeVillage: string;
  points(count: number): string;

  readonly pointsNow: string;
  readonly coins: string;
  readonly school: string;
  readonly supply: string;
  readonly delivered: string;
  readonly centre: string;
  readonly dowry: string;
  readonly noCoins: string;
  readonly toBePlaced: string;
  emptySlot(slot: string): string;
  dowryOf(owner: string, count: number): string;
  people(people: PeopleView): string;
  /** Somebody who lives in a house, and whose villager it is. */
  adult(figure: FigureView, owner: string): string;
  child(sex: SexName): string;
}

interface Language {
  readonly names: Names;
  readonly words: BoardWords;
}

/** The village as on the table: the centre is two tiles wide and shows its people and coins. */
const LAYOUT: readonly (SlotName | 'people' | 'dowry')[] = [
  ...SLOTS.slice(0, 4),
  'L',
  'people',
  'dowry',
  'R',
  ...SLOTS.slice(6),
];

export function boardIn(names: Names, words: BoardWords): (reader: Reader) => Board {
  const by: Language = { names, words };
  return reader => {
    const { view } = reader;
    return {
      zones: [
        charactersZone(by, reader),
        ...(view.pool.length > 0 && view.round === 0 ? [tilesZone(by, 'pool', poolPiece, view.pool)] : []),
        displayZone(by, reader),
        marketZone(by, reader),
        specialsZone(by, reader),
        ...view.players.map((mine, seat) => zoneOfVillage(by, reader, seat, mine)),
      ],
    };
  };
}

function charactersZone({ names, words }: Language, { view, name }: Reader): Zone {
  const pieces = view.characters.map(({ character, holder, used, coins }): Piece => {
    const paid = coins.flatMap((count, seat) => (count > 0 ? [words.coinsOf(name(seat), count)] : []));
    const tile = holder === null ? words.tileOnBoard : words.tileOf(name(holder), used);
    return {
      id: characterPiece(character),
      card: characterCard(character),
      name: names.characters[character],
      marks: [tile, ...paid],
      active: !used,
    };
  });
  const counters = [
    { name: words.round, value: view.round },
    { name: words.startingPlayer, value: name(view.token) },
  ];
  return { id: 'characters', title: words.characters, seat: null, layout: 'row', counters, pieces };
}

function displayZone(by: Language, { view }: Reader): Zone {
  const sizes = view.piles.map(pile => pile.reduce((sum, { copies }) => sum + copies, 0));
  const counters = sizes.map((value, pile) => ({ name: by.words.pile(pile + 2), value }));
  return { ...tilesZone(by, 'display', displayPiece, view.display), counters };
}

function tilesZone(
  { names, words }: Language,
  id: 'pool' | 'display',
  pieceOf: (building: BuildingName) => PieceId,
  tiles: readonly TilesView[],
): Zone {
  const pieces = tiles.map(({ building, copies }): Piece => {
    const cost = costOf(building);
    const marks = [...(cost.length > 0 ? [words.costs(cost)] : []), words.copies(copies)];
    return { id: pieceOf(building), card: buildingCard(building), name: names.buildings[building], marks };
  });
  const title = id === 'pool' ? words.startTiles : words.display;
  return { id, title, seat: null, layout: 'piles', counters: [], pieces };
}

function marketZone({ names, words }: Language, { view, name }: Reader): Zone {
  const pieces = GOODS.map((good, place): Piece => {
    const cubes = view.players.flatMap(({ delivered }, seat) => (delivered.includes(good) ? [name(seat)] : []));
    const complex = COMPLEX[good];
    const tile = complex && view.goodsTiles[place]?.holder === null ? [words.goodsTile(complex.tile)] : [];
    return { id: marketPiece(good), card: goodCard(good), name: names.goods[good], marks: [...tile, ...cubes] };
  });
  const ledger = view.ledger.filter(({ made }) => made > 0);
  const counters = ledger.map(({ good, made, unspent }) => ({
    name: words.thisTurn(names.goods[good]),
    value: words.made(made, unspent),
  }));
  return { id: 'market', title: words.market, seat: null, layout: 'grid', columns: 8, counters, pieces };
}

function specialsZone({ names, words }: Language, { view, name }: Reader): Zone {
  const marks = (points: number, holder: Seat | null): string[] => [
    words.points(points),
    ...(holder === null ? [] : [name(holder)]),
  ];
  const groups = view.groups.map(({ group, points, holder }): Piece => {
    return { id: groupPiece(group), card: groupCard(group), name: names.groups[group], marks: marks(points, holder) };
  });
  const villages = view.completed.map(({ points, holder }, rank): Piece => {
    const card = completionCard(rank);
    return { id: completionPiece(rank), card, name: words.completeVillage, marks: marks(points, holder) };
  });
  const pieces = [...groups, ...villages];
  return { id: 'specials', title: words.specials, seat: null, layout: 'row', counters: [], pieces };
}

/** H-1.11 The colours of the seats, as tints of the board. */
const TINTS = ['blue', 'yellow', 'red', 'white'];

function zoneOfVillage(by: Language, { view, name }: Reader, seat: Seat, mine: PlayerView): Zone {
  const { words } = by;
  const id = villageZone(seat);
  const tint = TINTS[seat] ?? `colour ${seat}`;
  const counters = [
    { name: words.pointsNow, value: mine.points },
    { name: words.coins, value: mine.coins },
    { name: words.school, value: words.people(mine.school) },
    { name: words.supply, value: words.people(mine.supply) },
    { name: words.delivered, value: mine.delivered.length },
    ...(view.token === seat ? [{ name: words.startingPlayer, value: words.yes }] : []),
  ];
  const pieces = LAYOUT.map((place): Piece => {
    if (place === 'people') return waiting(by, peoplePiece(seat), mine, tint);
    if (place === 'dowry') return coinsOfOthers(by, dowryPiece(seat), mine, name);
    return houseOrFree(by, slotPiece(seat, place), mine, place, { tint, name });
  });
  const start = mine.start.map((building, i) => startTile(by, startPiece(seat, i), building));
  return { id, title: name(seat), seat, layout: 'grid', columns: 4, counters, pieces: [...pieces, ...start] };
}

function waiting({ words }: Language, id: PieceId, { centre }: PlayerView, tint: string): Piece {
  return { id, card: null, name: words.centre, marks: [words.people(centre)], tint };
}

function coinsOfOthers({ words }: Language, id: PieceId, { dowry }: PlayerView, name: Reader['name']): Piece {
  const coins = dowry.flatMap((count, owner) => (count > 0 ? [words.dowryOf(name(owner), count)] : []));
  return { id, card: null, name: words.dowry, marks: coins.length > 0 ? coins : [words.noCoins] };
}

function houseOrFree(
  by: Language,
  id: PieceId,
  { houses }: PlayerView,
  place: SlotName,
  { tint, name }: { readonly tint: string; readonly name: Reader['name'] },
): Piece {
  const { names, words } = by;
  const house = houses.find(({ slot }) => slot === place);
  if (!house) return { id, card: null, name: words.emptySlot(names.slots[place]), marks: [] };
  const active = [house.host, house.guest].some(figure => figure?.awake);
  const card = buildingCard(house.building);
  return { id, card, name: names.buildings[house.building], marks: houseMarks(by, house, name), tint, active };
}

function startTile({ names, words }: Language, id: PieceId, building: BuildingName): Piece {
  return { id, card: buildingCard(building), name: names.buildings[building], marks: [words.toBePlaced] };
}

function houseMarks({ words }: Language, { host, guest, children }: HouseView, name: Reader['name']): string[] {
  const adults = [host, guest].flatMap(figure => (figure ? [words.adult(figure, name(figure.owner))] : []));
  return [...adults, ...children.map(words.child)];
}
