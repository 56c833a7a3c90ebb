import { beginWalk, emptyAnalysis, type Analysis, type AnalysisDepth } from '@thorp/bots';
import { analyseInThreads } from '@thorp/bots/node';
import { defineCommand } from 'citty';
import { fieldsOf, type GameRecord } from '@thorp/kernel';
import { existsSync } from 'node:fs';
import { analysisPage } from '../analyse/page.ts';
import { storyOf } from '../analyse/story.ts';
import { storyLines } from '../analyse/text.ts';
import { INTERRUPTED, UsageError } from '../errors.ts';
import { readRecord, readText, writeWhole } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { namesOf } from '../play/players.ts';
import { addressOf, type Registry } from '../registry.ts';
import { paintFor } from '../screen/paint.ts';
import { progressBar } from '../screen/progress.ts';
import { say, warn } from '../terminal.ts';

const ARGS = {
  file: {
    type: 'positional',
    required: true,
    description: 'The record of a finished game; - reads it from standard input',
  },
  depth: {
    type: 'string',
    default: 'medium',
    valueHint: 'DEPTH',
    description: 'How much thought: quick, medium or deep',
  },
  threads: { type: 'string', default: '2', valueHint: 'N', description: 'Plies thought about at the same time' },
  json: {
    type: 'string',
    valueHint: 'FILE',
    description: 'Keep the analysis in a file; one that was stopped goes on from there',
  },
  html: { type: 'string', valueHint: 'FILE', description: 'Write a page with the curve and all marks to a file' },
} as const;

export const analyse = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: { name: 'analyse', description: 'Let a bot look at a finished game: chances, marks, luck and accuracy' },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const depth = depthOf(args.depth);
      const threads = wholeNumber('--threads', args.threads, 1, 256) ?? 1;
      const { game, record } = await readRecord(registry, args.file);
      const from = begun(args.json, record) ?? emptyAnalysis(beginWalk(game, record), depth);
      if (from.depth !== depth) throw new UsageError(`${args.json ?? ''} has an analysis of depth ${from.depth}`);

      const bar = progressBar(from.plies.length, process.stderr);
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      const job = {
        game: addressOf(registry, game.id),
        record,
        from,
        threads,
        progress: bar.show,
        signal: stop.signal,
      };
      const analysis = await analyseInThreads(job);
      bar.end();

      if (args.json) writeWhole(args.json, `${JSON.stringify(analysis)}\n`);
      const story = storyOf(game, record, analysis, namesOf(record, record.seats));
      if (args.html) writeWhole(args.html, analysisPage(story));
      say(storyLines(story, paintFor(process.stdout)).join('\n'));
      const left = analysis.plies.filter(ply => ply === null).length;
      if (left === 0) return 0;
      warn(
        `stopped; ${left} of ${analysis.plies.length} plies are left${args.json ? ', the same command goes on' : ''}`,
      );
      return INTERRUPTED;
    },
  });

function depthOf(text: string): AnalysisDepth {
  if (text === 'quick' || text === 'medium' || text === 'deep') return text;
  throw new UsageError(`--depth is quick, medium or deep, not '${text}'`);
}

/** An analysis of this record that was kept before. */
function begun(file: string | undefined, record: GameRecord): Analysis | null {
  if (file === undefined || !existsSync(file)) return null;
  const kept = analysisIn(readText(file));
  if (!kept || kept.link !== record.plies.at(-1)?.link) {
    throw new UsageError(`'${file}' is there and is no analysis of this game; name another file`);
  }
  return kept;
}

function analysisIn(text: string): Analysis | null {
  try {
    const data: unknown = JSON.parse(text);
    const { format, plies } = fieldsOf(data) ?? {};
    // Written by this command: what has its format and plies is one.
    return format === 1 && Array.isArray(plies) ? (data as Analysis) : null;
  } catch {
    return null;
  }
}
