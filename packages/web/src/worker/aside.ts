import type { Game, Phrases, Seat } from '@thorp/kernel';
import type { LogEvent, Outlook as GameOutlook, PastMoment, UnscoredUpdate } from '@thorp/table';
import type { Outlook, PastScreen } from '../protocol/calls.ts';
import { contextOf, inWords, type TableFacts } from './inWords.ts';
import { addTo, newSentLog } from './sentLog.ts';

/* Requests beside the present table: the probable next question, and missed moments. */

/** An outlook in words. */
export function outlookInWords(
  facts: TableFacts,
  found: GameOutlook | null,
  { game, seat, words }: { readonly game: Game; readonly seat: Seat | null; readonly words: Phrases },
): Outlook {
  const pays = Object.values(game.steps).some(step => 'forMe' in step && step.forMe !== undefined);
  if (!found) return { prompt: null, answers: [], pays };
  const { frame, options, means, view } = found;
  const context = contextOf(facts, view, seat);
  const answers = options.map((option, i) => ({ option, means: means[i] ?? '', label: words.label(option, context) }));
  return { prompt: words.prompt(frame, context), answers, pays };
}

/** Past moments as screens: nothing is asked, and scores are not known. */
export function missedInWords(
  facts: TableFacts,
  now: UnscoredUpdate,
  moments: readonly PastMoment[],
  words: Phrases,
): PastScreen[] {
  const sentLog = newSentLog(now.seat, words);
  let told = 0;
  return moments.map(({ plies, view, waiting }) => {
    const events = now.log.slice(told).filter(({ ply }: LogEvent) => ply <= plies);
    told += events.length;
    addTo(sentLog, events);
    const past = { view, waiting, decision: null, refusals: [], forMe: null, holding: null, unread: 0, result: null };
    const { update, known } = inWords(facts, { ...now, ...past, standings: [] }, words, sentLog);
    return { screen: { kind: 'table', update }, known };
  });
}
