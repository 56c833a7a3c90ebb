import { must, ThorpError } from './errors.ts';
import type { Game, Seat, Types } from './game.ts';
import { excerpt, fieldsOf, isWhole, shorten, type Fields } from './limits.ts';
import { fieldOf } from './plain.ts';
import type { KnobText, Phrases } from './text.ts';

/** The number of seats, and what the players agreed on. */
export interface Config<T = object> {
  readonly seats: number;
  readonly settings: T;
}

/** A default may depend on the number of seats and on what was chosen so far. */
type Default<V, T> = V | ((seats: number, chosen: Partial<T>) => V);

/** One setting of a game. The brackets keep a union of values together. */
export type Knob<V, T> =
  | ([V] extends [boolean] ? { readonly kind: 'flag'; readonly default: Default<boolean, T> } : never)
  | ([V] extends [string]
      ? {
          readonly kind: 'choice';
          readonly values: readonly V[];
          /** Values that have a name but cannot be played yet: `conflict` says why, and forms show them separately. */
          readonly notYet?: readonly V[];
          readonly default: Default<V, T>;
        }
      : never)
  | ([V] extends [number]
      ? { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: Default<V, T> }
      : never)
  | ([V] extends [readonly Seat[]] ? { readonly kind: 'seats'; readonly default: V } : never)
  | ([V] extends [readonly string[]]
      ? { readonly kind: 'subset'; readonly values: readonly V[number][]; readonly default: V }
      : never);

/** What is wrong with settings: a kind, and the facts that a sentence about it names. */
export interface ConflictFacts {
  readonly kind: string;
}

/** Settings that cannot be combined: the clause, the reason, and a change that makes them work. */
export type Conflict<T, C extends ConflictFacts = ConflictFacts> = C & {
  readonly clause: string;
  readonly mend: Partial<T>;
  /** Set if another number of seats is needed. */
  readonly seats?: number;
  /** Set if such settings were allowed before: games begun with them go on, new tables are refused. */
  readonly newTablesOnly?: true;
};

/** Without a second type argument all settings can be combined. */
export interface Settings<T, C extends ConflictFacts = never> {
  /** In the order in which defaults are filled in: a default may look at the knobs above it. */
  readonly knobs: { readonly [N in keyof T]: Knob<T[N], T> };
  /** The first conflict; null if there is none. */
  conflict(config: Config<T>): Conflict<T, C> | null;
  /** Settings that work, but have a consequence that players should know before they start. */
  caution?(config: Config<T>): Caution | null;
}

/** What players should know about their settings: the clause, and a kind that the languages have a sentence for. */
export interface Caution {
  readonly kind: string;
  readonly clause: string;
}

type Value = boolean | number | string | readonly number[] | readonly string[];

