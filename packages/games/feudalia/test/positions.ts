import { fastChance, settle, type Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import type { Lot } from '../src/cards/board.ts';
import { EVENTS, type EventEffect } from '../src/cards/events.ts';
import { RESOURCES, type Bag, type Resource } from '../src/cards/goods.ts';
import type { BasicMasterId, MasterId } from '../src/cards/masters.ts';
import type { VassalId } from '../src/cards/vassals.ts';
import { feudalia, type Feudalia, type FeudaliaSettings } from '../src/index.ts';
import type { Frame, Lord } from '../src/types.ts';

/* Positions for rule tests, sketched in a few words. */

export type At = Drive<Feudalia>;

export interface FiefSketch {
  readonly type: Resource;
  readonly level?: number;
  readonly cubes?: Bag;
  readonly vault?: Bag;
  readonly master?: MasterId;
  readonly guest?: VassalId;
}

export interface LordSketch {
  readonly fiefs?: readonly FiefSketch[];
  readonly coins?: number;
  readonly half?: number;
  readonly full?: number;
  readonly hand?: readonly VassalId[];
  /** The last card is the top. */
  readonly deck?: readonly VassalId[];
  readonly discard?: readonly VassalId[];
}

export interface Sketch {
  readonly seats?: number;
  readonly settings?: Partial<FeudaliaSettings>;
  /** By seat; the rest have three fiefs of level 0, ten Serfs in the deck and nothing else. */
  readonly lords?: readonly LordSketch[];
  readonly display?: readonly BasicMasterId[];
  /** The last card is the top. */
  readonly masterDeck?: readonly BasicMasterId[];
  readonly lots?: Partial<Record<Lot, number>>;
  readonly phase?: number;
  readonly stock?: Partial<Record<VassalId, number>>;
  /** In force this round. */
  readonly event?: EventEffect;
  /** The next events, the last one first. */
  readonly eventDeck?: readonly EventEffect[];
  /** What comes next, in reading order; if not given, the turn of seat 0 and the rest of its round. */
  readonly frames?: readonly Frame[];
}

export const THREE: readonly FiefSketch[] = [{ type: 'wheat' }, { type: 'wood' }, { type: 'clay' }];
const SERFS: readonly VassalId[] = Array<VassalId>(10).fill('serf');

/** A game dealt and drafted at random, up to the first main phase. */
export function dealt(seats = 2, settings: Partial<FeudaliaSettings> = {}, seed = 1): At {
  const at = drive(feudalia, feudalia.setup(settle(feudalia, seats, settings), fastChance(seed)));
  while (at.step !== 'main') at.choose(at.options[0] as Feudalia['option']);
  return at;
}

/** The sketched position at its first question. */
export function position(sketch: Sketch = {}): At {
  const { seats = 2, settings = {} } = sketch;
  const s = structuredClone(dealt(seats, { ...settings, quickStart: false }).state);
  Object.assign(s, {
    settings: { ...s.settings, ...settings },
    first: 0,
    round: 3,
    event: -1,
    eventDeck: [],
    gone: [],
  });
  s.frames = [...(sketch.frames ?? roundOf(seats))].reverse();
  s.lords = Array.from({ length: seats }, (_, seat) => lord(sketch.lords?.[seat] ?? {}));
  if (sketch.display) s.display = [...sketch.display];
  if (sketch.masterDeck) s.masterDeck = [...sketch.masterDeck];
  s.under = 0;
  Object.assign(s.lots, sketch.lots);
  s.phase = sketch.phase ?? 0;
  for (const [card, left] of Object.entries(sketch.stock ?? {})) s.stock[s.piles.indexOf(card as VassalId)] = left;
  if (sketch.event) s.event = eventCard(sketch.event);
  s.eventDeck = (sketch.eventDeck ?? []).map(eventCard);
  return drive(feudalia, s);
}

function roundOf(seats: number): Frame[] {
  return [...Array.from({ length: seats }, (_, seat): Frame => ({ step: 'turn', seat })), { step: 'roundEnd' }];
}

export function eventCard(effect: EventEffect): number {
  return EVENTS.findIndex(card => card.effect === effect);
}

const counts = (bag: Bag = {}): number[] => RESOURCES.map(type => bag[type] ?? 0);

function lord(sketch: LordSketch): Lord {
  const fiefs = sketch.fiefs ?? THREE;
  return {
    fiefs: fiefs.map(({ type, level = 0, master, guest = null }) => ({
      type,
      level,
      city: master ? { master, tapped: false, guest, moves: 0 } : null,
    })),
    cubes: fiefs.flatMap(({ cubes }) => counts(cubes)),
    vault: fiefs.flatMap(({ vault }) => counts(vault)),
    fields: [null, null, null, null, null, null],
    coins: sketch.coins ?? 0,
    half: sketch.half ?? 0,
    full: sketch.full ?? 0,
    hand: [...(sketch.hand ?? [])],
    deck: [...(sketch.deck ?? SERFS)],
    known: 0,
    shown: [],
    blind: 0,
    discard: [...(sketch.discard ?? [])],
    table: [],
    taxed: [],
    kept: [],
    out: false,
  };
}

export function lordAt(at: At, seat: Seat = 0): Lord {
  return at.state.lords[seat] as Lord;
}

/** Loose and vaulted cubes of a fief, those that are there. */
export function cubesAt(at: At, fief: number, seat: Seat = 0): Bag {
  const { cubes, vault } = lordAt(at, seat);
  const here = RESOURCES.map((type, r) => [type, (cubes[4 * fief + r] ?? 0) + (vault[4 * fief + r] ?? 0)] as const);
  return Object.fromEntries(here.filter(([, n]) => n > 0));
}

export const END = { kind: 'end' } as const;
export const DONE = { kind: 'done' } as const;

/** The kinds of what is offered, each once. */
export const kindsOf = (at: At): string[] => [...new Set(at.options.map(option => option.kind))];

export const total = (at: At, seat: Seat = 0): number => at.outcome.scores[seat]?.total ?? -1;
