import type { Board, Piece, Seat, Zone } from '@thorp/kernel';
import { SLOTS, type SlotName } from '../cards/board.ts';
import { costOf, type BuildingName } from '../cards/buildings.ts';
import { COMPLEX, GOODS } from '../cards/goods.ts';
import type { Call, Option, Spot, UseTile } from '../types.ts';
import type { FigureView, HouseView, PlayerView, TilesView } from '../view.ts';
import { colourOf, counted, listed, peopleWords, slotWords, titled, type Heard } from './words.ts';

/** The village as it lies on the table: the centre is two tiles wide and shows its people and its coins. */
const LAYOUT: readonly (SlotName | 'people' | 'dowry')[] = [
  ...SLOTS.slice(0, 4),
  'L',
  'people',
  'dowry',
  'R',
  ...SLOTS.slice(6),
];

export function board(told: Heard): Board {
  const { view } = told;
  return {
    zones: [
      charactersZone(told),
      ...(view.pool.length > 0 && view.round === 0 ? [tilesZone('pool', 'Start tiles', view.pool)] : []),
      displayZone(told),
      marketZone(told),
      specialsZone(told),
      ...view.players.map((mine, seat) => villageZone(told, seat, mine)),
    ],
  };
}

/** What an option is about; several answers about one building share its place. */
export function target(option: Option, { view }: Heard): string | null {
  return (TARGETS[option.kind] as (option: Option, mine: string) => string | null)(option, `village:${view.asked}`);
}

type Targets = {
  readonly [K in Option['kind']]: (option: Extract<Option, { kind: K }>, mine: string) => string | null;
};

const NOWHERE = (): null => null;
const inVillage = ({ village, slot }: Spot): string => `village:${village}:${slot}`;
const atHome = ({ slot }: { readonly slot: SlotName }, mine: string): string => `${mine}:${slot}`;
const withCharacter = ({ character }: Call | UseTile): string => `character:${character}`;

const TARGETS: Targets = {
  draft: ({ building }) => `pool:${building}`,
  place: atHome,
  house: NOWHERE,
  lodge: NOWHERE,
  marry: inVillage,
  call: withCharacter,
  tile: withCharacter,
  end: NOWHERE,
  build: ({ building }) => `display:${building}`,
  work: inVillage,
  exchange: inVillage,
  buy: NOWHERE,
  moveIn: (_, mine) => `${mine}:people`,
  deliver: ({ good }) => `market:${good}`,
  wake: ({ village }) => `village:${village}`,
  send: ({ from }, mine) => (from === 'centre' ? `${mine}:people` : mine),
  dowry: NOWHERE,
  bear: atHome,
  graduate: atHome,
  leave: atHome,
};

function charactersZone({ view, name }: Heard): Zone {
  const pieces = view.characters.map(({ character, holder, used, coins }): Piece => {
    const paid = coins.flatMap((count, seat) => (count > 0 ? [`${name(seat)}: ${counted(count, 'coin')}`] : []));
    const tile = holder === null ? 'tile on the board' : `tile: ${name(holder)}${used ? ', used' : ''}`;
    return {
      id: `character:${character}`,
      card: `character:${character}`,
      name: titled(character),
      marks: [tile, ...paid],
      active: !used,
    };
  });
  const counters = [
    { name: 'Round', value: view.round },
    { name: 'Starting player', value: name(view.token) },
  ];
  return { id: 'characters', title: 'Characters', seat: null, layout: 'row', counters, pieces };
}

function displayZone({ view }: Heard): Zone {
  const sizes = view.piles.map(pile => pile.reduce((sum, { copies }) => sum + copies, 0));
  const counters = sizes.map((value, pile) => ({ name: `Pile ${pile + 2}`, value }));
  return { ...tilesZone('display', 'Display', view.display), counters };
}

function tilesZone(id: string, title: string, tiles: readonly TilesView[]): Zone {
  const pieces = tiles.map(({ building, copies }): Piece => {
    const cost = costOf(building);
    const marks = [...(cost.length > 0 ? [`costs ${listed(cost)}`] : []), counted(copies, 'copy', 'copies')];
    return { id: `${id}:${building}`, card: `building:${building}`, name: titled(building), marks };
  });
  return { id, title, seat: null, layout: 'piles', counters: [], pieces };
}

