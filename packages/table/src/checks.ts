import { isObject, ThorpError } from '@thorp/kernel';
import type { Action, Table } from './types.ts';

/*
 * Actions come from outside. Everything about their shape is checked here, before anything else looks at them.
 */

export const LONGEST_ID = 64;
export const MOST_CHOICES = 64;
/** Options of the games are a few fields, one or two levels deep. */
const DEEPEST = 6;
const MOST_VALUES = 200;

const KINDS: ReadonlySet<unknown> = new Set<Action['kind']>(['move', 'undo', 'confirm', 'resign', 'seen']);

/** An action from data; throws with what was expected. */
export function readAction(table: Table, data: unknown): Action {
  const fault = actionFault(table, data);
  if (fault) throw new ThorpError('bad-request', `not an action: ${fault}`);
  return data as Action;
}

function actionFault({ header: { players } }: Table, data: unknown): string | null {
  if (!isPlainObject(data)) return 'it must be an object';
  const { kind, seat, id, version, options } = data;
  if (!KINDS.has(kind)) return `'kind' must be one of ${[...KINDS].join(', ')}`;
  if (!isSeat(seat, players.length)) return `'seat' must be a whole number from 0 to ${players.length - 1}`;
  if (!isId(id)) return `'id' must be a text of 1 to ${LONGEST_ID} characters`;
  if (!isCount(version)) return `'version' must be a whole number`;
  return kind === 'move' ? optionsFault(options) : null;
}

export function optionsFault(options: unknown): string | null {
  if (!Array.isArray(options) || options.length === 0) return `'options' must be a list of at least one choice`;
  if (options.length > MOST_CHOICES) return `'options' must hold at most ${MOST_CHOICES} choices`;
  const odd = options.findIndex(option => !isPlainObject(option) || !isSmall(option));
  return odd < 0 ? null : `choice ${odd + 1} must be a small plain object`;
}

export function isSeat(value: unknown, seats: number): value is number {
  return isCount(value) && value < seats;
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isPlainObject(value: unknown): value is { readonly [key: string]: unknown } {
  if (!isObject(value) || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Few values and little depth, so that comparing and quoting it costs nothing. */
function isSmall(value: unknown): boolean {
  let left = MOST_VALUES;
  const fits = (part: unknown, depth: number): boolean => {
    if (--left < 0 || depth > DEEPEST) return false;
    if (typeof part === 'string') return part.length <= MOST_VALUES;
    if (!isObject(part)) return typeof part !== 'function' && typeof part !== 'symbol' && typeof part !== 'bigint';
    return Object.values(part).every(each => fits(each, depth + 1));
  };
  return fits(value, 0);
}
