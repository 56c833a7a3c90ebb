import { speak, type Board, type PhraseTable, type Piece, type Seat, type Told, type Zone } from '@thorp/kernel';
import type { Suit } from '../cards/card.ts';
import { cardOf, idOf, NONE, TEAM_FACES, villager, type CardId } from '../cards/index.ts';
import type { Option, SeenPile, SeenVillager, View } from '../types.ts';
import { eventUnder, seasonsTargets, seasonsZones, teamId } from './seasons.ts';
import { soloTargets, soloZones } from './soloBoard.ts';
import { actor, basicId, handId, nameOf, ownerName, plural, roadId, stackId, SUIT_NAMES, villagerId } from './words.ts';

/** The table as zones and pieces, and the piece that each option is about. */

export function board(told: Told<View>): Board {
  const { view } = told;
  return {
    zones: [
      road(view, told),
      stacks(view),
      ...soloZones(told),
      ...seasonsZones(view),
      basics(view),
      discard(view),
      ...view.villages.flatMap((_, owner) => [villageZone(told, owner), ...playerZones(told, owner)]),
    ],
  };
}

const discardId = (i: number): string => `discard:${i}`;
const zoneId = (owner: number): string => `village:${owner}`;

/** The piece or zone of every option; nothing for a plain button. A build turn is about the actor's own cards. */
const targets: PhraseTable<Option, View> = {
  take: ({ slot }) => roadId(slot),
  draw: ({ stack }) => stackId(stack),
  drawReserve: () => 'reserve',
  coin: ({ slot }) => roadId(slot),
  noCoin: () => '',
  build: ({ card: id }, { view }) => sourceId(view, id),
  play: ({ card: id }, { view }) => sourceId(view, id),
  exchange: ({ basic }) => basicId(basic),
  team: ({ card: id }) => teamId(id),
  endTurn: () => '',
  onto: ({ stack }) => stackId(stack),
  return: ({ card: id }, { view }) => handId(actor(view), id),
  carry: ({ card: id }, { view }) => handId(actor(view), id),
  swap: ({ village, at }) => villagerId(village, at),
  place: ({ on }, { view }) => (on === NONE ? zoneId(actor(view)) : villagerId(actor(view), on)),
  face: () => '',
  smuggle: ({ card: id }, { view }) => {
    const { villagers } = view.villages[actor(view)] as View['villages'][number];
    const at = villagers.findIndex(it => it.card === id && it.active);
    return villagerId(actor(view), at);
  },
  unlock: ({ village, at }) => villagerId(village, at),
  unlockAtBank: () => '',
  unlockFree: () => '',
  ...soloTargets,
  ...seasonsTargets,
};

const targetOf = speak(targets);

/** Villagers are built from hand, or from the discard pile (V-10.13). */
function sourceId(view: View, id: CardId): string {
  return view.turn?.during === 'pilgrims' ? discardId(view.discard.indexOf(id)) : handId(actor(view), id);
}

export function target(option: Option, told: Told<View>): string | null {
  return targetOf(option, told) || null;
}

function road(view: View, { name }: Told<View>): Zone {
  return {
    id: 'road',
    title: 'The Road',
    seat: null,
    layout: 'row',
    counters: [
      { name: 'Round', value: view.round },
      { name: 'First Player', value: name(view.first) },
    ],
    pieces: view.road.map(({ card: id, coins }, slot) =>
      id === null ? emptyPlace(roadId(slot)) : face(roadId(slot), id, coinMarks(coins)),
    ),
  };
}

const MARKET_UNDER: { readonly [stack: number]: string } = { 1: 'First Market', 5: 'Second Market' };

function stacks(view: View): Zone {
  const piles = view.stacks.map((pile, stack) => {
    const market = MARKET_UNDER[stack];
    const marks = [...(market ? [`above the ${market}`] : []), ...eventUnder(view, stack)];
    return back(stackId(stack), `Stack ${stack + 1}`, pile, marks);
  });
  const pieces = [...piles, back('reserve', 'Reserve', view.reserve, [])];
  return { id: 'stacks', title: 'Stacks', seat: null, layout: 'piles', counters: [], pieces };
}

function basics(view: View): Zone {
  const pieces = view.basics.map(({ card: id, left }) => face(basicId(id), id, [`${left} left`]));
  const teams = view.settings.teams ? TEAM_FACES.map(idOf).map(id => face(teamId(id), id, [`${view.teams} left`])) : [];
  const title = view.settings.teams ? 'Basic villagers and Teams' : 'Basic villagers';
  return { id: 'basics', title, seat: null, layout: 'piles', counters: [], pieces: [...pieces, ...teams] };
}

