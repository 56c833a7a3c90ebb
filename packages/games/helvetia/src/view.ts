import type { Seat } from '@thorp/kernel';
import {
  CHARACTERS,
  COMPLETION_POINTS,
  GROUPS,
  NO_CHARACTER,
  SLOTS,
  characterName,
  slotName,
  type CharacterName,
  type GroupName,
  type SlotName,
} from './cards/board.ts';
import { buildingName, BUILDINGS, NO_BUILDING, type Building, type BuildingName } from './cards/buildings.ts';
import { goodName, GOODS, type GoodName } from './cards/goods.ts';
import { isAwake, NOBODY, ownerOf, sexName, sexOfFigure } from './figures.ts';
import { totalOf } from './scoring.ts';
import { add, at, ON_BOARD } from './table.ts';
import type { Figure, HelvetiaSettings, People, Player, SexName, State } from './types.ts';

export interface FigureView {
  readonly owner: Seat;
  readonly sex: SexName;
  readonly awake: boolean;
}

export interface HouseView {
  readonly slot: SlotName;
  readonly building: BuildingName;
  readonly host: FigureView | null;
  readonly guest: FigureView | null;
  readonly children: readonly SexName[];
}

export interface PeopleView {
  readonly men: number;
  readonly women: number;
}

export interface PlayerView {
  readonly coins: number;
  readonly supply: PeopleView;
  readonly school: PeopleView;
  readonly centre: PeopleView;
  /** Coins on the Village Center by colour. */
  readonly dowry: readonly number[];
  /** Start tiles not placed yet. */
  readonly start: readonly BuildingName[];
  readonly houses: readonly HouseView[];
  readonly delivered: readonly GoodName[];
  /** H-17.2 What the player would score now. */
  readonly points: number;
}

export interface TilesView {
  readonly building: BuildingName;
  readonly copies: number;
}

export interface HelvetiaView {
  readonly settings: HelvetiaSettings;
  readonly round: number;
  readonly token: Seat;
  /** The asked seat; null if there is none. */
  readonly asked: Seat | null;
  readonly players: readonly PlayerView[];
  readonly pool: readonly TilesView[];
  readonly display: readonly TilesView[];
  /** H-19.1 The contents of each pile are known, their order is not. */
  readonly piles: readonly (readonly TilesView[])[];
  readonly characters: readonly {
    readonly character: CharacterName;
    readonly holder: Seat | null;
    readonly used: boolean;
    /** By seat. */
    readonly coins: readonly number[];
  }[];
  readonly goodsTiles: readonly { readonly good: GoodName; readonly holder: Seat | null }[];
  readonly groups: readonly { readonly group: GroupName; readonly points: number; readonly holder: Seat | null }[];
  readonly completed: readonly { readonly points: number; readonly holder: Seat | null }[];
  readonly turn: {
    readonly character: CharacterName | null;
    readonly tileUsed: boolean;
    readonly fresh: number;
    readonly births: readonly SlotName[];
  };
  readonly ledger: readonly { readonly good: GoodName; readonly made: number; readonly unspent: number }[];
  readonly idleRounds: number;
}

/** H-19 Everything except the order of the piles is visible, so everybody sees the same. */
export function view(s: State): HelvetiaView {
  return {
    settings: s.settings,
    round: s.round,
    token: s.token,
    asked: asked(s),
    players: s.players.map((each, seat) => playerView(each, totalOf(s, seat))),
    pool: counted(s.pool),
    display: counted(s.display),
    piles: s.piles.map(pile => counted(countsOf(pile))),
    characters: CHARACTERS.map((character, place) => ({
      character,
      holder: holderOf(s.tiles, place),
      used: s.tilesUsed[place] === 1,
      coins: (s.spaces[place] ?? []).slice(),
    })),
    goodsTiles: GOODS.map((good, place) => ({ good, holder: holderOf(s.goodsTiles, place) })),
    groups: GROUPS.map(({ name, points }, place) => ({ group: name, points, holder: holderOf(s.groups, place) })),
    completed: COMPLETION_POINTS.map((points, rank) => ({ points, holder: holderOf(s.completed, rank) })),
    turn: turnView(s),
    ledger: GOODS.map((good, place) => ({
      good,
      made: at(s.ledger.made, place),
      unspent: at(s.ledger.unspent, place),
    })),
    idleRounds: s.idleRounds,
  };
}

function asked({ frames }: State): Seat | null {
  const frame = frames.at(-1);
  return frame && 'seat' in frame ? frame.seat : null;
}

function turnView({ turn }: State): HelvetiaView['turn'] {
  return {
    character: turn.character === NO_CHARACTER ? null : characterName(turn.character),
    tileUsed: turn.tileUsed,
    fresh: turn.fresh,
    births: turn.births.map(slotName),
  };
}

function playerView(mine: Player, points: number): PlayerView {
  return {
    coins: mine.coins,
    supply: peopleView(mine.supply),
    school: peopleView(mine.school),
    centre: peopleView(mine.centre),
    dowry: mine.dowry.slice(),
    start: mine.start.map(buildingName),
    houses: houseViews(mine),
    delivered: deliveredGoods(mine.cubes),
    points,
  };
}

function houseViews(mine: Player): HouseView[] {
  const houses: HouseView[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const building = at(mine.building, slot);
    if (building === NO_BUILDING) continue;
    houses.push({
      slot: slotName(slot),
      building: buildingName(building),
      host: figureView(at(mine.host, slot)),
      guest: figureView(at(mine.guest, slot)),
      children: childrenIn(mine, slot),
    });
  }
  return houses;
}

function childrenIn({ children }: Player, slot: number): SexName[] {
  const here: SexName[] = [];
  for (const child of children) if (child.slot === slot) here.push(sexName(child.sex));
  return here;
}

function deliveredGoods(cubes: readonly number[]): GoodName[] {
  const goods: GoodName[] = [];
  for (let good = 0; good < GOODS.length; good++) if (cubes[good] === 1) goods.push(goodName(good));
  return goods;
}

function figureView(figure: Figure): FigureView | null {
  if (figure === NOBODY) return null;
  return { owner: ownerOf(figure), sex: sexName(sexOfFigure(figure)), awake: isAwake(figure) };
}

function peopleView([men, women]: People): PeopleView {
  return { men, women };
}

function holderOf(holders: readonly Seat[], place: number): Seat | null {
  const holder = at(holders, place);
  return holder === ON_BOARD ? null : holder;
}

function counted(counts: readonly number[]): TilesView[] {
  const tiles: TilesView[] = [];
  for (let building = 0; building < counts.length; building++) {
    const copies = at(counts, building);
    if (copies > 0) tiles.push({ building: buildingName(building), copies });
  }
  return tiles;
}

function countsOf(pile: readonly Building[]): number[] {
  const counts = Array<number>(BUILDINGS.length).fill(0);
  for (const building of pile) add(counts, building, 1);
  return counts;
}
