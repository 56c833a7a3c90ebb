import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PLAYER = fileURLToPath(new URL('instructed.ts', import.meta.url));

export function hasValgrind(): boolean {
  return spawnSync('valgrind', ['--version']).status === 0;
}

/**
 * Machine instructions for each decision, which do not depend on other load: two runs under callgrind, one twice as
 * long. The difference is divided by the additional decisions. Loading and compiling cancel out.
 */
export async function instructionsPerDecision(subject: string, seats: number, warm: number): Promise<number> {
  const [short, long] = await Promise.all([instructions(subject, seats, warm), instructions(subject, seats, 2 * warm)]);
  return (long.collected - short.collected) / (long.decisions - short.decisions);
}

async function instructions(
  subject: string,
  seats: number,
  decisions: number,
): Promise<{ collected: number; decisions: number }> {
  const node = [process.execPath, '--single-threaded', '--hash-seed=1', PLAYER, subject, `${seats}`, `${decisions}`];
  const child = spawn('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', ...node], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, log] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const collected = /Collected : (\d+)/.exec(log)?.[1];
  if (child.exitCode !== 0 || collected === undefined)
    throw new Error(`callgrind failed on ${subject}: ${log.slice(-400)}`);
  return { collected: Number(collected), decisions: Number(out) };
}
