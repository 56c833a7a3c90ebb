import { LEVEL_NAMES } from '@thorp/bots';
import type { GameAddress } from '@thorp/bots/node';
import { defineCommand } from 'citty';
import { secretFromSeed, type Match, type Seat } from '@thorp/kernel';
import { randomBytes } from 'node:crypto';
import { FAILED, INTERRUPTED, UsageError } from '../errors.ts';
import {
  BOT_FLAG,
  givenSettings,
  knobFlags,
  readLevels,
  refuseUnknown,
  repeated,
  SET_FLAG,
  wholeNumber,
} from '../flags.ts';
import { keyAsker, lineAsker, type Asker } from '../play/asker.ts';
import { openBots, type Bots } from '../play/bots.ts';
import { COMMANDS } from '../play/commands.ts';
import { Interrupted, isTerminal, openInput, type Input } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { nameOf } from '../play/players.ts';
import { chooseGame, type Wishes } from '../play/setup.ts';
import { offerResume, resumeFile, startNew, type Start } from '../play/start.ts';
import { clearScreen, people, type Table } from '../play/table.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: false, description: 'A game, as listed by thorp games' },
  seats: { type: 'string', valueHint: 'N', description: 'How many seats' },
  bots: { type: 'string', valueHint: 'N', description: 'How many of them are bots' },
  levels: { type: 'string', valueHint: 'A,B', description: `How strong the bots are: ${LEVEL_NAMES.join(', ')}` },
  bot: BOT_FLAG,
  names: { type: 'string', valueHint: 'A,B', description: 'Names in the order of the seats' },
  set: SET_FLAG,
  seed: { type: 'string', valueHint: 'TEXT', description: 'Any text: the same seed deals the same game' },
  yes: { type: 'boolean', alias: 'y', description: 'Begin a new game with what is usual, without questions' },
  resume: { type: 'string', valueHint: 'FILE', description: 'Go on with a saved game' },
} as const;

export const play = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'play', description: 'Play in the terminal, against bots or with friends at one screen' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      // Questions before the game read single keys on a terminal, so the line editor opens only after them.
      const piped = isTerminal() ? null : openInput();
      try {
        const start = await prepare(registry, args, rawArgs, piped ? lineAsker(piped) : keyAsker);
        const address = addressOf(registry, start.match.game.id);
        const commands = repeated(rawArgs, 'bot');
        return await sitDown(
          start,
          await seatBots(start, address, commands),
          piped ?? openInput(completions(start.match)),
        );
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        say('Nothing was begun.');
        return INTERRUPTED;
      } finally {
        piped?.close();
      }
    },
  });

type Args = { readonly [name in keyof typeof ARGS]: string | boolean | undefined };

async function prepare(registry: Registry, args: Args, rawArgs: readonly string[], asker: Asker): Promise<Start> {
  const id = given(args.game);
  const file = given(args.resume);
  if (file !== undefined) return resumeFile(registry, file);
  // Whoever says how to play wants a new game.
  const flagged = rawArgs.some(arg => arg.startsWith('-'));
  const resumed = flagged ? null : await offerResume(registry, id, asker);
  if (resumed) return resumed;
  const game = id === undefined ? await chooseGame(registry, asker) : await loadGame(registry, id);
  const seats = wholeNumber('--seats', given(args.seats), game.seats.min, game.seats.max);
  const wishes: Wishes = {
    seats,
    bots: wholeNumber('--bots', given(args.bots), 0, seats ?? game.seats.max),
    levels: given(args.levels) === undefined ? [] : readLevels('--levels', given(args.levels) ?? ''),
    programs: repeated(rawArgs, 'bot').length,
    names: given(args.names)?.split(',') ?? [],
    settings: givenSettings(game, rawArgs, args),
    usual: args.yes === true,
  };
  const seed = given(args.seed);
  const secret = seed === undefined ? randomBytes(32).toString('hex') : secretFromSeed(seed);
  return startNew(game, wishes, { secret, repeatable: seed !== undefined }, asker);
}

/** Programs that do not take their seat are told before the game begins. */
async function seatBots(
  { match, players, file }: Start,
  address: GameAddress,
  commands: readonly string[],
): Promise<Bots> {
  const wanted = players.filter(({ kind }) => kind === 'program').length;
  if (wanted !== commands.length) {
    throw new UsageError(`${wanted} seats of '${file}' are played by programs; give as many by --bot "COMMAND"`);
  }
  return openBots(match, address, players, commands);
}

async function sitDown({ match, players, file }: Start, bots: Bots, input: Input): Promise<number> {
  const paint = paintFor(process.stdout);
  const read = players.map((_, seat) => readBy(match, seat));
  const table: Table = {
    match,
    players,
    name: nameOf(players.map(({ name }) => name)),
    input,
    bots,
    paint,
    redraw: isTerminal(),
    file,
    read,
    shown: null,
    saved: null,
    unsaved: null,
  };
  let code = 0;
  say(`Commitment to the deal: ${match.header.commitment}`);
  try {
    if (await playOn(table)) return 0;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    if (error.by === 'signal') code = INTERRUPTED;
  } finally {
    input.close();
    await bots.close();
  }
  if (people(table) > 1) clearScreen(table);
  if (table.unsaved !== null) {
    warn(`the game is lost: ${table.unsaved}`);
    return FAILED;
  }
  say(`\nThe game is saved in ${file}\nthorp play offers to go on with it.`);
  return code;
}

/** What the Tab key knows: the commands, and the names of cards after help. */
function completions({ game }: Match): string[] {
  return [...Object.keys(COMMANDS), ...game.text.en.catalogue.map(({ name }) => `help ${name}`)];
}

/** What a seat has read of the log when it comes back: everything before its last choice. */
function readBy({ plies, log }: Match, seat: Seat): number {
  const last = plies.findLastIndex(ply => ply.seat === seat) + 1;
  return log.filter(({ ply }) => ply < last).length;
}

function given(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
