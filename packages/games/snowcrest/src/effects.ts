import { must, note, reveal, schedule, type Seat } from '@thorp/kernel';
import { BELLS_PER_SCROLL, OMEN_LIMIT, TRACK } from './cards/figures.ts';
import { spiritId } from './cards/ids.ts';
import { VILLAGERS } from './cards/villagers.ts';
import {
  BELL,
  FARM,
  TILES,
  type Action,
  type Card,
  type Effect,
  type EffectOf,
  type Tile,
  type Ware,
} from './cards/vocabulary.ts';
import { drawCards } from './decks.ts';
import { earnScrolls, gain, gainOmens, loseOmens, restock } from './goods.ts';
import { canPay, dueFor, NO_CREDIT, worth } from './payment.ts';
import {
  cardAt,
  count,
  entry,
  isSolo,
  isUp,
  nextSeat,
  opponentsOf,
  player,
  SLOTS,
  spiritOf,
  tilesOwned,
  villager,
} from './table.ts';
import type { Frame, State } from './types.ts';

/*
 * S-17 The vocabulary of cards, one entry for each verb: when it is possible (S-6.6) and what it does. A verb that
 * needs a choice schedules the step that asks.
 */
interface Verb<E extends Effect> {
  possible(s: State, seat: Seat, effect: E): boolean;
  perform(s: State, seat: Seat, effect: E): void;
}

const always = (): boolean => true;

const VERBS: { readonly [K in Effect['op']]: Verb<EffectOf<K>> } = {
  gain: {
    possible: always,
    perform: (s, seat, { units }) => gain(s, seat, units),
  },
  gainOneOf: {
    possible: always,
    perform: (s, seat, { n, from }) => schedule(s, { step: 'oneOf', seat, n, from }),
  },
  gainPer: {
    possible: (s, seat) => faceUpFarms(s, seat) > 0,
    perform: (s, seat, { resource, n }) => gain(s, seat, Array(n * faceUpFarms(s, seat)).fill(resource)),
  },
  scroll: {
    possible: always,
    perform: (s, seat, { n }) => earnScrolls(s, seat, n),
  },
  omen: {
    possible: (s, seat, { n }) => n > 0 || player(s, seat).omen < OMEN_LIMIT,
    perform: (s, seat, { n }) => (n > 0 ? gainOmens(s, seat, n) : loseOmens(s, seat, -n)),
  },
  opponents: {
    possible: s => !isSolo(s),
    perform: (s, seat, { effects }) =>
      schedule(s, ...opponentsOf(s, seat).flatMap(other => effectFrames(other, effects))),
  },
  draw: {
    possible: (s, seat) => player(s, seat).deck.length + player(s, seat).discard.length > 0,
    perform: (s, seat, { n }) => drawCards(s, seat, n),
  },
  retrieve: {
    possible: (s, seat) => player(s, seat).discard.length > 0,
    perform: (s, seat, { n }) => schedule(s, { step: 'retrieve', seat, n }),
  },
  discardRedraw: {
    possible: (s, seat) => player(s, seat).hand.length > 0,
    perform: (s, seat) => schedule(s, { step: 'redraw', seat, discarded: 0 }),
  },
  pay: {
    possible: (s, seat, { cost, effects }) =>
      canPay(s, seat, cost) && effects.some(effect => isPossible(s, seat, effect)),
    perform: (s, seat, effect) => schedule(s, { step: 'offer', seat, effect }),
  },
  build: {
    possible: (s, seat, { tile }) => canBuild(s, seat, tile),
    perform: (s, seat, { tile }) => startBuild(s, seat, tile),
  },
  restock: {
    possible: (s, seat) => player(s, seat).usedTiles.some(n => n > 0),
    perform: (s, seat) => restock(s, seat),
  },
  venerate: {
    possible: always,
    perform: s => venerate(s),
  },
  meditate: {
    possible: (s, seat, { bonus }) => bellsOf(s, seat) >= (isSolo(s) ? BELLS_PER_SCROLL - bonus : 1),
    perform: (s, seat, { bonus }) =>
      schedule(s, isSolo(s) ? { step: 'chant', seat, bonus } : { step: 'effort', seat, bonus, from: 1 }),
  },
  trade: {
    possible: (s, seat, { chain }) => chain.some(ware => canGive(s, seat, ware)),
    perform: (s, seat, effect) => schedule(s, { step: 'trade', seat, effect, skip: false }),
  },
  recruit: {
    // S-6.6 In the solitaire game the row always holds other cards than the copied one: 33 Commons, 9 places.
    possible: (s, seat) => !s.recruited && player(s, seat).hand.length + s.row.length > 0,
    perform: (s, seat) => schedule(s, { step: 'recruit', seat, skip: false }),
  },
  copy: {
    possible: (s, seat) =>
      models(s, seat).some(card => villager(card).actions.some(action => canCopy(s, seat, action))),
    perform: (s, seat) => schedule(s, { step: 'copy', seat, skip: false }),
  },
};

/** The only place where an effect is matched with its verb. */
function verbOf(effect: Effect): Verb<Effect> {
  return VERBS[effect.op];
}

export function isPossible(s: State, seat: Seat, effect: Effect): boolean {
  return verbOf(effect).possible(s, seat, effect);
}