/** A knob as seen by code that does not know the game. */
export interface AnyKnob {
  readonly kind: keyof typeof KINDS;
  readonly default: Value | ((seats: number, chosen: object) => Value);
  readonly values?: readonly string[];
  readonly notYet?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** A knob as JSON Schema. */
export interface KnobSchema extends ValueSchema {
  readonly title: string;
  readonly description: string;
  readonly default?: unknown;
}

interface ValueSchema {
  readonly type: 'boolean' | 'string' | 'integer' | 'array';
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly uniqueItems?: true;
  readonly items?: ValueSchema;
}

interface SettingsSchema {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: { readonly [knob: string]: KnobSchema };
}

interface Kind {
  fits(value: unknown, knob: AnyKnob, seats: number): boolean;
  expects(knob: AnyKnob, seats: number): string;
  schema(knob: AnyKnob): ValueSchema;
}

const KINDS = {
  flag: {
    fits: value => typeof value === 'boolean',
    expects: () => 'true or false',
    schema: () => ({ type: 'boolean' }),
  },
  choice: {
    fits: isOneOf,
    expects: ({ values = [] }) => `one of ${values.join(', ')}`,
    schema: ({ values = [], notYet = [] }) => ({
      type: 'string',
      enum: values.filter(value => !notYet.includes(value)),
    }),
  },
  number: {
    fits: (value, { min = 0, max = 0 }) => isWhole(value, min, max),
    expects: ({ min = 0, max = 0 }) => `a whole number from ${min} to ${max}`,
    schema: ({ min = 0, max = 0 }) => ({ type: 'integer', minimum: min, maximum: max }),
  },
  seats: {
    fits: (value, _, seats) => isSet(value, seat => isWhole(seat, 0, seats - 1)),
    expects: (_, seats) => `a list of different seats from 0 to ${seats - 1}`,
    schema: () => ({ type: 'array', uniqueItems: true, items: { type: 'integer', minimum: 0 } }),
  },
  subset: {
    fits: (value, knob) => isSet(value, item => isOneOf(item, knob)),
    expects: ({ values = [] }) => `a list of different ones of ${values.join(', ')}`,
    schema: ({ values = [] }) => ({ type: 'array', uniqueItems: true, items: { type: 'string', enum: values } }),
  },
} satisfies Record<string, Kind>;

function isOneOf(value: unknown, { values = [] }: AnyKnob): boolean {
  return typeof value === 'string' && values.includes(value);
}

/** Fills in the defaults and checks everything; the error names the nearest configuration that works. */
export function settle<T extends Types>(game: Game<T>, seats: unknown, given: unknown = {}): Config<T['settings']> {
  const config = filled(game, seats, given);
  const conflict = game.settings.conflict(config);
  if (conflict) throw refusal(game, config, conflict);
  return config;
}

/** The same for a game that has begun: what was allowed then is still allowed. */
export function readSettings<T extends Types>(game: Game<T>, seats: unknown, given: unknown): Config<T['settings']> {
  const config = filled(game, seats, given);
  const conflict = game.settings.conflict(config);
  if (conflict && !conflict.newTablesOnly) throw refusal(game, config, conflict);
  return config;
}

function filled<T extends Types>(game: Game<T>, seats: unknown, given: unknown): Config<T['settings']> {
  if (!isWhole(seats, game.seats.min, game.seats.max)) {
    const { min, max } = game.seats;
    throw new ThorpError('bad-seats', `${game.id} is for ${min} to ${max} players, not ${excerpt(seats)}`, {
      min,
      max,
    });
  }
  const fields = fieldsOf(given);
  if (!fields) throw new ThorpError('bad-settings', 'settings must be an object such as {"seasons": true}');
  return { seats, settings: fill(game, seats, fields) };
}

/** What players should know about these settings before they start; null when there is nothing. */
export function cautionFor<T extends Types>(
  game: Game<T>,
  config: Config<T['settings']>,
  words: Phrases<T> = game.text.en,
): string | null {
  const caution = game.settings.caution?.(config);
  return caution ? `${must(words.caution, 'a game that cautions says why')(caution)} (${caution.clause})` : null;
}

/** The settings as JSON Schema, for tools and forms. */
export function jsonSchema<T extends Types>(game: Game<T>): SettingsSchema {
  const words = knobTexts(game.text.en);
  const properties: { [knob: string]: KnobSchema } = {};
  for (const [name, knob] of knobsOf(game)) {
    const fixed = typeof knob.default === 'function' ? {} : { default: knob.default };
    properties[name] = {
      title: words[name]?.title ?? name,
      description: words[name]?.help ?? '',
      ...KINDS[knob.kind].schema(knob),
      ...fixed,
    };
  }
  return { type: 'object', additionalProperties: false, properties };
}

function fill<T extends Types>(game: Game<T>, seats: number, given: Fields): T['settings'] {
  const knobs = knobsOf(game);
  const unknown = Object.keys(given).find(name => !knobs.some(([knob]) => knob === name));
  if (unknown !== undefined) {
    const names = knobs.map(([name]) => name).join(', ');
    throw new ThorpError('bad-settings', `${game.id} has no setting '${shorten(unknown)}'; it has ${names || 'none'}`);
  }
  const chosen: Record<string, unknown> = { ...given };
  const settings: Record<string, unknown> = {};
  for (const [name, knob] of knobs) {
    const value = given[name] === undefined ? defaultOf(knob, seats, chosen) : given[name];
    const kind: Kind = KINDS[knob.kind];
    if (!kind.fits(value, knob, seats)) {
      const expected = kind.expects(knob, seats);
      throw new ThorpError('bad-settings', `setting '${name}' must be ${expected}, not ${excerpt(value)}`, {
        knob: name,
      });
    }
    settings[name] = chosen[name] = value;
  }
  return settings;
}

/** How many changes are tried before giving up. */
const MOST_CHANGES = 20;

/** Resolves one conflict after another, so that the message can name settings that work. */
function refusal(game: Game, config: Config, first: Conflict<object>): ThorpError {
  let nearest = config;
  let next: Conflict<object> | null = first;
  for (let changes = 0; next && changes < MOST_CHANGES; changes++) {
    nearest = { seats: next.seats ?? nearest.seats, settings: { ...nearest.settings, ...next.mend } };
    next = game.settings.conflict(nearest);
  }
  const why = `${must(game.text.en.conflict, 'a game that refuses settings says why')(first)} (${first.clause})`;
  if (next) return new ThorpError('bad-settings', why, { conflict: first });
  const changes = JSON.stringify(difference(config, nearest));
  return new ThorpError('bad-settings', `${why}. Nearest that works: ${changes}`, { nearest, conflict: first });
}

function difference(from: Config, to: Config): object {
  const changed = Object.entries(to.settings).filter(([name, value]) => fieldOf(from.settings, name) !== value);
  return { ...(from.seats === to.seats ? {} : { seats: to.seats }), ...Object.fromEntries(changed) };
}

function isSet(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && new Set(value).size === value.length && value.every(fits);
}

/** The default of a knob for this number of seats and the values chosen so far. */
export function defaultOf(knob: AnyKnob, seats: number, chosen: object): unknown {
  return typeof knob.default === 'function' ? knob.default(seats, chosen) : knob.default;
}

/** All knobs of a game by name. Every kind of knob is an `AnyKnob` without the fields that other kinds have. */
export function knobsOf<T extends Types>({ settings }: Game<T>): [string, AnyKnob][] {
  const knobs: { readonly [name: string]: unknown } = settings.knobs;
  return Object.entries(knobs as { readonly [name: string]: AnyKnob });
}

/** The words of all knobs of a game by name. */
export function knobTexts<T extends Types>({
  settings,
}: Phrases<T>): { readonly [name: string]: KnobText | undefined } {
  return settings;
}
