/** Equal as plain data, whatever the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => Object.hasOwn(b, key) && same(fieldOf(a, key), fieldOf(b, key)));
}

/**
 * Plain data equal to `after` that is made of parts of `before` wherever they are equal: a part that lives on costs
 * nothing when garbage is collected, and a new one has to be moved. Changes `after`.
 */
export function reusing<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  return isReused(before, after) ? (before as T & object) : after;
}

interface Data {
  readonly [name: string]: unknown;
}

/**
 * Whether both are equal. If they are not, equal parts of the first replace those of the second. Called for every part of
 * every state, so pairs are not taken from a list: V8 makes the list, and its iterator.
 */
function isReused(before: Data, after: { [name: string]: unknown }): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return isListReused(before, after);
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  let equal = true;
  let names = 0;
  for (const name in before) {
    names++;
    const was = before[name];
    const is = after[name];
    if (was === is && is !== undefined) continue;
    if (isObject(was) && isObject(is) && isReused(was, is)) after[name] = was;
    else equal = false;
  }
  if (equal) for (const _ in after) names--;
  return equal && names === 0;
}

function isListReused(before: readonly unknown[], after: unknown[]): boolean {
  if (typeof before[0] === 'number' && typeof after[0] === 'number') return areSameNumbers(before, after);
  const both = Math.min(before.length, after.length);
  let equal = before.length === after.length;
  for (let i = 0; i < both; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    if (isObject(was) && isObject(is) && isReused(was, is)) after[i] = was;
    else equal = false;
  }
  return equal;
}

/** Most parts of a state are lists of numbers. Where nothing else is compared, V8 compares them much faster. */
function areSameNumbers(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let i = 0; i < before.length; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** JSON with sorted keys and no spaces: equal data gives equal bytes, so it can be hashed and compared. */
export function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  // States are mostly lists of numbers, which JSON.stringify writes fastest.
  if (Array.isArray(value)) return value.some(isObject) ? `[${value.map(canonical).join(',')}]` : JSON.stringify(value);
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const field = fieldOf(value, key);
    if (field !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(field)}`);
  }
  return `{${parts.join(',')}}`;
}

/** An object or a list. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

/** A field of plain data by its name. */
export function fieldOf(object: object, name: string): unknown {
  return (object as { readonly [name: string]: unknown })[name];
}

/** The keys of an object literal. It has no others, so its type lists them all. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}

/** A table with one entry for each key. */
export function tableOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): { [key in K]: V } {
  return Object.fromEntries(keys.map(key => [key, valueOf(key)])) as { [key in K]: V };
}

/** Converts a text from outside if it is one of these names; null otherwise. */
export function ifNamed<N extends string, R>(names: readonly N[], text: string, dataOf: (name: N) => R): R | null {
  const name = names.find(each => each === text);
  return name === undefined ? null : dataOf(name);
}
