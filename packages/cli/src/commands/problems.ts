import {
  emptySet,
  holds,
  problemsIn,
  readProblems,
  type Problem,
  type ProblemSet,
  type ProblemStrength,
} from '@thorp/bots';
import { defineCommand } from 'citty';
import type { Game } from '@thorp/kernel';
import { existsSync } from 'node:fs';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { readText, writeWhole } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { interruptible } from '../interrupt.ts';
import { loadGame, type Registry } from '../registry.ts';
import { progressBar } from '../screen/progress.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  count: { type: 'string', default: '50', valueHint: 'N', description: 'How many problems to find' },
  json: {
    type: 'string',
    valueHint: 'FILE',
    description: 'Save the problems to a file; problems already in it are kept',
  },
  check: {
    type: 'boolean',
    description: 'Only check the problems in the file: search them again with other random worlds',
  },
  first: { type: 'string', default: '1', valueHint: 'N', description: 'The number of the first problem to check' },
} as const;

const STRENGTHS: readonly ProblemStrength[] = [1, 2, 3];
/** After this many games in a row without a problem, rare strengths need not be as many as the others. */
const PATIENCE = 3;

export const problems = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'problems', description: 'Find positions in which one choice is clearly best, from games of bots' },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const game = await loadGame(registry, args.game);
      const count = wholeNumber('--count', args.count, 1, 10_000) ?? 1;
      if (args.check) {
        if (args.json === undefined) throw new UsageError('--check needs the file of the problems: --json FILE');
        const first = wholeNumber('--first', args.first, 1, 10_000) ?? 1;
        return check(game, begunIn(args.json, game).problems.slice(first - 1, first - 1 + count), first);
      }
      const bar = progressBar(count, process.stderr);
      const begun = begunIn(args.json, game);
      function keep(found: ProblemSet): void {
        if (args.json) writeWhole(args.json, `${JSON.stringify(found)}\n`);
        bar.show(found.problems.length);
      }
      const set = await interruptible(signal =>
        collected(begun, { game, count, isStopped: () => signal.aborted, keep }),
      );
      bar.end();
      say(set.problems.map(lineOf).join('\n'));
      say(`${set.problems.length} problems from ${set.games} games of medium bots`);
      if (set.problems.length >= count) return 0;
      warn(`stopped at ${set.problems.length} of ${count}`);
      return INTERRUPTED;
    },
  });

/** Checks whether each problem holds in fresh worlds. */
function check(game: Game, problems: readonly Problem[], first: number): number {
  let held = 0;
  for (const [i, problem] of problems.entries()) {
    const isHeld = holds(game, problem, CHECKED + first + i);
    if (isHeld) held++;
    say(`${first + i}: ${lineOf(problem)}: ${isHeld ? 'holds' : 'DOES NOT HOLD'}`);
  }
  say(`${held} of ${problems.length} problems hold`);
  return held === problems.length ? 0 : 1;
}

/** The seeds of checks differ from those by which problems were found. */
const CHECKED = 2_000_000_011;

interface Collecting {
  readonly game: Game;
  readonly count: number;
  isStopped(): boolean;
  /** Called after each problem and each game, so that stopping loses nothing. */
  keep(set: ProblemSet): void;
}

/** Searches games until there are enough problems, or until it is stopped. */
async function collected(begun: ProblemSet, { game, count, isStopped, keep }: Collecting): Promise<ProblemSet> {
  const problems = [...begun.problems];
  let { games } = begun;
  const isOver = (): boolean => problems.length >= count || isStopped();
  for (let idle = 0; !isOver(); idle++) {
    const wanted = (strength: ProblemStrength): boolean => isWanted(problems, count, strength, idle > PATIENCE);
    for (const problem of problemsIn(game, games + 1, wanted)) {
      if (problem && !isKnown(problems, problem)) {
        problems.push(problem);
        idle = 0;
        keep({ ...begun, games, problems });
      }
      // Lets the Ctrl-C handler run.
      await new Promise(resolve => setImmediate(resolve));
      if (isOver()) break;
    }
    if (!isStopped()) games++;
    keep({ ...begun, games, problems });
  }
  return { ...begun, games, problems };
}

/** A search that was stopped in the middle of a game searches that game again. */
function isKnown(all: readonly Problem[], { seed, taken }: Problem): boolean {
  return all.some(each => each.seed === seed && each.taken.length === taken.length);
}

/** Whether a problem of this strength is still wanted: all strengths get the same number, as far as they are found. */
function isWanted(
  all: readonly Problem[],
  count: number,
  strength: ProblemStrength,
  isAnythingWanted: boolean,
): boolean {
  const enough = Math.ceil(count / STRENGTHS.length);
  return isAnythingWanted || all.filter(each => each.strength === strength).length < enough;
}

function lineOf({ strength, seats, taken, margin: ahead, less }: Problem): string {
  const margin = ahead.chance
    ? `+${(ahead.chance.mean * 100).toFixed(1)} ± ${(ahead.chance.error * 100).toFixed(1)} %`
    : `+${ahead.lead.mean.toFixed(1)} ± ${ahead.lead.error.toFixed(1)} points`;
  return `strength ${strength}, ${seats} seats, after ${taken.length} choices, ${less.length} options: ${margin}`;
}

/** The problems in a file so far. */
function begunIn(file: string | undefined, game: Game): ProblemSet {
  if (file === undefined || !existsSync(file)) return emptySet(game);
  const set = setIn(readText(file));
  if (set?.game === game.id && set.version === game.version) return set;
  throw new UsageError(`'${file}' exists but has no problems of this game; name another file`);
}

function setIn(text: string): ProblemSet | null {
  try {
    return readProblems(JSON.parse(text));
  } catch {
    return null;
  }
}
