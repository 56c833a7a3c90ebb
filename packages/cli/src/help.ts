import type { ArgDef, ArgsDef, CommandDef, CommandMeta as PlainMeta } from 'citty';
import type { Paint } from './screen/paint.ts';
import { padEnd, widthOf, wrap } from './screen/width.ts';

/** A flag that is listed under its own heading. */
export type GroupedFlag = ArgDef & { readonly group?: string };

type Row = readonly [left: string, right: string];

/** A command's description of itself. */
export interface CommandMeta extends PlainMeta {
  /** More information, below the flags. */
  readonly rows?: { readonly title: string; readonly rows: readonly Row[] };
}

const LEFT = 26;

/** The usage of a command, its arguments, and the settings of the named game. */
export async function commandHelp(command: CommandDef, paint: Paint, width: number): Promise<string[]> {
  const meta = await resolved<CommandMeta>(command.meta, {});
  const args = Object.entries(await resolved<ArgsDef>(command.args, {}));
  const words = args.flatMap(([name, def]): Row[] =>
    def.type === 'positional' ? [[placeOf(name, def), rightOf(def)]] : [],
  );
  const flags = args.filter(([, def]) => def.type !== 'positional');
  const groups = Map.groupBy(flags, ([, def]) => groupOf(def) ?? 'Flags');
  const lines = [
    `${paint.bold(['thorp', meta.name, ...words.map(([word]) => word)].join(' '))}`,
    ...wrap(meta.description ?? '', width),
  ];
  if (words.length > 0) lines.push('', ...rowLines(words, paint, width));
  for (const [title, members] of groups) {
    const rows = members.map(([name, def]): Row => [flagOf(name, def), rightOf(def)]);
    lines.push('', paint.bold(title), ...rowLines(rows, paint, width));
  }
  if (meta.rows) lines.push('', paint.bold(meta.rows.title), ...rowLines(meta.rows.rows, paint, width));
  return lines;
}

/** The list of commands. */
export async function commandList(commands: readonly CommandDef[], paint: Paint, width: number): Promise<string[]> {
  const metas = await Promise.all(commands.map(command => resolved<CommandMeta>(command.meta, {})));
  const rows = metas.map(({ name = '', description = '' }): Row => [name, description]);
  return [
    `${paint.bold('thorp')}, the open table for village-building board games`,
    '',
    ...rowLines(rows, paint, width),
    '',
    'thorp COMMAND --help shows the flags of a command; add a game’s name to see that game’s settings.',
  ];
}

function groupOf(flag: GroupedFlag): string | undefined {
  return flag.group;
}

function placeOf(name: string, def: ArgDef): string {
  return def.required === false ? `[${name.toUpperCase()}]` : name.toUpperCase();
}

/** `-n, --games N`; for a switch that is on by default, the way to turn it off. */
function flagOf(name: string, def: ArgDef): string {
  const alias = 'alias' in def ? [def.alias ?? []].flat().map(short => `-${short}, `) : [];
  if (def.type === 'boolean') return `${alias.join('')}--${def.negativeDescription ? '[no-]' : ''}${name}`;
  return `${alias.join('')}--${name} ${def.valueHint ?? name.toUpperCase()}`;
}

function rightOf({ description = '', default: usual }: ArgDef): string {
  return usual === undefined ? description : `${description} (default ${usual})`;
}

/** Two columns; a text that is too long for the left one gets its own line. */
function rowLines(rows: readonly Row[], paint: Paint, width: number): string[] {
  const left = Math.min(LEFT, Math.max(...rows.map(([text]) => widthOf(text))));
  const indent = ' '.repeat(left + 4);
  return rows.flatMap(([text, right]) => {
    const [first = '', ...more] = wrap(right, width - left - 4);
    const head = paint.accent(text);
    const rest = more.map(line => indent + line);
    return widthOf(text) > left
      ? [`  ${head}`, indent + first, ...rest]
      : [`  ${padEnd(head, left)}  ${first}`.trimEnd(), ...rest];
  });
}

/** In citty everything can be a value, a promise, or a function of either. */
export async function resolved<T extends object>(
  value: T | Promise<T> | (() => T | Promise<T>) | undefined,
  none: T,
): Promise<T> {
  return (await (typeof value === 'function' ? value() : value)) ?? none;
}
