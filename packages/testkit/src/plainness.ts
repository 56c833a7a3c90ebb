import { same } from '@thorp/kernel';

/** Deeper than any of our states; a deeper structure contains itself. */
const DEEP = 40;

/** Why a value is not plain JSON of whole numbers, with the path to it; null if it is. */
export function plainFault(value: unknown, path = 'it', depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? null : `${path} is ${value}, no whole number`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (depth > DEEP) return `${path} is nested without end`;
  if (Array.isArray(value)) return firstFault(value, i => `${path}[${i}]`, depth);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${value.constructor.name}`;
  const keys = Object.keys(value);
  return firstFault(Object.values(value), i => `${path}.${keys[i]}`, depth);
}

function firstFault(values: readonly unknown[], path: (i: number) => string, depth: number): string | null {
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    // Most values are small numbers: skip building their path.
    if (Number.isSafeInteger(value)) continue;
    const fault = plainFault(value, path(i), depth + 1);
    if (fault) return fault;
  }
  return null;
}

/** The first place where two plain values differ, for people; null if they are equal. */
export function difference(a: unknown, b: unknown): string | null {
  // Equal texts are by far the most frequent case, and fast to compare.
  return JSON.stringify(a) === JSON.stringify(b) || same(a, b) ? null : firstDifference(a, b, '');
}

function firstDifference(a: unknown, b: unknown, path: string): string {
  if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b)) {
    return `${path || 'it'} is ${shown(a)} here and ${shown(b)} there`;
  }
  const keys = [...Object.keys(a), ...Object.keys(b)];
  const key = keys.find(each => Object.hasOwn(a, each) !== Object.hasOwn(b, each) || !same(a[each], b[each])) ?? '';
  return firstDifference(a[key], b[key], Array.isArray(a) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
}

function isNested(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
