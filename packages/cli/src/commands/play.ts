import { LEVEL_NAMES } from '@thorp/bots';
import type { GameAddress } from '@thorp/bots/node';
import { defineCommand } from 'citty';
import { secretFromSeed, type Match } from '@thorp/kernel';
import { hostTable, isPerson } from '@thorp/table';
import { randomBytes } from 'node:crypto';
import { explain, FAILED, INTERRUPTED, UsageError } from '../errors.ts';
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
import { COMMANDS } from '../play/commands.ts';
import { saveIn } from '../play/filestore.ts';
import { Interrupted, isTerminal, openInput, type Input } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { nameOf, namesOf } from '../play/players.ts';
import { actionsOn, clearScreen, people, type Session } from '../play/session.ts';
import { chooseGame, type GivenSetup } from '../play/setup.ts';
import { offerResume, resumeFile, startNew, type Start } from '../play/start.ts';
import { openThinkers, type Thinkers } from '../play/thinkers.ts';
import { addressOf, loadGame, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { printable, say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: false, description: 'A game, as listed by thorp games' },
  seats: { type: 'string', valueHint: 'N', description: 'How many seats' },
  bots: { type: 'string', valueHint: 'N', description: 'How many of them are bots' },
  levels: { type: 'string', valueHint: 'A,B', description: `How strong the bots are: ${LEVEL_NAMES.join(', ')}` },
  bot: BOT_FLAG,
  names: { type: 'string', valueHint: 'A,B', description: 'Names in the order of the seats' },
  set: SET_FLAG,
  seed: { type: 'string', valueHint: 'TEXT', description: 'Any text: the same seed deals the same game' },
  confirm: { type: 'boolean', description: 'Ask for confirmation at the end of a turn that can still be undone' },
  yes: { type: 'boolean', alias: 'y', description: 'Start a new game with the default settings, without questions' },
  resume: { type: 'string', valueHint: 'FILE', description: 'Continue a saved game' },
} as const;

export const play = (registry: Registry, argv: readonly string[]) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'play', description: 'Play in the terminal, against bots or with friends at one screen' },
    args: async () => ({ ...ARGS, ...(await knobFlags(registry, argv, ARGS)) }),
    setup: refuseUnknown,
    async run({ args, rawArgs }) {
      // Questions before the game read single keys on a terminal, so the line editor opens after them.
      const piped = isTerminal() ? null : openInput();
      try {
        const start = await prepare(registry, args, rawArgs, piped ? lineAsker(piped) : keyAsker);
        const { match } = start.table;
        const thinkers = await seatThinkers(start, addressOf(registry, match.game.id), repeated(rawArgs, 'bot'));
        return await sitDown(start, thinkers, piped ?? openInput(completions(match)));
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        say('No game was started.');
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
  // A flag describes a new game.
  const flagged = rawArgs.some(arg => arg.startsWith('-'));
  const resumed = flagged ? null : await offerResume(registry, id, asker);
  if (resumed) return resumed;
  const game = id === undefined ? await chooseGame(registry, asker) : await loadGame(registry, id);
  const seats = wholeNumber('--seats', given(args.seats), game.seats.min, game.seats.max);
  const setup: GivenSetup = {
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
  return startNew(game, setup, { secret, repeatable: seed !== undefined, confirms: args.confirm === true }, asker);
}

/** Programs that do not accept their seat are reported before the game begins. */
async function seatThinkers(
  { table, file }: Start,
  address: GameAddress,
  commands: readonly string[],
): Promise<Thinkers> {
  const wanted = table.header.players.filter(({ kind }) => kind === 'program').length;
  if (wanted !== commands.length) {
    throw new UsageError(`${wanted} seats of '${file}' are played by programs; give as many --bot "COMMAND" flags`);
  }
  return openThinkers(table, address, commands);
}

async function sitDown(start: Start, thinkers: Thinkers, input: Input): Promise<number> {
  const session = openSession(start, thinkers, input);
  const { table, file } = start;
  let code = 0;
  if (start.caution !== null) say(start.caution);
  say(`Commitment to the deal: ${table.match.header.commitment}`);
  try {
    if (await playOn(session)) return 0;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    if (error.by === 'signal') code = INTERRUPTED;
  } finally {
    session.host.close();
    input.close();
    await thinkers.close();
  }
  if (people(table) > 1) session.clear();
  const failure = session.saving.failure();
  if (failure !== null) {
    warn(`the game is lost: ${explain(failure).line}`);
    return FAILED;
  }
  say(`\nThe game is saved in ${file}\nthorp play offers to continue it.`);
  return code;
}

function openSession({ table, entries, file }: Start, thinkers: Thinkers, input: Input): Session {
  const { header } = table;
  const name = nameOf(namesOf(header, header.players.length));
  const redraw = isTerminal();
  const saving = saveIn(file, { header, entries }, error => warn(`the game is not saved: ${explain(error).line}`));
  const host = hostTable(table, {
    store: saving,
    now: () => Date.now(),
    changed: () => undefined,
    gone: () => undefined,
    stuck: error => void (session.stuck = error instanceof Error ? error : new Error(String(error))),
    async think(request) {
      if (redraw && !isPerson(table, request.seat))
        process.stdout.write(`\r${printable(name(request.seat))} is thinking … (Enter: hurry up)\u001b[K`);
      const answer = await thinkers.think(request);
      if (redraw) process.stdout.write('\r\u001b[K');
      for (const complaint of thinkers.complaints()) warn(`${complaint}; its choice was made at random`);
      return answer;
    },
  });
  const session: Session = {
    host,
    ...actionsOn(host),
    game: table.match.game,
    clear: () => clearScreen(host, redraw),
    warning() {
      const failure = saving.failure();
      return failure === null ? null : `Not saved: ${explain(failure).line}. Type save FILE.`;
    },
    saving,
    file,
    name,
    input,
    paint: paintFor(process.stdout),
    redraw,
    hurry: () => thinkers.hurry(),
    showing: null,
    stuck: null,
  };
  return session;
}

/** What the Tab key completes: commands, and the names of cards after `help`. */
function completions({ game }: Match): string[] {
  return [...Object.keys(COMMANDS), ...game.text.en.catalogue.map(({ name }) => `help ${name}`)];
}

function given(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
