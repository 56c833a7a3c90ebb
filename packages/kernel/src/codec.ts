import { messageOf, ThorpError } from './errors.ts';
import type { Game, Types, World } from './game.ts';
import { decide } from './flow.ts';
import { isChance } from './chance.ts';
import { isWhole, plainFault, readJson, STATE_LIMITS } from './limits.ts';
import { canonical } from './plain.ts';

/** The whole state as text: equal states give equal bytes. Holds every secret, so it is for referees and stores. */
export function encode<T extends Types>(s: T['state']): string {
  return canonical({ ...s, notes: undefined });
}

/** Reads a state back. Rejects a state that does not lead to a question of this game. */
export function decode<T extends Types>(game: Game<T>, text: string): T['state'] {
  // The chance inside a state holds larger numbers than its table; `adopt` checks both.
  const read = readJson(text, { ...STATE_LIMITS, whole: Number.MAX_SAFE_INTEGER });
  if (read.fault === null) return adopt(game, read.data);
  throw new ThorpError(
    'bad-state',
    read.why === 'json' ? 'the state is not valid JSON' : `this is not a state: ${read.fault}`,
  );
}

/** Checks a state that came from outside as data, and returns it. */
export function adopt<T extends Types>(game: Game<T>, data: unknown): T['state'] {
  const state = data as T['state'];
  const frames = typeof data === 'object' && data !== null ? state.frames : null;
  if (!Array.isArray(frames) || typeof state.chance !== 'object') {
    throw new ThorpError('bad-state', `this is not a state of ${game.id}: it needs 'frames' and 'chance'`);
  }
  const fault = stateFault(state);
  if (fault !== null) throw unplayable(game, fault);
  const unknown = frames.find(frame => !Object.hasOwn(game.steps, frame?.step));
  if (unknown) throw new ThorpError('bad-state', `${game.id} has no step '${String(unknown?.step)}'`);
  try {
    const copy = game.clone({ ...state, notes: null });
    const odd = game.stateFault?.(copy) ?? null;
    if (odd !== null) throw unplayable(game, odd);
    decide(game, copy);
    checkSeats(game, copy);
    return copy;
  } catch (error) {
    if (error instanceof ThorpError) throw error;
    throw unplayable(game, messageOf(error));
  }
}

/** What is wrong with the first value that no game could have written into a state; null if there is none. */
function stateFault({ chance, learnt, ...table }: World): string | null {
  if (!isChance(chance)) return "its 'chance' is none";
  if (!isWhole(learnt, 0, Number.MAX_SAFE_INTEGER)) return "its 'learnt' is no count";
  return plainFault({ ...table, notes: null }, STATE_LIMITS);
}

function checkSeats<T extends Types>(game: Game<T>, state: T['state']): void {
  const seats = game.score(state).scores.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw unplayable(game, `it has ${seats} seats, not ${min} to ${max}`);
}

function unplayable<T extends Types>(game: Game<T>, why: string): ThorpError {
  return new ThorpError('bad-state', `this is not a playable state of ${game.id}: ${why}`);
}
