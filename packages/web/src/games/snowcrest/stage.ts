import { openMeditation, type Meditation } from '@thorp/snowcrest/reading';
import { eventsOf } from './log.ts';
import type { Update } from './table.ts';

/** A meditation or a spirit that all players take part in. */
export type StageShown =
  | { readonly kind: 'spirit'; readonly spirit: number }
  /** Null until the effort is announced. */
  | { readonly kind: 'meditation'; readonly meditation: Meditation | null };

export function stageOf(update: Update): StageShown | null {
  const { view, question } = update;
  if (view.spirit !== null) return { kind: 'spirit', spirit: view.spirit };
  if (question?.step === 'effort' || question?.step === 'chant') return { kind: 'meditation', meditation: null };
  if (view.asked === null) return null;
  const meditation = openMeditation(eventsOf(update), view.players.length);
  return meditation ? { kind: 'meditation', meditation } : null;
}

/** A player's progress with the revealed card. */
export interface Settler {
  readonly seat: number;
  readonly state: 'done' | 'now' | 'waits';
  /** The current item. */
  readonly at: number;
}

/** S-12.1 The active player first, then everybody else in turn order. */
export function settlersOf({ view }: Update): Settler[] {
  const count = view.players.length;
  return Array.from({ length: count }, (_, i) => {
    const seat = (view.active + i) % count;
    const place = view.settling.findIndex(each => each.seat === seat);
    const state = place < 0 ? 'done' : place === 0 ? 'now' : 'waits';
    return { seat, state, at: view.settling[place]?.at ?? 0 };
  });
}
