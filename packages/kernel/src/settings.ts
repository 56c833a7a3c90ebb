import { ThorpError } from './errors.ts';
import type { Game, Seat, Types } from './game.ts';

/** How many sit down, and what they agreed on. */
export interface Config<T = object> {
  readonly seats: number;
  readonly settings: T;
}

/** A default may depend on the number of seats and on what was chosen so far. */
type Default<V, T> = V | ((seats: number, chosen: Partial<T>) => V);

/** One thing that can be agreed on before a game. */
export type Knob<V, T> =
  | (V extends boolean ? { readonly kind: 'flag'; readonly default: Default<boolean, T> } : never)
  | (V extends string ? { readonly kind: 'choice'; readonly values: readonly V[]; readonly default: Default<V, T> } : never)
  | (V extends number
      ? { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: Default<V, T> }
      : never)
  | (V extends readonly Seat[] ? { readonly kind: 'seats'; readonly default: V } : never)
  | (V extends readonly string[] ? { readonly kind: 'subset'; readonly values: readonly V[number][]; readonly default: V } : never);

/** Settings that do not go together: the clause, the reason, and the change that mends it. */
export interface Conflict<T> {
  readonly clause: string;
  readonly message: string;
  readonly mend: Partial<T>;
  /** When only another number of seats would do. */
  readonly seats?: number;
}

export interface Settings<T> {
  /** In the order in which defaults are filled in: a default may look at the knobs above it. */
  readonly knobs: { readonly [N in keyof T]: Knob<T[N], T> };
  /** The first conflict, or null when everything goes together. */
  conflict(config: Config<T>): Conflict<T> | null;
}

interface LooseKnob {
  readonly kind: string;
  readonly default: unknown;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** Fills in the defaults and checks everything; the error names the nearest configuration that works. */
export function settle<T extends Types>(game: Game<T>, seats: number, given: unknown = {}): Config<T['settings']> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    throw new ThorpError('bad-seats', `${game.id} seats ${min} to ${max} players, not ${shown(seats)}`, { min, max });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new ThorpError('bad-settings', 'settings must be an object such as {"seasons": true}');
  }
  const config = { seats, settings: fill(game, seats, given as Record<string, unknown>) };
  const conflict = game.settings.conflict(config);
  if (conflict) throw refusal(game, config, conflict);
  return config;
}

/** The settings as JSON Schema, for tools and forms. */
export function jsonSchema<T extends Types>(game: Game<T>): object {
  const words = game.text.en.settings as { [knob: string]: { title: string; help: string } };
  const properties: Record<string, object> = {};
  for (const [name, knob] of knobsOf(game)) {
    const fixed = typeof knob.default === 'function' ? {} : { default: knob.default };
    properties[name] = { title: words[name]?.title, description: words[name]?.help, ...typeSchema(knob), ...fixed };
  }
  return { type: 'object', additionalProperties: false, properties };
}

function fill<T extends Types>(game: Game<T>, seats: number, given: Record<string, unknown>): T['settings'] {
  const knobs = knobsOf(game);
  const unknown = Object.keys(given).find((name) => !knobs.some(([knob]) => knob === name));
  if (unknown !== undefined) {
    const names = knobs.map(([name]) => name).join(', ');
    throw new ThorpError('bad-settings', `${game.id} has no setting '${unknown}'; it has ${names || 'none'}`);
  }
  const chosen: Record<string, unknown> = { ...given };
  const settings: Record<string, unknown> = {};
  for (const [name, knob] of knobs) {
    const value = given[name] ?? (typeof knob.default === 'function' ? knob.default(seats, chosen) : knob.default);
    const expected = misfit(knob, value, seats);
    if (expected) throw new ThorpError('bad-settings', `setting '${name}' must be ${expected}, not ${shown(value)}`);
    settings[name] = chosen[name] = value;
  }
  return settings as T['settings'];
}

/** Mends one conflict after another, so that the message can name settings that work. */
function refusal<T extends Types>(game: Game<T>, config: Config<T['settings']>, first: Conflict<T['settings']>): ThorpError {
  let nearest = config;
  for (let next: Conflict<T['settings']> | null = first, tries = 0; next && tries < 20; tries++) {
    nearest = { seats: next.seats ?? nearest.seats, settings: { ...nearest.settings, ...next.mend } };
    next = game.settings.conflict(nearest);
  }
  const changes = JSON.stringify(difference(config, nearest));
  return new ThorpError('bad-settings', `${first.message} (${first.clause}). Nearest that works: ${changes}`, { nearest });
}

function difference(from: Config, to: Config): object {
  const before = from.settings as Record<string, unknown>;
  const changed = Object.entries(to.settings).filter(([name, value]) => before[name] !== value);
  return { ...(from.seats === to.seats ? {} : { seats: to.seats }), ...Object.fromEntries(changed) };
}

function misfit(knob: LooseKnob, value: unknown, seats: number): string | null {
  switch (knob.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'choice':
      return knob.values?.includes(value as string) ? null : `one of ${knob.values?.join(', ')}`;
    case 'number': {
      const fits = Number.isInteger(value) && (value as number) >= (knob.min ?? 0) && (value as number) <= (knob.max ?? 0);
      return fits ? null : `a whole number from ${knob.min} to ${knob.max}`;
    }
    case 'seats':
      return isSetOf<Seat>(value, (v) => Number.isInteger(v) && v >= 0 && v < seats) ? null : `different seats from 0 to ${seats - 1}`;
    default:
      return isSetOf<string>(value, (v) => knob.values?.includes(v) ?? false) ? null : `different ones of ${knob.values?.join(', ')}`;
  }
}

function isSetOf<V>(value: unknown, fits: (v: V) => boolean): boolean {
  return Array.isArray(value) && new Set(value).size === value.length && value.every(fits);
}

function typeSchema(knob: LooseKnob): object {
  switch (knob.kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: knob.values };
    case 'number':
      return { type: 'integer', minimum: knob.min, maximum: knob.max };
    case 'seats':
      return { type: 'array', uniqueItems: true, items: { type: 'integer', minimum: 0 } };
    default:
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: knob.values } };
  }
}

function knobsOf<T extends Types>(game: Game<T>): [string, LooseKnob][] {
  return Object.entries(game.settings.knobs as { [name: string]: LooseKnob });
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? String(value);
}
