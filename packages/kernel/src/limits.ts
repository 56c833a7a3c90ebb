import { fieldOf, isObject } from './plain.ts';

/*
 * Data from outside: requests, answers of programs, records, saves, states. It is checked here before anything else
 * looks at it, so that no input can exhaust the stack, the memory or the time of its reader. The numbers are a
 * few times what the largest real games need. docs/engine-protocol.md lists them for programs.
 */

/** What a piece of outside data may hold at most. */
export interface Limits {
  /** Characters of the JSON text. */
  readonly text: number;
  /** Objects and lists inside each other. */
  readonly depth: number;
  /** Values altogether: objects, lists, texts, numbers, true, false and null. */
  readonly values: number;
  /** Items of a list, or keys of an object. */
  readonly items: number;
  /** Characters of a text or key. */
  readonly characters: number;
  /** The largest whole number, without its sign; null where any finite number may stand. */
  readonly whole: number | null;
}

/** A record or a saved game. The longest random games have 6 000 choices in 800 000 characters. */
export const RECORD_LIMITS: Limits = {
  text: 16 << 20,
  depth: 32,
  values: 1_000_000,
  items: 100_000,
  characters: 4_096,
  whole: Number.MAX_SAFE_INTEGER,
};

/** One line of `thorp engine`, or of a program at a seat. */
export const LINE_LIMITS: Limits = { ...RECORD_LIMITS, text: 1 << 20, whole: null };

/** One option: a seat chooses by handing it back. */
export const OPTION_LIMITS: Limits = { ...LINE_LIMITS, values: 1_000, items: 100 };

/** A state without its chance. Rules count up to the numbers they find, so these are small. */
export const STATE_LIMITS: Limits = {
  text: 1 << 20,
  depth: 32,
  values: 20_000,
  items: 500,
  characters: 256,
  whole: 10_000,
};

/** More seats than any game has: the limit for a record whose game is not known yet. */
export const MOST_SEATS = 16;

/** The data in a text, or why it was rejected. */
export type Reading =
  | { readonly fault: null; readonly data: unknown }
  | { readonly fault: string; readonly why: 'json' | 'limits' };

/** Reads JSON from outside. */
export function readJson(text: string, limits: Limits): Reading {
  if (text.length > limits.text) return { fault: `it has more than ${limits.text} characters`, why: 'limits' };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'it cannot be read', why: 'json' };
  }
  const fault = plainFault(data, limits);
  return fault === null ? { fault, data } : { fault, why: 'limits' };
}

/** Why data from outside is rejected; null if it is plain and within the limits. */
export function plainFault(data: unknown, limits: Limits): string | null {
  return faultIn(data, { limits, values: 0 }, 1);
}

/** An object from outside, whose fields may hold anything. */
export interface Fields {
  readonly [field: string]: unknown;
}

/** The fields of an object; null for any other value. */
export function fieldsOf(value: unknown): Fields | null {
  return isObject(value) && !Array.isArray(value) ? value : null;
}

/** A whole number in a range, ends included. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A value for an error message: never longer than a line. */
export function excerpt(value: unknown): string {
  return shorten(JSON.stringify(value) ?? String(value));
}

/** The first whole characters of a text, copied: a slice would keep the whole text in memory. */
export function shorten(text: string): string {
  const characters = Array.from(text.slice(0, EXCERPT));
  if (text.length > EXCERPT && isHalf(characters.at(-1))) characters.pop();
  return characters.join('');
}

/** The first half of a character that takes two code units. */
function isHalf(character: string | undefined): boolean {
  return character !== undefined && /^[\uD800-\uDBFF]$/.test(character);
}

const EXCERPT = 80;

/** Keys that reach the prototype of an object instead of the object. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Check {
  readonly limits: Limits;
  /** Values seen so far. Shared parts count every time, so a cycle reaches the limit too. */
  values: number;
}

function faultIn(value: unknown, check: Check, depth: number): string | null {
  const { limits } = check;
  if (++check.values > limits.values) return `it holds more than ${limits.values} values`;
  if (typeof value === 'string') return textFault(value, limits);
  if (typeof value === 'number') return numberFault(value, limits);
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return `it holds a value that is not plain data: ${typeof value}`;
  if (depth > limits.depth) return `it is nested more than ${limits.depth} deep`;
  return Array.isArray(value) ? listFault(value, check, depth) : objectFault(value, check, depth);
}

function textFault(text: string, { characters }: Limits): string | null {
  return text.length > characters ? `it holds a text of more than ${characters} characters` : null;
}

function numberFault(value: number, { whole }: Limits): string | null {
  if (whole === null) return Number.isFinite(value) ? null : 'it holds a number that is too large';
  const fits = Number.isInteger(value) && Math.abs(value) <= whole;
  return fits ? null : `${value} is not a whole number from ${-whole} to ${whole}`;
}

function listFault(list: readonly unknown[], check: Check, depth: number): string | null {
  const { items } = check.limits;
  if (list.length > items) return `it holds a list of more than ${items} items`;
  for (const item of list) {
    const fault = faultIn(item, check, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function objectFault(object: object, check: Check, depth: number): string | null {
  if (!isPlainObject(object)) return 'it holds an object that is not plain data';
  const keys = Object.keys(object);
  const { items } = check.limits;
  if (keys.length > items) return `it holds an object of more than ${items} keys`;
  for (const key of keys) {
    const fault = keyFault(key, check.limits) ?? faultIn(fieldOf(object, key), check, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function keyFault(key: string, limits: Limits): string | null {
  return FORBIDDEN_KEYS.has(key) ? `'${key}' is not allowed as a key` : textFault(key, limits);
}

/** An object literal or the result of JSON.parse, of this realm or another, and not an instance of a class. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
