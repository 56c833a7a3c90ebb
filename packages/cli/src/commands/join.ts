import { isLevel, LEVEL_NAMES, type Level } from '@thorp/bots';
import { isTableId } from '@thorp/client';
import { fieldsOf } from '@thorp/kernel';
import type { Clock } from '@thorp/table';
import { defineCommand } from 'citty';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { givenSettings, knobFlags, refuseUnknown, SET_FLAG, wholeNumber } from '../flags.ts';
import { COMMANDS } from '../join/commands.ts';
import { fillSeats, playRemote } from '../join/loop.ts';
import { openRemote } from '../join/remote.ts';
import { enterServer, linkOf, readLink, type Server } from '../join/server.ts';
import { keyAsker, lineAsker } from '../play/asker.ts';
import { Interrupted, isTerminal, openInput, type Input } from '../play/input.ts';
import { cleanName } from '../play/players.ts';
import { loadGame, type Registry } from '../registry.ts';
import { say } from '../terminal.ts';

const ARGS = {
  link: {
    type: 'positional',
    required: true,
    description: 'The link of a table, or with --open the address of a server',
  },
  name: { type: 'string', valueHint: 'NAME', description: 'Your name at the table' },
  watch: { type: 'boolean', description: 'Watch without taking a seat' },
  guest: { type: 'boolean', description: 'Join as a new guest, not with the account saved on this machine' },
  open: { type: 'string', valueHint: 'GAME', description: 'Open a new table for this game and print its link' },
  seats: { type: 'string', valueHint: 'N', description: 'With --open: how many seats' },
  bots: { type: 'string', valueHint: 'N', description: 'With --open: how many of them are bots' },
  level: { type: 'string', valueHint: 'LEVEL', description: `With --bots: one of ${LEVEL_NAMES.join(', ')}` },
  clock: {
    type: 'string',
    valueHint: 'TIME',
    description: 'With --open: 10+5 (minutes, seconds per move), 3d (days per move) or 3d+7 (and spare days)',
  },
  set: SET_FLAG,
} as const;

type Args = { readonly [name in keyof typeof ARGS]: string | boolean | undefined };

export const join = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'join', description: 'Play in the terminal at a table on a server' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      const piped = isTerminal() ? null : openInput();
      let input: Input | null = piped;
      try {
        const { origin, table: linked } = readLink(given(args.link) ?? '');
        const server = await enterServer(origin, args.guest === true);
        const name = args.watch === true ? null : await nameFrom(args, piped);
        const table = await openWanted(registry, server, args, rawArgs, linked);
        input ??= openInput(Object.keys(COMMANDS));
        return await joinTable(registry, server, { table, name, bots: botsIn(args) }, input);
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        say('\nYou keep your seat; thorp join with the same link returns to it.');
        return error.by === 'signal' ? INTERRUPTED : 0;
      } finally {
        input?.close();
      }
    },
  });

async function nameFrom(args: Args, piped: Input | null): Promise<string> {
  const asker = piped ? lineAsker(piped) : keyAsker;
  return cleanName(given(args.name) ?? (await asker.text('Your name', 'Guest'))) || 'Guest';
}

/** Opens a table if that is wanted; returns the id of the table to join. */
async function openWanted(
  registry: Registry,
  server: Server,
  args: Args,
  rawArgs: readonly string[],
  linked: string | null,
): Promise<string> {
  const id = given(args.open);
  if (id === undefined) {
    if (linked === null) throw new UsageError('the link does not name a table; --open GAME opens one');
    return linked;
  }
  const game = await loadGame(registry, id);
  const { min, max } = game.seats;
  const seats = wholeNumber('--seats', given(args.seats), min, max) ?? Math.max(min, 2);
  const clock = clockFrom(given(args.clock));
  const wanted = { game: id, seats, settings: givenSettings(game, rawArgs, args), ...(clock ? { clock } : {}) };
  const table = fieldsOf(await server.post('/api/tables', wanted))?.['table'];
  if (!isTableId(table)) throw new UsageError(`${server.origin}: this is not a table server of this version`);
  say(`The others join with ${linkOf(server.origin, table)}`);
  return table;
}

interface Wanted {
  readonly table: string;
  /** Null for a spectator. */
  readonly name: string | null;
  readonly bots: { readonly count: number; readonly level: Level };
}

async function joinTable(registry: Registry, server: Server, wanted: Wanted, input: Input): Promise<number> {
  const { name, bots } = wanted;
  for (let table: string | null = wanted.table; table !== null;) {
    // Before the table is drawn, so that the first screen has everybody's seat.
    if (name !== null) await server.post(`/api/tables/${table}/seats`, { name });
    const remote = await openRemote(server, table, input, id => loadGame(registry, id));
    try {
      if (table === wanted.table && bots.count > 0) await fillSeats(remote, bots.level, bots.count);
      const { over, next } = await playRemote(remote);
      if (!over) say(`You keep your seat; thorp join ${linkOf(server.origin, table)} returns to it.`);
      table = next;
    } finally {
      remote.close();
    }
  }
  return 0;
}

function botsIn(args: Args): Wanted['bots'] {
  const level = given(args.level) ?? 'medium';
  if (!isLevel(level)) throw new UsageError(`there is no level '${level}'; there are ${LEVEL_NAMES.join(', ')}`);
  const count = wholeNumber('--bots', given(args.bots), 0, 15) ?? 0;
  if (count > 0 && given(args.open) === undefined) throw new UsageError('--bots needs --open');
  return { count, level };
}

/**
 * `10+5`: ten minutes and five seconds per move. `3d`: three days per move. `3d+7`: with seven spare days for the whole
 * game. A bot finishes the turn when time runs out.
 */
export function clockFrom(text: string | undefined): Clock | null {
  if (text === undefined) return null;
  const live = /^(\d{1,4})\+(\d{1,4})$/.exec(text);
  if (live) return { kind: 'live', base: Number(live[1]) * 60_000, increment: Number(live[2]) * 1000, whenOut: 'turn' };
  const days = /^(\d{1,2})d(?:\+(\d{1,3}))?$/.exec(text);
  if (days) {
    const inMs = (count: string | undefined): number => Number(count ?? 0) * 86_400_000;
    return { kind: 'correspondence', perMove: inMs(days[1]), bank: inMs(days[2]), whenOut: 'turn' };
  }
  throw new UsageError(
    `--clock is like 10+5 (minutes, seconds per move), 3d (days per move) or 3d+7 (and spare days), not '${text}'`,
  );
}

function given(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
