import { wholeMoments } from '@thorp/client';
import type { PastGame } from '@thorp/client/protocol';
import { must, type Game } from '@thorp/kernel';
import { inWords, type TableFacts } from './inWords.ts';
import type { SeenGame } from './review.ts';
import { addTo, newSentLog } from './sentLog.ts';

/** A running game on a server. Its state stays there, so it can only be looked at as the reader has seen it. */
export function seenOnline(game: Game, id: string, past: PastGame): SeenGame {
  const { settings, players, turned, commitment, now, choices } = past;
  const { seat } = now;
  const moments = wholeMoments(past.moments);
  const facts: TableFacts = { id, game: game.id, settings, players, turned, commitment };
  const momentAt = (plies: number) => must(moments[plies], 'there is a moment for every ply');
  return {
    facts,
    game,
    over: false,
    otherRules: now.otherRules,
    eyes: { seats: seat === null ? [] : [seat], open: false },
    me: seat,
    seats: choices.map(choice => choice.seat),
    log: now.log.slice(),
    view: now.view,
    // Only the reader's own view is known here, so there is no other to choose.
    after(plies, _, words, before) {
      const { view, waiting } = momentAt(plies);
      const sentLog = before?.words === words ? before : newSentLog(seat, words);
      addTo(
        sentLog,
        now.log.filter(({ ply }) => ply > sentLog.upTo && ply <= plies),
      );
      sentLog.upTo = plies;
      const then = { view, waiting, decision: null, refusals: [], forMe: null, holding: null, unread: 0, result: null };
      return inWords(facts, { ...now, ...then, standings: [] }, words, sentLog);
    },
    answered(plies) {
      const own = choices[plies]?.own;
      if (!own) return null;
      const { frame, option, options } = own;
      return { view: momentAt(plies).view, question: { frame, options }, option };
    },
    hands: () => null,
  };
}
