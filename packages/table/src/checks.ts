import { fieldsOf, isWhole, OPTION_LIMITS, plainFault, ThorpError, type Fields } from '@thorp/kernel';
import type { Action, Table } from './types.ts';

/*
 * Actions come from outside. Everything about their shape is checked here, before anything else looks at them.
 */

const LONGEST_ID = 64;
const MOST_CHOICES = 64;
const MOST_AHEAD = 8;
const LONGEST_LABEL = 300;

const LONGEST_NOTE = 2000;

export const LONGEST_NAME = 40;
export const LONGEST_ENTROPY = 128;

/** Control characters could send commands to a terminal, and direction marks could fake a line. */
const PLAIN = '[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]';
/** Some letters and symbols are blank. */
const SEEN = '(?![\\p{Default_Ignorable_Code_Point}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]';

/** What people write for others in one line, and names, which must show something. As patterns for schemas. */
export const LINE_PATTERN = `^${PLAIN}*$`;
export const NAME_PATTERN = `^(?=.*${SEEN})${PLAIN}*$`;

const KINDS: ReadonlySet<unknown> = new Set<Action['kind']>([
  'move',
  'undo',
  'confirm',
  'resign',
  'seen',
  'ask',
  'answer',
  'withdraw',
  'note',
  'ahead',
  'timeout',
]);

/** An action from data; throws an error that says what was expected. Only the fields of an action are read. */
export function readAction(table: Table, data: unknown): Action {
  const fault = actionFault(table, data);
  if (fault) throw new ThorpError('bad-request', `not an action: ${fault}`);
  return data as Action;
}

function actionFault({ header: { players } }: Table, data: unknown): string | null {
  const fields = fieldsOf(data);
  if (!fields) return 'it must be an object';
  const { kind, seat, id, version } = fields;
  if (!isKind(kind)) return `'kind' must be one of ${[...KINDS].join(', ')}`;
  if (!isSeat(seat, players.length)) return `'seat' must be a whole number from 0 to ${players.length - 1}`;
  if (!isId(id)) return `'id' must be a text of 1 to ${LONGEST_ID} characters`;
  if (!isCount(version)) return `'version' must be a whole number`;
  return partFault(fields);
}

/** What is wrong with the fields that belong to the kind of an action or an entry. */
export function partFault(fields: Fields): string | null {
  const { kind, options, what, request, agrees, text } = fields;
  if (kind === 'move') return optionsFault(options);
  if (kind === 'ahead') return aheadFault(fields);
  if (kind === 'ask') return what === 'undo' || what === 'abandon' ? null : `'what' must be undo or abandon`;
  if (kind === 'answer') {
    return isCount(request) && typeof agrees === 'boolean' ? null : `it needs 'request', a number, and 'agrees'`;
  }
  if (kind !== 'note') return null;
  const fits = typeof text === 'string' && text.length <= LONGEST_NOTE;
  return fits ? null : `'text' must be a text of at most ${LONGEST_NOTE} characters`;
}

function optionsFault(options: unknown): string | null {
  if (!Array.isArray(options) || options.length === 0) return `'options' must be a list of at least one choice`;
  if (options.length > MOST_CHOICES) return `'options' must hold at most ${MOST_CHOICES} choices`;
  return choicesFault(options);
}

/** Only the shape is checked: it is not known yet whether the answers will be offered. */
function aheadFault({ answers, repeats, forMe }: Fields): string | null {
  if (typeof repeats !== 'boolean' || typeof forMe !== 'boolean') return `it needs 'repeats' and 'forMe', yes or no`;
  const fits = Array.isArray(answers) && answers.length <= MOST_AHEAD;
  if (!fits) return `'answers' must be a list of at most ${MOST_AHEAD} choices`;
  for (const answer of answers) {
    const { option, means, label } = fieldsOf(answer) ?? {};
    if (!isShort(means) || !isShort(label)) return `an answer needs 'option', and 'means' and 'label' in a few words`;
    const fault = choicesFault([option]);
    if (fault) return fault;
  }
  return null;
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_LABEL;
}

function choicesFault(options: readonly unknown[]): string | null {
  for (const [i, option] of options.entries()) {
    const fault = fieldsOf(option) ? plainFault(option, OPTION_LIMITS) : 'it must be an object';
    if (fault) return `choice ${i + 1}: ${fault}`;
  }
  return null;
}

export function isKind(value: unknown): value is Action['kind'] {
  return KINDS.has(value);
}

export function isSeat(value: unknown, seats: number): value is number {
  return isWhole(value, 0, seats - 1);
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;
}

/** The name of a player. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;
}

export function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}
