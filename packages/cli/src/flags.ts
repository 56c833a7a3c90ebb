import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import type { ArgDef, ArgsDef, CommandContext } from 'citty';
import { jsonSchema, type Game, type KnobSchema } from '@thorp/kernel';
import { parseArgs } from 'node:util';
import { UsageError } from './errors.ts';
import type { GroupedFlag } from './help.ts';
import { didYouMean } from './nearest.ts';
import type { Registry } from './registry.ts';

export const SET_FLAG = {
  type: 'string',
  valueHint: 'NAME=VALUE',
  description: 'Change a setting of the game; may be given several times',
} as const satisfies ArgDef;

export const BOT_FLAG = {
  type: 'string',
  valueHint: 'COMMAND',
  description: 'A program that plays a seat (docs/bot-protocol.md); may be given several times',
} as const satisfies ArgDef;

/** Levels, separated by commas. */
export function readLevels(flag: string, text: string): Level[] {
  return text.split(',').map(name => {
    if (isLevel(name)) return name;
    const hint = didYouMean(name, LEVEL_NAMES) ?? `there are ${LEVEL_NAMES.join(', ')}`;
    throw new UsageError(`${flag}: there is no level '${name}'; ${hint}`);
  });
}

export function knobSchemas(game: Game): [name: string, schema: KnobSchema][] {
  return Object.entries(jsonSchema(game).properties);
}

/** A flag for every setting of the game named on the command line, so that `--help` lists them too. */
export async function knobFlags(registry: Registry, argv: readonly string[], taken: ArgsDef): Promise<ArgsDef> {
  const id = argv.find(arg => Object.hasOwn(registry, arg));
  const game = id === undefined ? undefined : await registry[id]?.load();
  const flags: { [name: string]: GroupedFlag } = {};
  const group = `Settings of ${game?.text.en.title} (or use --set NAME=VALUE)`;
  for (const [name, schema] of game ? knobSchemas(game) : []) {
    if (!Object.hasOwn(taken, name)) flags[kebab(name)] = { ...knobFlag(schema), group };
  }
  return flags;
}

function knobFlag(schema: KnobSchema): ArgDef {
  const usual = schema.default === undefined ? '' : ` (default ${shortly(schema.default)})`;
  const description = `${schema.title}: ${schema.description}${usual}`;
  if (schema.type === 'boolean') return { type: 'boolean', description, negativeDescription: 'turned off' };
  if (schema.type === 'integer') {
    return { type: 'string', description, valueHint: `${schema.minimum}-${schema.maximum}` };
  }
  if (schema.type === 'string') return { type: 'string', description, valueHint: (schema.enum ?? []).join('|') };
  return { type: 'string', description, valueHint: 'A,B' };
}

function shortly(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') || 'none' : String(value);
}

