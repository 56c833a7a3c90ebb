import {
  excerpt,
  isWhole,
  OPTION_LIMITS,
  plainFault,
  same,
  type Fields,
  type Config,
  type Game,
  type Option,
  type Seat,
} from '@thorp/kernel';
import type { Bout, Entrant } from './arena.ts';
import { ProgramFault, startProgram, type LineProgram } from './lines.ts';
import { anyOf, randomSource } from './random.ts';
import { questionOf } from './question.ts';
import type { Situation } from './situation.ts';

/** A program in any language that plays a seat, as docs/bot-protocol.md describes. */
export interface ProgramEntrant extends Entrant {
  readonly faults: string[];
  choose(situation: Situation, seed: number): Promise<Option>;
  /** Sends the result, if the game has ended, and ends the program. */
  leave(result: Pick<Bout, 'totals' | 'ranks'> | null): Promise<void>;
}

export interface ProgramSeat {
  readonly name: string;
  readonly command: string;
  /** Milliseconds a program may take for an answer. */
  readonly ms: number;
}

/** Time to start: an interpreter may take long to load. */
const START_MS = 20_000;

/** Starts a program for a seat. Rejects with a fault if the program does not accept the seat. */
export async function seatProgram(
  { name, command, ms }: ProgramSeat,
  game: Game,
  { seats, settings }: Config,
  seat: Seat,
): Promise<ProgramEntrant> {
  const program = startProgram(command);
  const begin = { do: 'begin', game: game.id, version: game.version, seats, seat, settings, ms };
  try {
    const { ok } = await program.ask(begin, START_MS);
    if (ok !== true) throw new ProgramFault('did not answer "begin" with "ok":true');
  } catch (error) {
    await program.close();
    if (!(error instanceof ProgramFault)) throw error;
    throw new ProgramFault(`the bot '${command}' ${error.message}`, { cause: error });
  }
  return entrantOf(program, name, ms);
}

/** The same for a tournament, which continues if a program does not accept its seat: random choices replace it. */
export async function seatProgramOrChance(
  spec: ProgramSeat,
  game: Game,
  config: Config,
  seat: Seat,
): Promise<ProgramEntrant> {
  try {
    return await seatProgram(spec, game, config, seat);
  } catch (error) {
    if (!(error instanceof ProgramFault)) throw error;
    return entrantOf({ ask: () => Promise.reject(error), close: () => Promise.resolve() }, spec.name, spec.ms);
  }
}

function entrantOf(program: LineProgram, name: string, ms: number): ProgramEntrant {
  const faults: string[] = [];
  return {
    name,
    faults,
    async choose(situation, seed) {
      const { game, view, decision } = situation;
      const question = questionOf(game, decision, { view, name: seat => `Seat ${seat}` });
      try {
        return chosen(decision.options, await program.ask({ do: 'choose', view, decision: question, ms }, ms));
      } catch (error) {
        if (!(error instanceof ProgramFault)) throw error;
        // The fault is counted and reported, and this one choice is random: a fault never ends a game.
        faults.push(error.message);
        return anyOf(randomSource(seed), decision.options);
      }
    },
    async leave(result) {
      if (result) await program.ask({ do: 'end', scores: result.totals, ranks: result.ranks }, ms).catch(() => null);
      await program.close();
    },
  };
}

/** The option that a program answered with, by index or as data. */
function chosen(options: readonly Option[], { index, option }: Fields): Option {
  const found = option === undefined ? optionAt(options, index) : equalOption(options, option);
  if (found) return found;
  const answer = option === undefined ? `index ${excerpt(index)}` : excerpt(option);
  throw new ProgramFault(`answered ${answer}, which is not among the ${options.length} options`);
}

function optionAt(options: readonly Option[], index: unknown): Option | undefined {
  return isWhole(index, 0, options.length - 1) ? options[index] : undefined;
}

function equalOption(options: readonly Option[], option: unknown): Option | undefined {
  return plainFault(option, OPTION_LIMITS) === null ? options.find(each => same(each, option)) : undefined;
}
