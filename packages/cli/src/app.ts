import { runCommand, type CommandDef, type SubCommandsDef } from 'citty';
import { stripVTControlCharacters } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { codeOf, explain, UsageError } from './errors.ts';
import { commandHelp, commandList, resolved } from './help.ts';
import { didYouMean } from './nearest.ts';
import type { Registry } from './registry.ts';
import { paintFor } from './screen/paint.ts';
import { screenWidth } from './screen/width.ts';
import { say, warn } from './terminal.ts';

/** Runs the process: reads its arguments and sets its exit code. */
export async function main(registry: Registry): Promise<void> {
  // The reader may close the pipe early (`thorp cards villagers | head`): that is no error.
  process.stdout.on('error', error => process.exit(codeOf(error) === 'EPIPE' ? 0 : 1));
  process.exitCode = await run(process.argv.slice(2), registry);
}

/** Runs a command line and returns the exit code. */
export async function run(argv: readonly string[], registry: Registry): Promise<number> {
  try {
    return await dispatch(argv, registry);
  } catch (error) {
    const { line, code } = explain(readable(error));
    warn(line);
    if (process.env['THORP_TRACE'] && error instanceof Error) warn(error.stack ?? '');
    return code;
  }
}

async function dispatch(argv: readonly string[], registry: Registry): Promise<number> {
  const commands = commandsFor(registry, argv);
  const [name, ...rest] = argv;
  if (name === '--version' || name === '-v') return print([manifest.version]);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const all = await Promise.all(Object.values(commands).map(load => resolved<CommandDef>(load, {})));
    return print(await commandList(all, paintFor(process.stdout), screenWidth()));
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const hint = didYouMean(name, Object.keys(commands)) ?? "see 'thorp --help'";
    throw new UsageError(`there is no command '${name}'; ${hint}`);
  }
  const command = await resolved<CommandDef>(load, {});
  if (wantsHelp(rest)) return print(await commandHelp(command, paintFor(process.stdout), screenWidth()));
  const { result } = await runCommand(command, { rawArgs: rest });
  return typeof result === 'number' ? result : 0;
}

/** Each command is loaded only when it is called or listed. */
function commandsFor(registry: Registry, argv: readonly string[]): SubCommandsDef {
  return {
    play: async () => (await import('./commands/play.ts')).play(registry, argv),
    join: async () => (await import('./commands/join.ts')).join(registry, argv),
    serve: async () => (await import('./commands/serve.ts')).serve(registry),
    admin: async () => (await import('./commands/admin.ts')).admin(),
    backup: async () => (await import('./commands/store.ts')).backup,
    restore: async () => (await import('./commands/store.ts')).restore,
    export: async () => (await import('./commands/store.ts')).exported,
    import: async () => (await import('./commands/store.ts')).imported,
    games: async () => (await import('./commands/games.ts')).listGames(registry),
    cards: async () => (await import('./commands/cards.ts')).cards(registry),
    simulate: async () => (await import('./commands/simulate.ts')).simulate(registry, argv),
    tournament: async () => (await import('./commands/tournament.ts')).tournament(registry, argv),
    tune: async () => (await import('./commands/tune.ts')).tune(registry, argv),
    learn: async () => (await import('./commands/learn.ts')).learn(registry),
    replay: async () => (await import('./commands/replay.ts')).replay(registry),
    problems: async () => (await import('./commands/problems.ts')).problems(registry),
    analyse: async () => (await import('./commands/analyse.ts')).analyse(registry),
    verify: async () => (await import('./commands/verify.ts')).verify(registry),
    engine: async () => (await import('./commands/engine.ts')).engine(registry),
  };
}

function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h');
}

function print(lines: readonly string[]): number {
  say(lines.join('\n'));
  return 0;
}

/** citty's own errors (for example a missing argument) are usage errors too. */
function readable(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'CLIError') return error;
  return new UsageError(`${stripVTControlCharacters(error.message)} (see --help)`, { cause: error });
}
