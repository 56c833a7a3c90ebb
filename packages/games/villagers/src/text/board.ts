import type { Board, Piece, Seat, Reader, Zone } from '@thorp/kernel';
import { idOf, NONE, TEAM_FACES, type CardId } from '../cards/index.ts';
import { activeSymbols } from '../reading.ts';
import type { SeenVillager, View } from '../types.ts';
import type { Names } from './names.ts';
import { coinMarks, emptyPlace, face, hiddenCard, pile, type PieceWords } from './faces.ts';
import {
  basicId,
  discardId,
  giftId,
  handBackId,
  handCopyId,
  handId,
  handZone,
  RESERVE,
  roadId,
  squareId,
  squareZone,
  stackId,
  teamId,
  villageId,
  villagerId,
} from '../pieces.ts';
import { eventUnder, seasonsZones, type SeasonsBoardWords } from './seasonsBoard.ts';
import { seen } from './lookup.ts';
import { soloZones, type SoloBoardWords } from './soloBoard.ts';

/** The table as zones and pieces, in the words of a language. */

export interface BoardWords extends PieceWords, SeasonsBoardWords, SoloBoardWords {
  readonly road: string;
  readonly firstPlayer: string;
  readonly stacks: string;
  readonly reserve: string;
  readonly basics: string;
  readonly basicsAndTeams: string;
  readonly discard: string;
  readonly gold: string;
  readonly food: string;
  readonly builders: string;
  readonly draftsLeft: string;
  stack(number: number): string;
  aboveMarket(market: 1 | 2): string;
  left(count: number): string;
  standsFor(name: string): string;
  /** With the owner in words: "of Anna". */
  village(ofOwner: string): string;
  hand(ofOwner: string): string;
  square(ofOwner: string): string;
}

interface Speech {
  readonly names: Names;
  readonly words: BoardWords;
}

export function boardIn(names: Names, words: BoardWords): (reader: Reader<View>) => Board {
  const by: Speech = { names, words };
  return reader => {
    const { view } = reader;
    return {
      zones: [
        road(by, reader),
        stacks(by, view),
        ...soloZones(names, words, view),
        ...seasonsZones(names, words, view),
        basics(by, view),
        discard(by, view),
        ...view.villages.flatMap((_, owner) => [villageZone(by, reader, owner), ...playerZones(by, reader, owner)]),
      ],
    };
  };
}

function road(by: Speech, { view, name }: Reader<View>): Zone {
  const { words } = by;
  return {
    id: 'road',
    title: words.road,
    seat: null,
    layout: 'row',
    counters: [
      { name: words.round, value: view.round },
      { name: words.firstPlayer, value: name(view.first) },
    ],
    pieces: view.road.map(({ card: id, coins }, slot) =>
      id === null ? emptyPlace(by, roadId(slot)) : face(by, roadId(slot), id, coinMarks(by, coins)),
    ),
  };
}

const MARKET_UNDER: { readonly [stack: number]: 1 | 2 } = { 1: 1, 5: 2 };

function stacks(by: Speech, view: View): Zone {
  const { names, words } = by;
  const piles = view.stacks.map((it, stack) => {
    const market = MARKET_UNDER[stack];
    const marks = [...(market ? [words.aboveMarket(market)] : []), ...eventUnder(names, words, view, stack)];
    return pile(by, stackId(stack), words.stack(stack + 1), it, marks);
  });
  const pieces = [...piles, pile(by, RESERVE, words.reserve, view.reserve)];
  return { id: 'stacks', title: words.stacks, seat: null, layout: 'piles', counters: [], pieces };
}

function basics(by: Speech, view: View): Zone {
  const { words } = by;
  const hasTeams = view.settings.teams;
  const pieces = view.basics.map(({ card: id, left }) => face(by, basicId(id), id, [words.left(left)]));
  const teams = hasTeams ? TEAM_FACES.map(idOf).map(id => face(by, teamId(id), id, [words.left(view.teams)])) : [];
  const title = hasTeams ? words.basicsAndTeams : words.basics;
  return { id: 'basics', title, seat: null, layout: 'piles', counters: [], pieces: [...pieces, ...teams] };
}

function discard(by: Speech, view: View): Zone {
  const pieces = view.discard.map((id, i) => face(by, discardId(i), id));
  return { id: 'discard', title: by.words.discard, seat: null, layout: 'row', counters: [], pieces };
}

function villageZone(by: Speech, reader: Reader<View>, owner: number): Zone {
  const { names, words } = by;
  const { gold, villagers } = seen(reader.view, owner);
  const { food, builders } = activeSymbols(villagers);
  return {
    id: villageId(owner),
    title: words.village(names.ofOwner(reader, owner)),
    seat: owner < reader.view.players.length ? owner : null,
    layout: 'row',
    counters: [
      { name: words.gold, value: gold },
      { name: words.food, value: food },
      { name: words.builders, value: builders },
    ],
    pieces: villagers.map((it, at) => placed(by, owner, at, it)),
  };
}

function placed(by: Speech, owner: number, at: number, it: SeenVillager): Piece {
  const { names, words } = by;
  const [self, other] = [names.nameOf(it.card), names.nameOf(it.as)];
  const marks = [...(self === other ? [] : [words.standsFor(other)]), ...coinMarks(by, it.coins)];
  const on = it.on === NONE ? {} : { on: villagerId(owner, it.on) };
  return { ...face(by, villagerId(owner, at), it.card, marks), active: it.active, ...on };
}

function playerZones(by: Speech, reader: Reader<View>, seat: Seat): Zone[] {
  const player = reader.view.players[seat];
  if (!player) return [];
  const { hand, backs, square, gift, drafts } = player;
  const { names, words } = by;
  const mine = names.ofOwner(reader, seat);
  const zones: Zone[] = [
    {
      id: handZone(seat),
      title: words.hand(mine),
      seat,
      layout: 'hand',
      counters: [],
      pieces: hand ? fronts(by, seat, hand) : backs.map((suit, i) => hiddenCard(by, handBackId(seat, i), suit)),
    },
  ];
  if (square.length === 0 && gift === null && drafts === 0) return zones;
  const counters = drafts > 0 ? [{ name: words.draftsLeft, value: drafts }] : [];
  const gifts = gift === null ? [] : [hiddenCard(by, giftId(seat), gift)];
  const pieces = [...square.map((id, i) => face(by, squareId(seat, i), id)), ...gifts];
  return [...zones, { id: squareZone(seat), title: words.square(mine), seat, layout: 'row', counters, pieces }];
}

/** Options point at the first of equal cards. */
function fronts(by: Speech, seat: Seat, hand: readonly CardId[]): Piece[] {
  return hand.map((id, i) => face(by, id === hand[i - 1] ? handCopyId(seat, id, i) : handId(seat, id), id));
}
