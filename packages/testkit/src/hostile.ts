import { below, draw, fastChance, type FastChance } from '@thorp/kernel';

/*
 * Lines that no honest program sends: broken JSON, wrong types, numbers out of range, deep nesting, long texts, and
 * valid requests with some parts replaced. The same seed gives the same lines.
 */

interface Luck {
  readonly chance: FastChance;
  learnt: number;
}

type Data = null | boolean | number | string | Data[] | { [key: string]: Data };

const NUMBERS = [0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e9, 60_000_000, 1e308, 5e-324, 99, 10_000];

/** Values that have broken programs before. */
const NASTY: readonly Data[] = [
  null,
  true,
  false,
  '',
  'length',
  'constructor',
  '__proto__',
  'toString',
  '\u001b[2J\u0007',
  '\u{1f3e0}\u202e\ud800',
  ...NUMBERS,
  [],
  {},
  [[]],
  { kind: 'take' },
  { step: 'constructor' },
];

const KEYS = [
  'kind',
  'slot',
  'seat',
  'frames',
  'chance',
  'id',
  'do',
  'index',
  'option',
  '__proto__',
  'constructor',
  '',
];

/** A generator of hostile lines. `samples` are valid requests, from which most lines are made. */
export function hostileLines(seed: number, samples: readonly object[]): () => string {
  const luck = luckFrom(seed);
  const texts = samples.map(sample => JSON.stringify(sample));
  return () => hostileLine(luck, texts);
}

/** A generator of hostile values as JSON, for fields of otherwise valid lines. */
export function hostileValues(seed: number): () => string {
  const luck = luckFrom(seed);
  return () => {
    const kind = below(luck, 10);
    if (kind === 0) return deep(luck);
    return kind === 1 ? long(luck) : JSON.stringify(nasty(luck));
  };
}

function luckFrom(seed: number): Luck {
  const luck: Luck = { chance: fastChance(seed), learnt: 0 };
  for (let i = 0; i < 8; i++) draw(luck.chance);
  return luck;
}

function hostileLine(luck: Luck, samples: readonly string[]): string {
  const kind = below(luck, 100);
  if (kind < 5) return garbage(luck);
  if (kind < 10) return JSON.stringify(anything(luck, 4));
  if (kind < 12) return wrapped(luck, deep(luck));
  if (kind < 14) return wrapped(luck, long(luck));
  const sample = samples[below(luck, samples.length)] ?? '{}';
  if (kind < 20) return sample.slice(0, below(luck, sample.length + 1));
  if (kind < 22) return `${sample.slice(0, -1)},${JSON.stringify(key(luck))}:${wrapped(luck, deep(luck))}}`;
  return JSON.stringify(mutated(luck, sample));
}

/** A valid request with one to four of its parts replaced, removed or added. */
function mutated(luck: Luck, sample: string): Data {
  const data = JSON.parse(sample) as Data;
  for (let changes = 1 + below(luck, 4); changes > 0; changes--) change(luck, data);
  return data;
}

/** Follows a random path and changes what is there. */
function change(luck: Luck, data: Data): void {
  if (typeof data !== 'object' || data === null) return;
  const keys = Object.keys(data);
  const at = keys.length > 0 ? (keys[below(luck, keys.length)] ?? '') : '';
  const part = Object.entries<Data>(data).find(([name]) => name === at)?.[1];
  if (typeof part === 'object' && part !== null && below(luck, 4) > 0) change(luck, part);
  else if (Array.isArray(data)) changeList(luck, data);
  else changeObject(luck, data, at);
}

function changeList(luck: Luck, list: Data[]): void {
  const at = below(luck, list.length + 1);
  const part = nasty(luck);
  const how = below(luck, 4);
  if (how === 0) list.splice(at, 1);
  else if (how === 1) list.splice(at, 0, part);
  else if (how === 2 && JSON.stringify(list).length < 20_000) list.push(...structuredClone(list));
  else if (at < list.length) list[at] = part;
}

function changeObject(luck: Luck, object: { [key: string]: Data }, at: string): void {
  const how = below(luck, 6);
  if (how === 0) delete object[at];
  else if (how === 1)
    Object.defineProperty(object, key(luck), {
      value: nasty(luck),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  else if (at !== '') object[at] = nasty(luck);
}

function nasty(luck: Luck): Data {
  return below(luck, 10) === 0 ? anything(luck, 3) : (structuredClone(NASTY[below(luck, NASTY.length)]) ?? null);
}

function anything(luck: Luck, depth: number): Data {
  const kind = below(luck, depth > 0 ? 6 : 4);
  if (kind < 4) return structuredClone(NASTY[below(luck, NASTY.length)]) ?? null;
  const parts = Array.from({ length: below(luck, 5) }, () => anything(luck, depth - 1));
  return kind === 4 ? parts : Object.fromEntries(parts.map(part => [key(luck), part]));
}

function key(luck: Luck): string {
  return KEYS[below(luck, KEYS.length)] ?? '';
}

function garbage(luck: Luck): string {
  const letters = Array.from({ length: below(luck, 60) }, () => String.fromCharCode(below(luck, 0x300)));
  return letters.join('').replaceAll(/[\r\n]/g, ' ');
}

/** Up to 20 000 lists or objects inside each other. */
function deep(luck: Luck): string {
  const depth = 1 + below(luck, below(luck, 10) === 0 ? 20_000 : 200);
  return below(luck, 2) === 0
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"option":'.repeat(depth)}0${'}'.repeat(depth)}`;
}

/** A long text, list or number; a few of the texts are longer than a line may be. */
function long(luck: Luck): string {
  const length = below(luck, 20) === 0 ? 1_100_000 : 1 + below(luck, 20_000);
  const kind = below(luck, 4);
  if (kind === 0) return `[${'0,'.repeat(Math.floor(length / 2))}0]`;
  if (kind === 1) return '9'.repeat(Math.min(length, 5_000));
  return `"${(kind === 2 ? 'n' : '\\u001b').repeat(Math.ceil(length / (kind === 2 ? 1 : 6)))}"`;
}

function wrapped(luck: Luck, value: string): string {
  const fields = ['do', 'game', 'table', 'option', 'index', 'state', 'record', 'id', 'seats', 'level'];
  return `{"do":"choose","table":"t2",${JSON.stringify(fields[below(luck, fields.length)])}:${value}}`;
}
