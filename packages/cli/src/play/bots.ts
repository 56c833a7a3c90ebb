import { LEVELS, nextPace, situationOf, think, type Level, type Pace, type Thought } from '@thorp/bots';
import { openPool, seatProgram, type BotPool, type GameAddress, type ProgramEntrant } from '@thorp/bots/node';
import { fastChance, must, outcome, type Match, type Option, type Seat } from '@thorp/kernel';
import { seedAt } from '../seeds.ts';
import type { Player } from './players.ts';

/** Those who choose for the seats that no person plays. */
export interface Bots {
  choose(seat: Seat): Promise<Option>;
  /** What a bot of the level thinks of the seat's question. */
  think(seat: Seat, level: Level, ms: number): Promise<Thought>;
  /** What programs did wrong since this was last asked, in words. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Milliseconds a program may take for an answer. */
const PROGRAM_MS = 10_000;

/** Seats bots and starts programs. Searching bots think in a thread of their own, so that Ctrl-C is always heard. */
export async function openBots(
  match: Match,
  address: GameAddress,
  players: readonly Player[],
  commands: readonly string[],
): Promise<Bots> {
  const programs = await seatPrograms(match, players, commands);
  let pool: BotPool | null = null;
  let pace: Pace | null = null;
  let told = 0;

  const situation = (seat: Seat) => must(situationOf(match.game, match.state, seat), 'the seat is asked something');
  const ponder = async (seat: Seat, level: Level, limits: { spent?: number; ms?: number }): Promise<Thought> => {
    const seed = seedAt(match);
    if (LEVELS[level].iterations === 0) return think(situation(seat), level, seed);
    pool ??= openPool(1);
    return pool.think({ game: address, world: situation(seat).sample(fastChance(seed)), seat, level, seed, ...limits });
  };

  return {
    async choose(seat) {
      const program = programs.get(seat);
      if (program) return program.choose(situation(seat), seedAt(match));
      pace = nextPace(pace, seat, match.plies.at(-1)?.seat ?? null, players.length);
      const started = performance.now();
      const player = players[seat];
      const { option } = await ponder(seat, player?.kind === 'bot' ? player.level : 'medium', { spent: pace.spent });
      pace.spent += performance.now() - started;
      return option;
    },
    think: (seat, level, ms) => ponder(seat, level, { ms }),
    complaints() {
      const all = [...programs.values()].flatMap(({ name, faults }) =>
        faults.map(fault => `the bot '${name}' ${fault}`),
      );
      const fresh = all.slice(told);
      told = all.length;
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

/** Programs take their seats in the order of their commands; when one fails to, those before it are let go. */
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
