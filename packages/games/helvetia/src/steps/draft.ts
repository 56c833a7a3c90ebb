import { below, must, note, offer, schedule, shuffle, type Seat, type AskStep, type RunStep } from '@thorp/kernel';
import { buildingName, buildingOf, START_SETS, START_TILES, START_TYPES, type Building } from '../cards/buildings.ts';
import { known } from '../known.ts';
import { add, at, orderFrom, player, rightOf } from '../table.ts';
import type { Draft, Frame, Helvetia, Reason, State } from '../types.ts';

/* H-7 Setup: the start tiles are drafted. */

/** By type: the start types come first among the buildings. */
const DRAFT: readonly Draft[] = START_TYPES.map(building => ({ kind: 'draft', building: buildingName(building) }));

const HELD: Reason = { kind: 'held', clause: 'H-7.9' };
const DEAD_END: Reason = { kind: 'deadEnd', clause: 'H-7.9' };

// H-7.25 Start tiles, their slots, the three phases of the people, the dowry coins; then the first round.
export const prepare: RunStep<Helvetia, 'prepare'> = {
  run(s) {
    const draftFrames = s.settings.setupVariant === 'easy' ? dealSets(s) : prepareDraft(s);
    const order = orderFrom(s, s.token);
    schedule(
      s,
      ...draftFrames,
      ...order.flatMap(seat => Array.from({ length: START_TILES }, (): Frame => ({ step: 'found', seat }))),
      ...order.map((seat): Frame => ({ step: 'house', seat })),
      ...order.map((seat): Frame => ({ step: 'lodge', seat })),
      ...order.map((seat): Frame => ({ step: 'betroth', seat })),
      { step: 'endow' },
      ...(s.settings.revealBeforeRoundOne ? [{ step: 'reveal' } as const] : []),
      { step: 'round' },
    );
  },
};

/** H-7.12, H-7.13 Everybody gets a Village Center with its three start tiles; the first player is random. */
function dealSets(s: State): Frame[] {
  const letters = shuffle(s, Object.keys(START_SETS));
  s.players.forEach((_, seat) => {
    const letter = must(letters[seat], 'there are more sets than players');
    for (const name of must(START_SETS[letter], 'the letter has a set')) takeStartTile(s, seat, buildingOf(name));
    note(s, { kind: 'dealt', seat, letter });
  });
  s.token = below(s, s.players.length);
  return [];
}

/** H-7.6 to H-7.10 A snake draft from a random starter; the last to pick begins round 1. */
function prepareDraft(s: State): Frame[] {
  const seats = s.players.length;
  if (seats < 4) START_TYPES.forEach(building => removeStartTile(s, building));
  const first = below(s, seats);
  s.token = rightOf(first, seats);
  const clockwise = s.players.map((_, i) => (first + i) % seats);
  const picks = [...clockwise, ...clockwise.toReversed(), ...clockwise];
  return picks.map(seat => ({ step: 'draft', seat }));
}

function removeStartTile(s: State, building: Building): void {
  add(s.pool, building, -1);
  add(s.box, building, 1);
}

// H-7.8 Take a start tile.
export const draft: AskStep<Helvetia, 'draft', Draft> = {
  candidates(s, { seat }, list) {
    for (const building of START_TYPES) {
      if (at(s.pool, building) > 0) offer(list, known(DRAFT, building), refuseDraft(s, seat, building));
    }
  },
  choose(s, { seat }, option) {
    takeStartTile(s, seat, buildingOf(option.building));
    note(s, { kind: 'drafted', seat, building: option.building });
  },
};

function takeStartTile(s: State, seat: Seat, building: Building): void {
  add(s.pool, building, -1);
  player(s, seat).start.push(building);
}

/** H-7.9 No type twice, and everybody must still be able to get three types. */
function refuseDraft(s: State, seat: Seat, building: Building): Reason | null {
  const { start } = player(s, seat);
  if (start.includes(building)) return HELD;
  const held = s.players.map(each => each.start.slice());
  held[seat]?.push(building);
  const pool = s.pool.slice();
  add(pool, building, -1);
  return canFinishDraft(pool, held, 0, 0) ? null : DEAD_END;
}

/**
 * Whether the pool can fill every hand from this seat on; a hand is filled in the order of the types. The search takes
 * from pool and hands and puts everything back.
 */
function canFinishDraft(pool: number[], held: readonly Building[][], seat: Seat, from: Building): boolean {
  const hand = held[seat];
  if (!hand) return true;
  if (hand.length === START_TILES) return canFinishDraft(pool, held, seat + 1, 0);
  for (let building = from; building < START_TYPES.length; building++) {
    if (at(pool, building) === 0 || hand.includes(building)) continue;
    add(pool, building, -1);
    hand.push(building);
    const done = canFinishDraft(pool, held, seat, building + 1);
    hand.pop();
    add(pool, building, 1);
    if (done) return true;
  }
  return false;
}
