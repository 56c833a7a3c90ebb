import { decide, fastChance, must, play, settle } from '@thorp/kernel';
import type { Lot } from './cards/board.ts';
import { EVENTS, type EventEffect } from './cards/events.ts';
import { RESOURCES, type Bag, type Resource } from './cards/goods.ts';
import type { BasicMasterId, MasterId } from './cards/masters.ts';
import type { VassalId } from './cards/vassals.ts';
import { feudalia } from './index.ts';
import type { FeudaliaSettings, Frame, Lord, State } from './types.ts';

/* Short descriptions of positions, for lessons and rule tests. */

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
  /** By seat; the others have three fiefs of level 0, ten Serfs in the deck and nothing else. */
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
  /** The pending steps in reading order; by default the turn of seat 0 and the rest of its round. */
  readonly frames?: readonly Frame[];
}

export const THREE: readonly FiefSketch[] = [{ type: 'wheat' }, { type: 'wood' }, { type: 'clay' }];
const SERFS: readonly VassalId[] = Array<VassalId>(10).fill('serf');

/** A game that was dealt and drafted with the first options, up to the first main phase. */
export function dealtState(seats = 2, settings: Partial<FeudaliaSettings> = {}, seed = 1): State {
  const s = feudalia.setup(settle(feudalia, seats, settings), fastChance(seed));
  for (;;) {
    const asked = must(decide(feudalia, s), 'a game that was dealt asks somebody');
    if (asked.step === 'main') return s;
    play(feudalia, s, must(asked.options[0], 'a question has an answer'));
  }
}

/** The described position. */
export function sketch(given: Sketch = {}): State {
  const { seats = 2, settings = {} } = given;
  const s = dealtState(seats, { ...settings, quickStart: false });
  Object.assign(s, {
    settings: { ...s.settings, ...settings },
    first: 0,
    round: 3,
    event: -1,
    eventDeck: [],
    gone: [],
  });
  s.frames = [...(given.frames ?? roundOf(seats))].reverse();
  s.lords = Array.from({ length: seats }, (_, seat) => lord(given.lords?.[seat] ?? {}));
  if (given.display) s.display = [...given.display];
  if (given.masterDeck) s.masterDeck = [...given.masterDeck];
  s.under = 0;
  Object.assign(s.lots, given.lots);
  s.phase = given.phase ?? 0;
  for (const [card, left] of Object.entries(given.stock ?? {}))
    s.stock[s.piles.findIndex(pile => pile === card)] = left;
  if (given.event) s.event = eventCard(given.event);
  s.eventDeck = (given.eventDeck ?? []).map(eventCard);
  return s;
}

function roundOf(seats: number): Frame[] {
  return [...Array.from({ length: seats }, (_, seat): Frame => ({ step: 'turn', seat })), { step: 'roundEnd' }];
}

export function eventCard(effect: EventEffect): number {
  return EVENTS.findIndex(card => card.effect === effect);
}

const counts = (bag: Bag = {}): number[] => RESOURCES.map(type => bag[type] ?? 0);

function lord(given: LordSketch): Lord {
  const fiefs = given.fiefs ?? THREE;
  return {
    fiefs: fiefs.map(({ type, level = 0, master, guest = null }) => ({
      type,
      level,
      city: master ? { master, tapped: false, guest, moves: 0 } : null,
    })),
    cubes: fiefs.flatMap(({ cubes }) => counts(cubes)),
    vault: fiefs.flatMap(({ vault }) => counts(vault)),
    fields: [null, null, null, null, null, null],
    coins: given.coins ?? 0,
    half: given.half ?? 0,
    full: given.full ?? 0,
    hand: [...(given.hand ?? [])],
    deck: [...(given.deck ?? SERFS)],
    known: 0,
    shown: [],
    blind: 0,
    discard: [...(given.discard ?? [])],
    table: [],
    taxed: [],
    kept: [],
    out: false,
  };
}
