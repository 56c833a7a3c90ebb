import { shuffle, type Chance, type Seat } from '@thorp/kernel';
import { BELL } from './cards/vocabulary.ts';
import { clone } from './clone.ts';
import { canPay, dueOf } from './payment.ts';
import { player } from './table.ts';
import { hasPlace } from './steps/adding.ts';
import { canSettle } from './steps/settling.ts';
import type { Frame, State } from './types.ts';

/** How many deals are tried. Only a hand-made, impossible position needs them all; then the last deal stays. */
const TRIES = 20_000;

/**
 * Decks are shuffled and the others' hands dealt again, so that everybody can still pay what they have started to pay.
 */
export function imagine(s: State, observer: Seat | null, chance: Chance): State {
  const world = clone(s);
  world.chance = chance;
  for (const pile of [world.commons, world.guardians, world.forests]) mix(world, pile);
  world.players.forEach((p, seat) => {
    if (seat === observer) mix(world, p.deck);
    else dealAnew(world, seat);
  });
  return world;
}

/** Sorted first, so that the result does not depend on the true order. */
function mix(world: State, pile: number[]): number[] {
  return shuffle(
    world,
    pile.sort((a, b) => a - b),
  );
}

function dealAnew(world: State, seat: Seat): void {
  const p = player(world, seat);
  const size = p.hand.length;
  const hidden = [...p.hand, ...p.deck];
  for (let tries = 0; tries < TRIES; tries++) {
    mix(world, hidden);
    p.hand = hidden.slice(0, size);
    p.deck = hidden.slice(size);
    if (world.frames.every(frame => keepsWord(world, seat, frame))) return;
  }
}

/** Everybody knows that a payment in progress can be made: nobody may start one otherwise (S-5.9). */
function keepsWord(s: State, seat: Seat, frame: Frame): boolean {
  switch (frame.step) {
    case 'pay':
    case 'gold':
      return frame.seat !== seat || canPay(s, seat, frame.due);
    case 'answer':
      return s.active !== seat || canPay(s, seat, dueOf(BELL, frame.effort));
    case 'slot':
      return frame.seat !== seat || hasPlace(s, seat);
    case 'source':
      return frame.seat !== seat || canSettle(s, frame);
    default:
      return true;
  }
}
