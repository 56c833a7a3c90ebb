import type { Board, Piece, Seat, Zone } from '@thorp/kernel';
import { SLOTS, type SlotName } from '../cards/board.ts';
import { costOf, type BuildingName } from '../cards/buildings.ts';
import { COMPLEX, GOODS, type GoodName } from '../cards/goods.ts';
import type { SexName } from '../types.ts';
import type { FigureView, HouseView, PeopleView, PlayerView, TilesView } from '../view.ts';
import type { Names } from './names.ts';
import type { Heard } from './sight.ts';

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
  adult(figure: FigureView): string;
  child(sex: SexName): string;
}

interface Speech {
  readonly names: Names;
  readonly words: BoardWords;
}

/** The village as it lies on the table: the centre is two tiles wide and shows its people and its coins. */
const LAYOUT: readonly (SlotName | 'people' | 'dowry')[] = [
  ...SLOTS.slice(0, 4),
  'L',
  'people',
  'dowry',
  'R',
  ...SLOTS.slice(6),
];

export function boardIn(names: Names, words: BoardWords): (told: Heard) => Board {
  const by: Speech = { names, words };
  return told => {
    const { view } = told;
    return {
      zones: [
        charactersZone(by, told),
        ...(view.pool.length > 0 && view.round === 0 ? [tilesZone(by, 'pool', words.startTiles, view.pool)] : []),
        displayZone(by, told),
        marketZone(by, told),
        specialsZone(by, told),
        ...view.players.map((mine, seat) => villageZone(by, told, seat, mine)),
      ],
    };
  };
}

function charactersZone({ names, words }: Speech, { view, name }: Heard): Zone {
  const pieces = view.characters.map(({ character, holder, used, coins }): Piece => {
    const paid = coins.flatMap((count, seat) => (count > 0 ? [words.coinsOf(name(seat), count)] : []));
    const tile = holder === null ? words.tileOnBoard : words.tileOf(name(holder), used);
    return {
      id: `character:${character}`,
      card: `character:${character}`,
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

function displayZone(by: Speech, { view }: Heard): Zone {
  const sizes = view.piles.map(pile => pile.reduce((sum, { copies }) => sum + copies, 0));
  const counters = sizes.map((value, pile) => ({ name: by.words.pile(pile + 2), value }));
  return { ...tilesZone(by, 'display', by.words.display, view.display), counters };
}

function tilesZone({ names, words }: Speech, id: string, title: string, tiles: readonly TilesView[]): Zone {
  const pieces = tiles.map(({ building, copies }): Piece => {
    const cost = costOf(building);
    const marks = [...(cost.length > 0 ? [words.costs(cost)] : []), words.copies(copies)];
    return { id: `${id}:${building}`, card: `building:${building}`, name: names.buildings[building], marks };
  });
  return { id, title, seat: null, layout: 'piles', counters: [], pieces };
}

function marketZone({ names, words }: Speech, { view, name }: Heard): Zone {
  const pieces = GOODS.map((good, place): Piece => {
    const cubes = view.players.flatMap(({ delivered }, seat) => (delivered.includes(good) ? [name(seat)] : []));
    const complex = COMPLEX[good];
    const tile = complex && view.goodsTiles[place]?.holder === null ? [words.goodsTile(complex.tile)] : [];
    return { id: `market:${good}`, card: `good:${good}`, name: names.goods[good], marks: [...tile, ...cubes] };
  });
  const ledger = view.ledger.filter(({ made }) => made > 0);
  const counters = ledger.map(({ good, made, unspent }) => ({
    name: words.thisTurn(names.goods[good]),
    value: words.made(made, unspent),
  }));
  return { id: 'market', title: words.market, seat: null, layout: 'grid', columns: 8, counters, pieces };
}

function specialsZone({ names, words }: Speech, { view, name }: Heard): Zone {
  const marks = (points: number, holder: Seat | null): string[] => [
    words.points(points),
    ...(holder === null ? [] : [name(holder)]),
  ];
  const groups = view.groups.map(({ group, points, holder }): Piece => {
    const id = `group:${group}`;
    return { id, card: id, name: names.groups[group], marks: marks(points, holder) };
  });
  const villages = view.completed.map(({ points, holder }, rank): Piece => {
    const card = `village:${rank + 1}`;
    return { id: `complete:${rank + 1}`, card, name: words.completeVillage, marks: marks(points, holder) };
  });
  const pieces = [...groups, ...villages];
  return { id: 'specials', title: words.specials, seat: null, layout: 'row', counters: [], pieces };
}

/** H-1.11 The colours of the seats, as tints of the board. */
const TINTS = ['blue', 'yellow', 'red', 'white'];

function villageZone(by: Speech, { view, name }: Heard, seat: Seat, mine: PlayerView): Zone {
  const { words } = by;
  const id = `village:${seat}`;
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
    if (place === 'people') return peoplePiece(by, `${id}:people`, mine, tint);
    if (place === 'dowry') return dowryPiece(by, `${id}:dowry`, mine, name);
    return slotPiece(by, `${id}:${place}`, mine, place, tint);
  });
  const start = mine.start.map((building, i) => startPiece(by, `${id}:start-${i}`, building));
  return { id, title: name(seat), seat, layout: 'grid', columns: 4, counters, pieces: [...pieces, ...start] };
}

function peoplePiece({ words }: Speech, id: string, { centre }: PlayerView, tint: string): Piece {
  return { id, card: null, name: words.centre, marks: [words.people(centre)], tint };
}

function dowryPiece({ words }: Speech, id: string, { dowry }: PlayerView, name: Heard['name']): Piece {
  const coins = dowry.flatMap((count, owner) => (count > 0 ? [words.dowryOf(name(owner), count)] : []));
  return { id, card: null, name: words.dowry, marks: coins.length > 0 ? coins : [words.noCoins] };
}

function slotPiece(by: Speech, id: string, { houses }: PlayerView, place: SlotName, tint: string): Piece {
  const { names, words } = by;
  const house = houses.find(({ slot }) => slot === place);
  if (!house) return { id, card: null, name: words.emptySlot(names.slots[place]), marks: [] };
  const active = [house.host, house.guest].some(figure => figure?.awake);
  const card = `building:${house.building}`;
  return { id, card, name: names.buildings[house.building], marks: houseMarks(by, house), tint, active };
}

function startPiece({ names, words }: Speech, id: string, building: BuildingName): Piece {
  return { id, card: `building:${building}`, name: names.buildings[building], marks: [words.toBePlaced] };
}

function houseMarks({ words }: Speech, { host, guest, children }: HouseView): string[] {
  const adults = [host, guest].flatMap(figure => (figure ? [words.adult(figure)] : []));
  return [...adults, ...children.map(words.child)];
}
