import { must } from '@thorp/kernel';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { cardOf } from '../cards/ids.ts';
import { GOLD, YIELD, type Card, type Goal, type Resource, type Stat, type Units } from '../cards/vocabulary.ts';
import { STATS } from '../goals.ts';
import { LINES, NOBODY, restUnits, villager } from '../table.ts';
import type { Player, PlayerView, Slot, Source } from '../types.ts';

/* What the rules say about a view, so that boards can show effects before they happen. */

type Village = PlayerView['village'];

/** A row, column or diagonal of a Village. */
export interface Line {
  readonly slots: readonly Slot[];
  /** How many of its cards are face-down. */
  readonly down: number;
  /** The only card that is still face-up, if two are down. */
  readonly last: Slot | null;
}

/** S-9.1 All lines of a Village, rows first, then columns and diagonals. */
export function linesOf(village: Village): Line[] {
  return LINES.map(slots => {
    const down = slots.filter(slot => village[slot]?.up === false).length;
    const last = slots.find(slot => village[slot]?.up) ?? null;
    return { slots, down, last: down === 2 ? last : null };
  });
}

/** The income of a Rest if the card in one more slot were face-down. */
export function restIncome(village: Village, also: Slot): Units {
  return village.flatMap((place, slot) => (place ? restUnits(place.card, place.up && slot !== also) : []));
}

/** S-5.3 The units of a source. */
export function unitsOf(source: Source, village: Village): Units {
  switch (source.kind) {
    case 'token':
      return [source.resource];
    case 'tile':
      return [YIELD[source.tile]];
    case 'handCard':
      return villager(cardOf(source.card)).icons;
    case 'villager':
      return villager(village[source.slot]?.card ?? NOBODY).icons;
  }
}

/** What a player could raise of one kind, by source. Gold counts for any kind. */
export interface Means {
  readonly tokens: number;
  readonly tiles: number;
  readonly hand: number;
  readonly village: number;
  readonly gold: number;
}

/** S-5.3, S-5.8 What is on the table and in the own hand, without the card in the busy slot. */
export function meansOf(p: PlayerView, kind: Resource, busy: Slot | null): Means {
  const iconsOf = (cards: readonly Card[]): number =>
    cards.flatMap(card => villager(card).icons).filter(icon => icon === kind || icon === GOLD).length;
  const tile = YIELD.indexOf(kind);
  const free = p.village.flatMap((place, slot) => (place?.up && slot !== busy ? [place.card] : []));
  return {
    tokens: p.tokens[kind] ?? 0,
    tiles: p.tiles[tile] ?? 0,
    hand: iconsOf(p.hand ?? []),
    village: iconsOf(free),
    gold: p.tokens[GOLD] ?? 0,
  };
}

/** A player's progress towards an Achievement. */
export interface Progress {
  readonly stat: Stat;
  readonly has: number;
  readonly needs: number;
}

/** S-15.4 */
export function progressOf(p: PlayerView, goal: Goal): Progress[] {
  const { when } = must(ACHIEVEMENTS[goal], 'the Achievement exists');
  const player = playerOf(p);
  return when.map(({ stat, atLeast }) => ({ stat, has: STATS[stat](player), needs: atLeast }));
}

/** The public part of a player: nothing here depends on hand and deck. */
function playerOf({ village, tokens, tiles, usedTiles, omen, omenTokens, scrolls }: PlayerView): Player {
  return {
    hand: [],
    deck: [],
    discard: [],
    village: village.map(place => place?.card ?? NOBODY),
    up: village.reduce((up, place, slot) => (place?.up ? up | (1 << slot) : up), 0),
    tokens: tokens.slice(),
    tiles: tiles.slice(),
    usedTiles: usedTiles.slice(),
    omen,
    omenTokens,
    scrolls,
  };
}
