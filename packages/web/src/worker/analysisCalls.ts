import type { HostCalls } from '../protocol/calls.ts';
import type { GameSources } from './findGame.ts';

/* The calls of the page about the analysis of a game. They are needed only for finished games. */

type Calls = Pick<HostCalls, 'analysis' | 'analysisTask' | 'analysisFound' | 'analysesKept' | 'opinion' | 'highlights'>;

const module = () => import('./analysed.ts');

export function analysisCalls(sources: GameSources): Calls {
  return {
    analysis: async (id, { locale }) => (await module()).stateOf(sources, id, locale),
    analysisTask: async (id, depth, { locale }) => (await module()).taskOf(sources, id, depth, locale),
    analysisFound: async (id, found) => (await module()).keepFound(id, found),
    analysesKept: async tables => (await module()).keptOf(tables),
    opinion: async (id, decision, { locale }) => (await module()).opinionAt(sources, id, decision, locale),
    highlights: async (id, seat, { locale }) => (await module()).highlightsFor(sources, id, seat, locale),
  };
}

export async function forgetAnalysis(id: string): Promise<void> {
  await (await module()).forget(id);
}
