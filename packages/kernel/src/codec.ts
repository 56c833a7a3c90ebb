import { ThorpError } from './errors.ts';
import type { Game, Types } from './game.ts';
import { decide } from './flow.ts';
import { canonical } from './plain.ts';

/** The whole state as text: equal states give equal bytes. Holds every secret, so it is for referees and stores. */
export function encode<T extends Types>(s: T['state']): string {
  return canonical({ ...s, notes: undefined });
}

/** Reads a state back, refusing what does not lead to a question of this game. */
export function decode<T extends Types>(game: Game<T>, text: string): T['state'] {
  let state: T['state'];
  try {
    state = JSON.parse(text) as T['state'];
  } catch {
    throw new ThorpError('bad-state', 'the state is not valid JSON');
  }
  return adopt(game, state);
}

/** Takes over a state that came from outside as data. */
export function adopt<T extends Types>(game: Game<T>, data: unknown): T['state'] {
  const state = data as T['state'];
  const frames = typeof data === 'object' && data !== null ? state.frames : null;
  if (!Array.isArray(frames) || typeof state.chance !== 'object') {
    throw new ThorpError('bad-state', `this is no state of ${game.id}: it needs 'frames' and 'chance'`);
  }
  const odd = frames.find(frame => !Object.hasOwn(game.steps, frame?.step));
  if (odd) throw new ThorpError('bad-state', `${game.id} has no step '${String(odd?.step)}'`);
  try {
    const copy = game.clone({ ...state, notes: null });
    decide(game, copy);
    return copy;
  } catch (error) {
    if (error instanceof ThorpError) throw error;
    throw new ThorpError('bad-state', `this is no playable state of ${game.id}: ${(error as Error).message}`);
  }
}
