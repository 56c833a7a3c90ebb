import { emptySet, problemsIn, type Problem, type ProblemSet, type ProblemStrength } from '@thorp/bots';
import { defineCommand } from 'citty';
import { fieldsOf, type Game } from '@thorp/kernel';
import { existsSync } from 'node:fs';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { readText, writeWhole } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { loadGame, type Registry } from '../registry.ts';
import { progressBar } from '../screen/progress.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  game: { type: 'positional', required: true, description: 'A game, as listed by thorp games' },
  count: { type: 'string', default: '50', valueHint: 'N', description: 'How many problems there shall be' },
  json: { type: 'string', valueHint: 'FILE', description: 'Keep them in a file; what is there is kept and added to' },
} as const;

const STRENGTHS: readonly ProblemStrength[] = [1, 2, 3];
/** After so many games in a row without a problem, strengths that are seldom found need no longer be as many as others. */
const PATIENCE = 12;

export const problems = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'problems', description: 'Find positions in which one choice is clearly best, from games of bots' },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const game = await loadGame(registry, args.game);
      const count = wholeNumber('--count', args.count, 1, 10_000) ?? 1;
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      const bar = progressBar(count, process.stderr);
      let set = begun(args.json, game);
      for (let idle = 0; set.problems.length < count && !stop.signal.aborted;) {
        const found = problemsIn(game, set.games + 1, wantedIn(set, count, idle > PATIENCE));
        idle = found.length > 0 ? 0 : idle + 1;
        set = withFound(set, found.slice(0, count - set.problems.length));
        if (args.json) writeWhole(args.json, `${JSON.stringify(set)}\n`);
        bar.show(set.problems.length);
        // Lets Ctrl-C through.
        await new Promise(resolve => setImmediate(resolve));
      }
      bar.end();
      say(set.problems.map(lineOf).join('\n'));
      say(`${set.problems.length} problems from ${set.games} games of medium bots`);
      if (!stop.signal.aborted) return 0;
      warn(`stopped at ${set.problems.length} of ${count}`);
      return INTERRUPTED;
    },
  });

function withFound(set: ProblemSet, found: readonly Problem[]): ProblemSet {
  return { ...set, games: set.games + 1, problems: [...set.problems, ...found] };
}

/** As many of each strength, as long as they are found. */
function wantedIn(
  { problems: all }: ProblemSet,
  count: number,
  anything: boolean,
): (strength: ProblemStrength) => boolean {
  const enough = Math.ceil(count / STRENGTHS.length);
  return strength => anything || all.filter(each => each.strength === strength).length < enough;
}

function lineOf({ strength, seats, taken, choice }: Problem): string {
  const { ahead, options } = choice;
  const margin = ahead?.chance
    ? `+${(ahead.chance.mean * 100).toFixed(1)} ± ${(ahead.chance.error * 100).toFixed(1)} %`
    : `+${(ahead?.lead.mean ?? 0).toFixed(1)} ± ${(ahead?.lead.error ?? 0).toFixed(1)} points`;
  return `strength ${strength}, ${seats} seats, after ${taken.length} choices, ${options.length} options: ${margin}`;
}

/** What a file has so far. */
function begun(file: string | undefined, game: Game): ProblemSet {
  if (file === undefined || !existsSync(file)) return emptySet(game);
  const set = setIn(readText(file));
  if (set?.game === game.id && set.version === game.version) return set;
  throw new UsageError(`'${file}' is there and has no problems of this game; name another file`);
}

function setIn(text: string): ProblemSet | null {
  try {
    const data: unknown = JSON.parse(text);
    const { format, problems: all } = fieldsOf(data) ?? {};
    // Written by this command: what has its format and problems is one.
    return format === 1 && Array.isArray(all) ? (data as ProblemSet) : null;
  } catch {
    return null;
  }
}
