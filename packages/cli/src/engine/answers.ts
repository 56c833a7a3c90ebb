import { questionOf, type Question } from '@thorp/bots';
import {
  decide,
  isWhole,
  outcome,
  type Decision,
  type Game,
  type Match,
  type Note,
  type Seat,
  type World,
} from '@thorp/kernel';
import { readerOf } from '../words.ts';

/** The open question, as programs get it; null when the game is over. */
export function decisionAnswer(game: Game, state: World): Question | null {
  const decision: Decision | null = decide(game, state);
  if (!decision) return null;
  return questionOf(game, decision, readerOf(game, state, decision.seat));
}

/** What happened, who may know it (absent: everybody), and its log line. */
export function eventAnswers(match: Match, notes: readonly Note[]): object[] {
  return notes.map(note => {
    const reader = readerOf(match.game, match.state, note.to?.[0] ?? null);
    return { ...note, text: match.game.text.en.tell(note.event, reader) };
  });
}

export function resultAnswer(match: Match): object {
  const { over, scores, ranks, verdict } = outcome(match);
  const reader = readerOf(match.game, match.state, null);
  const { part: partText } = match.game.text.en;
  return {
    over,
    scores: scores.map(score => score.total),
    ranks,
    breakdown: scores.map(({ parts }) => parts.map(part => ({ ...part, label: partText(part, reader) }))),
    ...(verdict ? { verdict } : {}),
  };
}

export function seatCount(match: Match): number {
  return match.game.score(match.state).scores.length;
}

export function isSeat(match: Match, seat: unknown): seat is Seat {
  return isWhole(seat, 0, seatCount(match) - 1);
}