/** The settings given on the command line, from `--set name=value` and from the flags named after settings. */
export function givenSettings(game: Game, rawArgs: readonly string[], args: Record<string, unknown>): object {
  // Entries, because an assignment to a name such as __proto__ would be lost and not refused.
  const given: [string, unknown][] = [];
  const schemas = knobSchemas(game);
  for (const [name, schema] of schemas) {
    const value = args[name];
    if (typeof value === 'string') given.push([name, readSetting(schema, value)]);
    else if (typeof value === 'boolean') given.push([name, value]);
  }
  for (const pair of repeated(rawArgs, 'set')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--set needs name=value, not '${pair}'`);
    const name = pair.slice(0, at);
    const schema = schemas.find(([knob]) => knob === name)?.[1];
    given.push([name, schema ? readSetting(schema, pair.slice(at + 1)) : pair.slice(at + 1)]);
  }
  return Object.fromEntries(given);
}

/** A typed value. If it does not fit, it stays a text, so that the game can say what it expected. */
export function readSetting(schema: KnobSchema, text: string): unknown {
  if (schema.type === 'boolean') {
    if (/^(true|yes|on|1)$/i.test(text)) return true;
    return /^(false|no|off|0)$/i.test(text) ? false : text;
  }
  if (schema.type === 'integer') return readNumber(text) ?? text;
  if (schema.type === 'string') return text;
  const parts = text.split(',').filter(part => part !== '');
  return schema.items?.type === 'integer' ? parts.map(part => readNumber(part) ?? part) : parts;
}

function readNumber(text: string): number | null {
  return /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

/** A whole number from a flag; undefined if the flag was not given. */
export function wholeNumber(flag: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = readNumber(text);
  if (value === null || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new UsageError(`${flag} must be a whole number ${range}, not '${text}'`);
  }
  return value;
}

/** The seats of a table of bots, from --seats; the default is two, or the nearest number that the game allows. */
export function tableSize({ seats: { min, max } }: Game, text: string | undefined): number {
  return wholeNumber('--seats', text, min, max) ?? Math.min(max, Math.max(min, 2));
}

/** The parser accepts everything, so this runs first and refuses unknown flags and words. */
export async function refuseUnknown<T extends ArgsDef>({ rawArgs, cmd }: CommandContext<T>): Promise<void> {
  const args: ArgsDef = (await (typeof cmd.args === 'function' ? cmd.args() : cmd.args)) ?? {};
  const allowed = Object.values(args).filter(arg => arg.type === 'positional').length;
  let positionals = 0;
  for (const token of tokensOf(rawArgs, args)) {
    if (token.kind === 'positional' && ++positionals > allowed) {
      throw new UsageError(`'${token.value}' is unexpected; put an argument with spaces in quotes`);
    }
    if (token.kind === 'option') refuseOption(token.rawName, token.value, args);
  }
}

function refuseOption(rawName: string, value: string | undefined, args: ArgsDef): void {
  const name = rawName.replace(/^--?/, '');
  const def = findFlag(args, name) ?? (name.startsWith('no-') ? negatable(args, name.slice(3)) : undefined);
  if (!def) {
    const names = Object.keys(args).filter(key => args[key]?.type !== 'positional');
    const hint = didYouMean(name, names)?.replace("'", "'--") ?? "see '--help'";
    throw new UsageError(`there is no flag ${rawName}; ${hint}`);
  }
  if (def.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value`);
  // `--html --json` is two flags without a value, not a file called --json.
  const missing = !value || (value.startsWith('--') && findFlag(args, value.slice(2)) !== undefined);
  if (def.type !== 'boolean' && missing) throw new UsageError(`${rawName} needs a value`);
}

function negatable(args: ArgsDef, name: string): ArgDef | undefined {
  const def = findFlag(args, name);
  return def?.type === 'boolean' ? def : undefined;
}

function findFlag(args: ArgsDef, name: string): ArgDef | undefined {
  for (const [key, def] of Object.entries(args)) {
    if (def.type === 'positional') continue;
    const aliases = 'alias' in def ? [def.alias ?? []].flat() : [];
    if (kebab(key) === kebab(name) || aliases.includes(name)) return def;
  }
  return undefined;
}

/** All values of a flag that can be repeated. */
export function repeated(rawArgs: readonly string[], flag: string): string[] {
  const tokens = tokensOf(rawArgs, { [flag]: SET_FLAG });
  return tokens.flatMap(token => (token.kind === 'option' && token.name === flag && token.value ? [token.value] : []));
}

function tokensOf(rawArgs: readonly string[], args: ArgsDef) {
  const options: { [name: string]: { type: 'string' | 'boolean'; short?: string } } = {};
  for (const [name, def] of Object.entries(args)) {
    if (def.type === 'positional') continue;
    const short = 'alias' in def ? [def.alias ?? []].flat().find(alias => alias.length === 1) : undefined;
    const type = def.type === 'boolean' ? 'boolean' : 'string';
    options[name] = options[kebab(name)] = short ? { type, short } : { type };
  }
  return parseArgs({ args: [...rawArgs], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