function discard(view: View): Zone {
  const pieces = view.discard.map((id, i) => face(discardId(i), id, []));
  return { id: 'discard', title: 'Discard pile', seat: null, layout: 'row', counters: [], pieces };
}

function villageZone(told: Told<View>, owner: number): Zone {
  const { view } = told;
  const { gold, villagers } = view.villages[owner] as View['villages'][number];
  return {
    id: zoneId(owner),
    title: `Village of ${ownerName(told, owner)}`,
    seat: owner < view.players.length ? owner : null,
    layout: 'row',
    counters: [
      { name: 'Gold', value: gold },
      { name: 'Food', value: active(villagers, 'food') },
      { name: 'Builders', value: active(villagers, 'builder') },
    ],
    pieces: villagers.map((it, at) => placed(owner, at, it)),
  };
}

function placed(owner: number, at: number, it: SeenVillager): Piece {
  const standsFor = it.as === it.card || nameOf(it.as) === nameOf(it.card) ? [] : [`as ${nameOf(it.as)}`];
  const piece = face(villagerId(owner, at), it.card, [...standsFor, ...coinMarks(it.coins)]);
  return { ...piece, active: it.active, ...(it.on === NONE ? {} : { on: villagerId(owner, it.on) }) };
}

function playerZones({ view, name }: Told<View>, seat: Seat): Zone[] {
  const player = view.players[seat];
  if (!player) return [];
  const { hand, backs, square, gift, drafts } = player;
  const zones: Zone[] = [
    {
      id: `hand:${seat}`,
      title: `Hand of ${name(seat)}`,
      seat,
      layout: 'hand',
      counters: [],
      pieces: hand ? fronts(seat, hand) : backs.map((suit, i) => hiddenCard(`hand:${seat}:${i}`, suit)),
    },
  ];
  if (square.length === 0 && gift === null && drafts === 0) return zones;
  const counters = drafts > 0 ? [{ name: 'Drafts left', value: drafts }] : [];
  const gifts = gift === null ? [] : [hiddenCard(`gift:${seat}`, gift)];
  const pieces = [...square.map((id, i) => face(`square:${seat}:${i}`, id, [])), ...gifts];
  return [...zones, { id: `square:${seat}`, title: `Square of ${name(seat)}`, seat, layout: 'row', counters, pieces }];
}

/** Options point at the first of equal cards. */
function fronts(seat: Seat, hand: readonly CardId[]): Piece[] {
  return hand.map((id, i) => face(id === hand[i - 1] ? `${handId(seat, id)}:${i}` : handId(seat, id), id, []));
}

function face(id: string, it: CardId, marks: string[]): Piece {
  return { id, card: it, name: nameOf(it), marks: [...marks, ...printedMarks(it)], tint: villager(cardOf(it)).suit };
}

function back(id: string, title: string, { size, top, front }: SeenPile, marks: string[]): Piece {
  if (top === null) return { ...emptyPlace(id), name: `${title}: empty`, marks };
  if (front !== null) {
    return { ...face(id, front, [plural(size, 'card'), ...marks]), name: `${title}: ${nameOf(front)} on top` };
  }
  return {
    id,
    card: null,
    name: `${title}: ${SUIT_NAMES[top]} on top`,
    marks: [plural(size, 'card'), ...marks],
    tint: top,
  };
}

function hiddenCard(id: string, suit: Suit): Piece {
  return { id, card: null, name: SUIT_NAMES[suit], marks: [], tint: suit };
}

function emptyPlace(id: string): Piece {
  return { id, card: null, name: 'empty', marks: [] };
}

function coinMarks(coins: number): string[] {
  return coins > 0 ? [plural(coins, 'coin')] : [];
}

function printedMarks(id: CardId): string[] {
  const it = villager(cardOf(id));
  const marks = [
    it.on !== NONE && `on ${villager(it.on).name}`,
    it.lock !== NONE && `padlock: ${villager(it.lock).name}`,
    it.food > 0 && `food ${it.food}`,
    it.builder > 0 && `builder ${it.builder}`,
    it.gold > 0 && `gold ${it.gold}`,
    it.silver && 'silver',
    it.key > 0 && `keyring ${it.key}`,
  ];
  return marks.filter(mark => typeof mark === 'string');
}

function active(villagers: readonly SeenVillager[], symbol: 'food' | 'builder'): number {
  return villagers.reduce((sum, it) => sum + (it.active ? villager(cardOf(it.card))[symbol] : 0), 0);
}