function marketZone({ view, name }: Heard): Zone {
  const pieces = GOODS.map((good, place): Piece => {
    const cubes = view.players.flatMap(({ delivered }, seat) => (delivered.includes(good) ? [name(seat)] : []));
    const tile = COMPLEX[good] && view.goodsTiles[place]?.holder === null ? [`tile: ${COMPLEX[good].tile}`] : [];
    return { id: `market:${good}`, card: `good:${good}`, name: titled(good), marks: [...tile, ...cubes] };
  });
  const ledger = view.ledger.filter(({ made }) => made > 0);
  const counters = ledger.map(({ good, made, unspent }) => ({
    name: `${titled(good)} this turn`,
    value: unspent > 0 ? `${made} made, ${unspent} left` : `${made} made`,
  }));
  return { id: 'market', title: 'Market', seat: null, layout: 'grid', columns: 8, counters, pieces };
}

function specialsZone({ view, name }: Heard): Zone {
  const marks = (points: number, holder: Seat | null): string[] => [
    counted(points, 'point'),
    ...(holder === null ? [] : [name(holder)]),
  ];
  const groups = view.groups.map(({ group, points, holder }): Piece => {
    const id = `group:${group}`;
    return { id, card: id, name: titled(group), marks: marks(points, holder) };
  });
  const villages = view.completed.map(({ points, holder }, rank): Piece => {
    const card = `village:${rank + 1}`;
    return { id: `complete:${rank + 1}`, card, name: 'Complete village', marks: marks(points, holder) };
  });
  const pieces = [...groups, ...villages];
  return { id: 'specials', title: 'Special tiles', seat: null, layout: 'row', counters: [], pieces };
}

function villageZone({ view, name }: Heard, seat: Seat, mine: PlayerView): Zone {
  const id = `village:${seat}`;
  const counters = [
    { name: 'Points', value: mine.points },
    { name: 'Coins', value: mine.coins },
    { name: 'School', value: peopleWords(mine.school) },
    { name: 'Supply', value: peopleWords(mine.supply) },
    { name: 'Delivered', value: mine.delivered.length },
    ...(view.token === seat ? [{ name: 'Starting player', value: 'yes' }] : []),
  ];
  const pieces = LAYOUT.map((place): Piece => {
    if (place === 'people') return peoplePiece(`${id}:people`, mine, colourOf(seat));
    if (place === 'dowry') return dowryPiece(`${id}:dowry`, mine, name);
    return slotPiece(`${id}:${place}`, mine, place, colourOf(seat));
  });
  const start = mine.start.map((building, i) => startPiece(`${id}:start-${i}`, building));
  return { id, title: name(seat), seat, layout: 'grid', columns: 4, counters, pieces: [...pieces, ...start] };
}

function peoplePiece(id: string, { centre }: PlayerView, tint: string): Piece {
  return { id, card: null, name: 'Village Center', marks: [peopleWords(centre)], tint };
}

function dowryPiece(id: string, { dowry }: PlayerView, name: Heard['name']): Piece {
  const coins = dowry.flatMap((count, owner) => (count > 0 ? [`${count} of ${name(owner)}`] : []));
  return { id, card: null, name: 'Dowry', marks: coins.length > 0 ? coins : ['no coins'] };
}

function slotPiece(id: string, { houses }: PlayerView, place: SlotName, tint: string): Piece {
  const house = houses.find(({ slot }) => slot === place);
  if (!house) return { id, card: null, name: `Empty, ${slotWords(place)}`, marks: [] };
  const active = [house.host, house.guest].some(figure => figure?.awake);
  const card = `building:${house.building}`;
  return { id, card, name: titled(house.building), marks: houseMarks(house), tint, active };
}

function startPiece(id: string, building: BuildingName): Piece {
  return { id, card: `building:${building}`, name: titled(building), marks: ['to be placed'] };
}

function houseMarks({ host, guest, children }: HouseView): string[] {
  const adults = [host, guest].flatMap(figure => (figure ? [figureWords(figure)] : []));
  return [...adults, ...children.map(sex => (sex === 'man' ? 'boy' : 'girl'))];
}

function figureWords({ owner, sex, awake }: FigureView): string {
  return `${colourOf(owner)} ${sex}, ${awake ? 'awake' : 'asleep'}`;
}
