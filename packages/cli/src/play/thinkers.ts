import { answerQuestion, strengthOf, type Situation } from '@thorp/bots';
import {
  makeHurry,
  noHurry,
  openPool,
  seatProgram,
  type BotPool,
  type GameAddress,
  type ProgramEntrant,
} from '@thorp/bots/node';
import { imagine, must, outcome, type Game, type Match, type Seat } from '@thorp/kernel';
import type { Answer, Player, Table, ThinkRequest } from '@thorp/table';
import { setImmediate as otherEvents } from 'node:timers/promises';

/** The bots and programs that choose for the seats without a person. */
export interface Thinkers {
  think(request: ThinkRequest): Promise<Answer>;
  /** Makes the thinking bot answer with the best option found so far. */
  hurry(): void;
  /** The faults of programs since the last call, in words. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Milliseconds a program may take for an answer. */
const PROGRAM_MS = 10_000;

/** Starts the programs. Searching bots run in a worker thread, so that Ctrl-C always works. */
export async function openThinkers(
  { match, header: { players } }: Table,
  address: GameAddress,
  commands: readonly string[],
): Promise<Thinkers> {
  const programs = await seatPrograms(match, players, commands);
  let pool: BotPool | null = null;
  let reported = 0;
  let hurried = noHurry();

  async function thinkInThread({ world, seat, level, seed, spent, explains }: ThinkRequest): Promise<Answer> {
    pool ??= openPool(1);
    return pool.think({ game: address, world, seat, level, seed, spent, explains, hurry: hurried });
  }

  return {
    async think(request) {
      hurried = noHurry();
      await otherEvents();
      const { seat, level, seed, program } = request;
      const seated = program === null ? undefined : programs.get(seat);
      if (seated) return { option: await seated.choose(situationIn(match.game, request), seed), ms: 0 };
      if (strengthOf(level).iterations > 0) return thinkInThread(request);
      return answerQuestion(match.game, request);
    },
    hurry() {
      makeHurry(hurried);
    },
    complaints() {
      const all = [...programs.values()].flatMap(({ name, faults }) =>
        faults.map(fault => `the bot '${name}' ${fault}`),
      );
      const fresh = all.slice(reported);
      reported = all.length;
      return fresh;
    },
    async close() {
      const { over, scores, ranks } = outcome(match);
      const result = over ? { totals: scores.map(({ total }) => total), ranks } : null;
      for (const program of programs.values()) await program.leave(result);
      await pool?.close();
    },
  };
}

/** Everything that a program may know, from the host's request. */
function situationIn(game: Game, { seat, view, question, world }: ThinkRequest): Situation {
  return { game, seat, view, decision: question, sample: chance => imagine(game, world, seat, chance) };
}

/** Programs take their seats in the order of their commands; if one fails, the earlier ones are ended. */
async function seatPrograms(
  { game, header: { seats, settings } }: Match,
  players: readonly Player[],
  commands: readonly string[],
): Promise<Map<Seat, ProgramEntrant>> {
  const programs = new Map<Seat, ProgramEntrant>();
  const wanted = players.flatMap(({ kind }, seat) => (kind === 'program' ? [seat] : []));
  try {
    for (const [i, seat] of wanted.entries()) {
      const command = must(commands[i], 'every program has its command');
      programs.set(
        seat,
        await seatProgram({ name: command, command, ms: PROGRAM_MS }, game, { seats, settings }, seat),
      );
    }
  } catch (error) {
    for (const program of programs.values()) await program.leave(null);
    throw error;
  }
  return programs;
}