/** S-6.6 An action is offered if and only if one of its top-level effects is possible. */
export function isActionPossible(s: State, seat: Seat, action: Action): boolean {
  return action.effects.some(effect => isPossible(s, seat, effect));
}

/** S-6.4 Carried out as far as possible; impossible parts are skipped. */
export function perform(s: State, seat: Seat, effect: Effect): void {
  if (isPossible(s, seat, effect)) verbOf(effect).perform(s, seat, effect);
}

export function effectFrames(seat: Seat, effects: readonly Effect[]): Frame[] {
  return effects.map(effect => ({ step: 'effect', seat, effect }));
}

/** S-6.4 In order; choosing the action accepts a payment at its start. */
export function carryOut(s: State, seat: Seat, { effects }: Action): void {
  const [first, ...others] = effects;
  schedule(s, ...effectFrames(seat, others));
  if (first?.op === 'pay' && isPossible(s, seat, first)) payFor(s, seat, first);
  else if (first) schedule(s, { step: 'effect', seat, effect: first });
}

export function payFor(s: State, seat: Seat, { cost, effects }: EffectOf<'pay'>): void {
  schedule(s, { step: 'pay', seat, due: cost }, ...effectFrames(seat, effects));
}

/** The Bells that the player could ring, from all sources. */
export function bellsOf(s: State, seat: Seat): number {
  return worth(s, seat, BELL);
}

function faceUpFarms(s: State, seat: Seat): number {
  return count(player(s, seat).tiles, FARM);
}

/** S-8.7 A tile of the right kind is in supply, or the full track has one that can be returned first. */
function canBuild(s: State, seat: Seat, tile: Tile | null): boolean {
  if (inSupply(s, tile)) return true;
  const p = player(s, seat);
  if (tilesOwned(p) < TRACK) return false;
  return tile === null || count(p.tiles, tile) + count(p.usedTiles, tile) > 0;
}

/** Whether a tile of this kind, or of any kind, is in supply. */
export function inSupply(s: State, tile: Tile | null): boolean {
  return tile === null ? TILES.some(kind => count(s.tileSupply, kind) > 0) : count(s.tileSupply, tile) > 0;
}

/** S-8.2 With a full track a tile is returned first. */
function startBuild(s: State, seat: Seat, tile: Tile | null): void {
  schedule(s, { step: 'build', seat, tile });
  if (tilesOwned(player(s, seat)) >= TRACK) schedule(s, { step: 'returnTile', seat, tile });
}

/** S-12, S-18.4 The top Guardian, or in the Basic variant 2 Scrolls and an Omen for everybody else. */
function venerate(s: State): void {
  if (s.settings.basic) {
    for (const other of opponentsOf(s, s.active)) gainOmens(s, other, 1);
    earnScrolls(s, s.active, 2);
  } else revealSpirit(s, s.guardians);
}

/**
 * S-10.2, S-12.2 Turned over, settled by the active player and then clockwise by the others, rewarded, put under its
 * deck.
 */
export function revealSpirit(s: State, deck: number[]): void {
  s.spirit = must(deck.pop(), 'a deck of Guardians or Forest cards never runs out');
  reveal(s);
  note(s, { kind: 'revealed', spirit: spiritId(s.spirit) });
  const { reward } = spiritOf(s);
  schedule(
    s,
    settlementOf(s.active),
    ...opponentsOf(s, s.active).map(settlementOf),
    ...effectFrames(s.active, reward),
    {
      step: 'depart',
    },
  );
}

const NONE = [0, 0, 0];

function settlementOf(seat: Seat): Frame {
  return { step: 'settle', seat, at: 0, credit: NO_CREDIT, avoids: 0, turned: NONE };
}

/** S-20.5 Resources are an ordinary payment; Scrolls must be owned. */
export function canGive(s: State, seat: Seat, ware: Ware): boolean {
  return 'scrolls' in ware ? player(s, seat).scrolls >= ware.scrolls : canPay(s, seat, dueFor(ware.units));
}

export interface Copyable {
  readonly card: Card;
  readonly action: number;
}

/** S-20.8 What a Scholar may copy: each action once, of opponents' face-up Villagers, or of the row in solitaire. */
export function copies(s: State, seat: Seat): Copyable[] {
  const found: Copyable[] = [];
  for (const card of models(s, seat)) {
    const { actions } = villager(card);
    for (let at = 0; at < actions.length; at++) {
      if (canCopy(s, seat, entry(actions, at))) found.push({ card, action: at });
    }
  }
  return found;
}

function canCopy(s: State, seat: Seat, action: Action): boolean {
  const circular = action.effects.some(effect => effect.op === 'copy');
  return !circular && isActionPossible(s, seat, action);
}

/** Distinct cards, in the order of the card list. */
function models(s: State, seat: Seat): Card[] {
  const shown = VILLAGERS.map(() => false);
  if (isSolo(s)) for (const card of s.row) shown[card] = true;
  for (let other = nextSeat(s, seat); other !== seat; other = nextSeat(s, other)) {
    const p = player(s, other);
    for (const slot of SLOTS) if (isUp(p, slot)) shown[cardAt(p, slot)] = true;
  }
  const cards: Card[] = [];
  for (let card = 0; card < shown.length; card++) if (shown[card]) cards.push(card);
  return cards;
}
