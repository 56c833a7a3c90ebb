import {
  ANALYSIS_FORMAT,
  batchesOf,
  beginWalk,
  emptyAnalysis,
  keptAnalysis,
  loadTrained,
  type Analysis,
  type AnalysisDepth,
} from '@thorp/bots';
import { outcome, recordOf, ThorpError, type GameRecord, type Phrases, type Seat } from '@thorp/kernel';
import { reviewOf, type Review } from '@thorp/table';
import type {
  AnalysisFacts,
  AnalysisState,
  AnalysisTask,
  FoundPly,
  Highlights,
  Opinion,
} from '../protocol/analysis.ts';
import { analysisStore } from '../store/analyses.ts';
import type { BranchFacts } from '../protocol/review.ts';
import { findGame, type FoundGame, type GameSources } from './findGame.ts';
import { learnedBy } from './games.ts';
import { factsOf } from './analysisFacts.ts';
import { highlightsOf } from './highlights.ts';
import { opinionOf } from './opinions.ts';

/*
 * The analysis of a game: the stored results, what is left to do, and everything in words. Other workers do the
 * thinking. Only one game is open at a time.
 */

const store = analysisStore();

interface OpenGame {
  readonly id: string;
  readonly locale: string;
  readonly review: Review;
  readonly words: Phrases;
  readonly record: GameRecord;
  readonly branch: BranchFacts | null;
}

let open: { readonly id: string; readonly locale: string; readonly game: Promise<OpenGame | null> } | null = null;

/** Known analyses, by game. */
const analyses = new Map<string, Analysis>();

export async function stateOf(sources: GameSources, id: string, locale: string): Promise<AnalysisState> {
  const game = await opened(sources, id, locale);
  const analysis = analyses.get(id);
  return { possible: game !== null, facts: game && analysis ? factsOf(analysis) : null };
}

/** A game that can be analysed; null for a running game, and for an invalid record. */
async function opened(sources: GameSources, id: string, locale: string): Promise<OpenGame | null> {
  if (open?.id !== id || open.locale !== locale) open = { id, locale, game: openGame(sources, id, locale) };
  const mine = open;
  try {
    const game = await mine.game;
    // A running game may be over when it is requested again.
    if (!game && open === mine) open = null;
    return game;
  } catch (error) {
    if (open === mine) open = null;
    throw error;
  }
}

async function openGame(sources: GameSources, id: string, locale: string): Promise<OpenGame | null> {
  const found = await findGame(sources, id, locale);
  if (!canBeAnalysed(found)) return null;
  const { table, words, branch } = found;
  const record = recordOf(table.match, true);
  if (!analyses.has(id)) {
    const kept = await knownOf(id);
    if (kept && kept.link === record.plies.at(-1)?.link && kept.version === record.version) analyses.set(id, kept);
  }
  return { id, locale, review: reviewOf(table), words, record, branch };
}

function canBeAnalysed({ table, fault }: FoundGame): boolean {
  return !fault && !table.otherRules && table.match.plies.length > 0 && outcome(table.match).over;
}

export async function taskOf(
  sources: GameSources,
  id: string,
  depth: AnalysisDepth,
  locale: string,
): Promise<AnalysisTask> {
  const found = await opened(sources, id, locale);
  if (!found) throw new ThorpError('bad-request', 'only a finished game whose record holds can be analysed');
  const { record, review, branch } = found;
  const { game } = review.table.match;
  const learned = learnedBy(game.id);
  const trained = learned && (await loadTrained(game, learned));
  const empty = emptyAnalysis(beginWalk(game, record, trained), depth);
  const analysis = keptAnalysis(analyses.get(id), empty) ?? (await fromGame(empty, branch));
  analyses.set(id, analysis);
  return { game: game.id, record, depth, portions: batchesOf(analysis), facts: factsOf(analysis) };
}

/** A branch uses the results for the decisions before it: they are the same as in its game. */
async function fromGame(empty: Analysis, branch: BranchFacts | null): Promise<Analysis> {
  const known = branch && (await knownOf(branch.of));
  if (!known || known.depth !== empty.depth || known.net !== empty.net || known.version !== empty.version) return empty;
  return {
    ...empty,
    plies: empty.plies.map((_, ply) => (ply < branch.decision - 1 ? (known.plies[ply] ?? null) : null)),
  };
}

/** The stored analysis of a game, open or not. */
async function knownOf(id: string): Promise<Analysis | null> {
  // Without storage, nothing is known yet.
  const known = analyses.get(id) ?? (await store.get(id).catch(() => null))?.analysis;
  return known?.format === ANALYSIS_FORMAT ? known : null;
}

export async function keptOf(ids: readonly string[]): Promise<(AnalysisFacts | null)[]> {
  const known = await Promise.all(ids.map(knownOf));
  return known.map(each => each && factsOf(each));
}

export async function keepFound(id: string, found: readonly FoundPly[]): Promise<AnalysisFacts> {
  const before = analyses.get(id);
  if (!before) throw new ThorpError('bad-request', 'this game is not being analysed');
  const plies = [...before.plies];
  for (const [ply, each] of found) plies[ply] = each;
  const analysis = { ...before, plies };
  analyses.set(id, analysis);
  // Without storage, it lasts as long as the page.
  await store.put({ table: id, analysis }).catch(() => undefined);
  return factsOf(analysis);
}

export async function forget(id: string): Promise<void> {
  if (open?.id === id) open = null;
  analyses.delete(id);
  await store.remove(id);
}

export async function opinionAt(
  sources: GameSources,
  id: string,
  decision: number,
  locale: string,
): Promise<Opinion | null> {
  const game = await opened(sources, id, locale);
  const found = analyses.get(id)?.plies[decision - 1];
  return game && found ? opinionOf(game.review.at(decision - 1), game.words, { decision, found }) : null;
}

export async function highlightsFor(
  sources: GameSources,
  id: string,
  seat: Seat,
  locale: string,
): Promise<Highlights | null> {
  const game = await opened(sources, id, locale);
  const analysis = analyses.get(id);
  return game && analysis ? highlightsOf(game.review, game.words, analysis, seat) : null;
}
