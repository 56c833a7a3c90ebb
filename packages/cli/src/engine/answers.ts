import { decide, outcome, type Decision, type Game, type Match, type Note, type Seat, type World } from '@thorp/kernel';
import { toldTo } from '../told.ts';

/** A question as programs get it: every option with its index and its words. */
export function decisionAnswer(game: Game, state: World): object | null {
  const decision: Decision | null = decide(game, state);
  if (!decision) return null;
  const { seat, step, frame, options } = decision;
  const told = toldTo(game, state, seat);
  const { prompt, label } = game.text.en;
  return {
    seat,
    step,
    prompt: prompt(frame, told),
    options: options.map((option, index) => ({ index, option, label: label(option, told) })),
  };
}

/** What happened, who may know it (absent: everybody), and how the log tells it. */
export function eventAnswers(match: Match, notes: readonly Note[]): object[] {
  return notes.map(note => {
    const told = toldTo(match.game, match.state, note.to?.[0] ?? null);
    return { ...note, text: match.game.text.en.tell(note.event, told) };
  });
}

export function resultAnswer(match: Match): object {
  const { over, scores, ranks, verdict } = outcome(match);
  const told = toldTo(match.game, match.state, null);
  const { part: partText } = match.game.text.en;
  return {
    over,
    scores: scores.map(score => score.total),
    ranks,
    breakdown: scores.map(({ parts }) => parts.map(part => ({ ...part, label: partText(part, told) }))),
    ...(verdict ? { verdict } : {}),
  };
}

export function seatCount(match: Match): number {
  return match.game.score(match.state).scores.length;
}

export function isSeat(match: Match, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seatCount(match);
}
