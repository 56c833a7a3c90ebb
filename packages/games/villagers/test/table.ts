import type { Seat } from '@thorp/kernel';
import { drive, type Drive } from '@thorp/testkit';
import { cardOf, type CardId } from '../src/cards/index.ts';
import { villagers, type Frame, type State, type Village, type Villagers } from '../src/index.ts';
import { sketch, type Sketch } from '../src/sketch.ts';

export { cards, newGame, villageOf } from '../src/sketch.ts';

/** Short descriptions of positions for rule tests. */

export type At = Drive<Villagers>;

export interface Given extends Omit<Sketch, 'frames'> {
  /** Further changes to the position. */
  prepare?(s: State): void;
}

/** A position in which the given steps are pending, in order. */
export function position({ prepare, ...given }: Given, ...frames: Frame[]): At {
  const s = sketch({ ...given, frames });
  prepare?.(s);
  return drive(villagers, s);
}

/** The build turn of seat 0. */
export function buildTurn(given: Given): At {
  return position(given, { step: 'buildTurn', seat: 0 });
}

/** The Market phase, with the first `emptyStacks` stacks empty. */
export function market(given: Given, emptyStacks: number): At {
  return position({ ...given, stacks: emptied(emptyStacks) }, { step: 'markets' });
}

export function emptied(stacks: number): CardId[][] {
  return Array.from({ length: stacks }, () => []);
}

/** Where in the village of a seat a villager lies: the first one of its type. */
export function find(at: At, seat: Seat, id: CardId): number {
  return village(at, seat).cards.indexOf(cardOf(id));
}

export function village(at: At, seat: Seat): Village {
  return at.state.villages[seat] as Village;
}

export function gold(at: At, seat: Seat): number {
  return village(at, seat).gold;
}

export function coinsOn(at: At, seat: Seat, id: CardId): number | undefined {
  return village(at, seat).coins[find(at, seat, id)];
}

/** The kinds of offered options, each once. */
export function kinds(at: At): string[] {
  return [...new Set(at.options.map(option => option.kind))];
}

/** Chooses build for a card that has one place. */
export function build(at: At, id: CardId): At {
  return at.chooseWhere(option => option.kind === 'build' && option.card === id);
}

/** Exchanges a hand card for a Basic, onto a stack if one has to be chosen. */
export function exchange(at: At, basic: CardId, given: CardId, stack = 5): At {
  at.choose({ kind: 'exchange', basic });
  if (!at.over && at.step === 'returnTo') at.choose({ kind: 'onto', stack });
  if (!at.over && at.step === 'returnCard') at.choose({ kind: 'return', card: given });
  return at;
}
