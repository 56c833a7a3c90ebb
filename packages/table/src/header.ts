import { isLevel, type Level } from '@thorp/bots';
import { fieldsOf, isSecret, ThorpError, type Fields } from '@thorp/kernel';
import { isCount, isName, LONGEST_ENTROPY, LONGEST_NAME } from './checks.ts';
import { clockFault } from './clock.ts';
import type { Setup } from './types.ts';

/* The header of a stored table comes from outside, like its entries. It is checked here before the game is dealt. */

type Field = readonly [name: keyof Setup, fits: (value: unknown, seats: number) => boolean, wanted: string];

const FIELDS: readonly Field[] = [
  ['id', value => typeof value === 'string' && value !== '', 'be a text'],
  ['settings', value => fieldsOf(value) !== null, 'be an object'],
  ['secret', isSecret, 'be 64 hexadecimal digits'],
  ['entropy', isEntropy, `be a list of at most one text for each seat, of at most ${LONGEST_ENTROPY} characters`],
  ['entropyCommitments', isCommitments, 'be a list of at most one commitment for each seat'],
  ['confirms', value => typeof value === 'boolean', 'be true or false'],
  ['openHands', value => value === undefined || typeof value === 'boolean', 'be true or false'],
  ['sameForAll', value => value === undefined || typeof value === 'boolean', 'be true or false'],
  ['rated', value => value === undefined || typeof value === 'boolean', 'be true or false'],
  ['turned', isTurned, 'be a number of seats'],
];

/** What is wrong with the fields of a header; null if a table can be opened with them. */
export function headerFault(fields: Fields): string | null {
  const { players, clock, began } = fields;
  if (!Array.isArray(players) || players.length === 0) return 'its players are missing';
  const seat = players.findIndex(player => !isPlayer(player));
  if (seat >= 0) return `seat ${seat + 1} needs a kind of player and a name of 1 to ${LONGEST_NAME} characters`;
  const odd = FIELDS.find(([name, fits]) => !fits(fields[name], players.length));
  if (odd) return `'${odd[0]}' must ${odd[2]}`;
  if (clock === undefined) return null;
  return isCount(began) ? clockFault(clock) : 'it does not say when its clocks began';
}

function isPlayer(value: unknown): boolean {
  const { kind, name, level } = fieldsOf(value) ?? {};
  if (kind === 'bot') refuseUnknownLevel(level);
  return isName(name) && (kind === 'human' || kind === 'program' || kind === 'bot');
}

/** A game from a version with other bots cannot continue here. */
export function refuseUnknownLevel(level: unknown): asserts level is Level {
  if (isLevel(level)) return;
  const wanted = typeof level === 'string' ? level.slice(0, 40) : '?';
  throw new ThorpError('bad-request', `the saved game needs a bot of level '${wanted}', which does not exist`);
}

/** Absent for tables that are not a rematch. */
function isTurned(value: unknown, seats: number): boolean {
  return value === undefined || (isCount(value) && value < seats);
}

function isEntropy(value: unknown, seats: number): boolean {
  return isListForSeats(value, seats, text => typeof text === 'string' && text.length <= LONGEST_ENTROPY);
}

/** A seat that adds nothing to the deal has an empty commitment. */
function isCommitments(value: unknown, seats: number): boolean {
  return value === undefined || isListForSeats(value, seats, text => text === '' || isSecret(text));
}

function isListForSeats(value: unknown, seats: number, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= seats && value.every(fits);
}
