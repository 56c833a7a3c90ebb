import { beginWalk, emptyAnalysis, keptAnalysis, loadTrained, type Analysis, type AnalysisDepth } from '@thorp/bots';
import { analyseInThreads, learnedAt } from '@thorp/bots/node';
import { verify, verifyLinks } from '@thorp/kernel';
import { defineCommand } from 'citty';
import { existsSync } from 'node:fs';
import { analysisPage } from '../analyse/page.ts';
import { storyOf } from '../analyse/story.ts';
import { storyLines } from '../analyse/text.ts';
import { FAILED, INTERRUPTED, UsageError } from '../errors.ts';
import { readRecord, readText, writeWhole } from '../files.ts';
import { refuseUnknown, wholeNumber } from '../flags.ts';
import { interruptible } from '../interrupt.ts';
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
    description: 'How deep to search: quick, medium or deep',
  },
  threads: { type: 'string', default: '2', valueHint: 'N', description: 'Plies analysed at the same time' },
  json: {
    type: 'string',
    valueHint: 'FILE',
    description: 'Save the analysis to a file; continues a stopped analysis in that file',
  },
  html: { type: 'string', valueHint: 'FILE', description: 'Write a page with the curve and all marks to a file' },
} as const;

export const analyse = (registry: Registry) =>
  defineCommand<typeof ARGS>({
    meta: {
      name: 'analyse',
      description: 'Analyse a finished game with a bot: win chances, move marks, luck and accuracy',
    },
    args: ARGS,
    setup: refuseUnknown,
    async run({ args }) {
      const depth = depthOf(args.depth);
      const threads = wholeNumber('--threads', args.threads, 1, 256) ?? 1;
      const { game, record, remark } = await readRecord(registry, args.file);
      if (remark !== null) warn(remark);
      const { ok, problem } = verify(game, record);
      // Rules that have changed since are no forgery: the walk says what they refuse.
      if (!ok && (remark === null || verifyLinks(record) !== null)) {
        warn(`${args.file} does not hold: ${problem}`);
        return FAILED;
      }
      const address = addressOf(registry, game.id);
      const learned = learnedAt(address);
      const trained = learned && (await loadTrained(game, learned));
      const empty = emptyAnalysis(beginWalk(game, record, trained), depth);
      const from = begun(args.json, empty) ?? empty;

      const bar = progressBar(from.plies.length, process.stderr);
      const job = { game: address, record, from, threads, progress: bar.show };
      const analysis = await interruptible(signal => analyseInThreads({ ...job, signal }));
      bar.end();

      if (args.json) writeWhole(args.json, `${JSON.stringify(analysis)}\n`);
      const story = storyOf(game, record, analysis, namesOf(record, record.seats));
      if (args.html) writeWhole(args.html, analysisPage(story));
      say(storyLines(story, paintFor(process.stdout)).join('\n'));
      const left = analysis.plies.filter(ply => ply === null).length;
      if (left === 0) return 0;
      warn(
        `stopped; ${left} of ${analysis.plies.length} plies are left${args.json ? ', run the same command to continue' : ''}`,
      );
      return INTERRUPTED;
    },
  });

function depthOf(text: string): AnalysisDepth {
  if (text === 'quick' || text === 'medium' || text === 'deep') return text;
  throw new UsageError(`--depth is quick, medium or deep, not '${text}'`);
}

/** The stored analysis of this record; a file with anything else is not overwritten. */
function begun(file: string | undefined, empty: Analysis): Analysis | null {
  if (file === undefined || !existsSync(file)) return null;
  const kept = keptAnalysis(parsed(readText(file)), empty);
  if (kept) return kept;
  throw new UsageError(`'${file}' exists but is not a ${empty.depth} analysis of this game; name another file`);
}

function parsed(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return data;
  } catch {
    return null;
  }
}
