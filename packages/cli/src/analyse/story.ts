import {
  inPoints,
  playerSummaries,
  turningPoints,
  type Analysis,
  type Mark,
  type PlayerSummary,
  type Turn,
} from '@thorp/bots';
import { choose, replay, type Game, type GameRecord, type Match, type Seat } from '@thorp/kernel';
import { opinionInWords, roundAt, roundsOf, type OpinionWords } from '@thorp/table';
import { withUnit } from '../figures.ts';
import { readerOf } from '../words.ts';

/** An analysed decision, in words for the seat that made it. */
export interface MarkedDecision {
  /** Counted from 1. */
  readonly decision: number;
  readonly seat: Seat;
  readonly prompt: string;
  readonly mark: Mark | null;
  /** The difference in the chance to win, or in points if there is no such chance; below 0 for a loss. */
  readonly by: string;
  readonly error: string;
  readonly opinion: OpinionWords;
}

/** A decision at which the game turned for a seat. */
export interface ToldTurn extends Turn {
  readonly decision: number;
  /** What was played. */
  readonly label: string;
  /** Null if there was nothing to choose. */
  readonly opinion: OpinionWords | null;
}

export interface Story {
  readonly title: string;
  readonly names: readonly string[];
  readonly analysis: Analysis;
  readonly totals: readonly string[];
  readonly told: readonly MarkedDecision[];
  /** By seat; empty until every decision is analysed. */
  readonly turning: readonly (readonly ToldTurn[])[];
  readonly players: readonly PlayerSummary[];
}

/** Replays a record and puts the results of the analysis into words. */
export function storyOf(game: Game, record: GameRecord, raw: Analysis, names: readonly string[]): Story {
  const analysis = inPoints(raw);
  const match = replay(game, record, 0);
  const { en } = game.text;
  const told: MarkedDecision[] = [];
  const labels: string[] = [];
  for (const [i, { seat, option }] of replay(game, record).plies.entries()) {
    const choice = analysis.plies[i]?.choice;
    const asked = match.questions.find(each => each.seat === seat);
    const reader = readerOf(game, match.state, seat, each => names[each] ?? '');
    const counted = raw.plies[i]?.choice;
    const opinion = counted ? opinionInWords(counted, en, reader) : null;
    // If there is no choice, the only option was played.
    const [only] = asked?.options ?? [];
    labels.push(opinion ? opinion.played.label : only ? en.label(only, reader) : '');
    if (choice && opinion && asked) {
      told.push({
        decision: i + 1,
        seat,
        prompt: en.prompt(asked.frame, reader),
        mark: choice.mark,
        ...differenceOf(choice),
        opinion,
      });
    }
    choose(match, seat, option);
  }
  const totals = (record.end?.totals ?? []).map(total => withUnit(en.points(total)));
  const turning = turningOf(match, analysis, names, told, labels);
  return { title: en.title, names, analysis, totals, told, turning, players: playerSummaries(analysis) };
}

/** The turning points for each seat, as on the end page of the game. `match` is at its end. */
function turningOf(
  match: Match,
  analysis: Analysis,
  names: readonly string[],
  told: readonly MarkedDecision[],
  labels: readonly string[],
): ToldTurn[][] {
  const reader = readerOf(match.game, match.state, null, each => names[each] ?? '');
  const rounds = roundsOf(match, match.game.text.en, reader);
  const opinions = new Map(told.map(({ decision, opinion }) => [decision, opinion]));
  return names.map((_, seat) =>
    turningPoints(analysis, seat, ply => roundAt(rounds, ply + 1)?.name ?? null).map((turn): ToldTurn => {
      const decision = turn.ply + 1;
      return { ...turn, decision, label: labels[turn.ply] ?? '', opinion: opinions.get(decision) ?? null };
    }),
  );
}

function differenceOf({
  lost,
  ahead,
}: NonNullable<NonNullable<Analysis['plies'][number]>['choice']>): Pick<MarkedDecision, 'by' | 'error'> {
  const difference = lost ?? ahead;
  if (!difference) return { by: '', error: '' };
  const sign = lost ? '−' : '+';
  const { chance, lead } = difference;
  return chance
    ? { by: signed(sign, chance.mean * 100, '%'), error: `${(chance.error * 100).toFixed(1)} %` }
    : { by: signed(sign, lead.mean, 'points'), error: lead.error.toFixed(1) };
}

function signed(sign: string, value: number, unit: string): string {
  const shown = value < 0 ? (sign === '−' ? '+' : '−') : sign;
  return `${shown}${Math.abs(value).toFixed(1)} ${unit}`;
}

export const MARK_SIGNS: { readonly [M in Mark]: string } = {
  brilliant: '!!',
  good: '✓',
  doubtful: '?!',
  mistake: '?',
};

/** A chance in words. */
export function chanceSaid(chance: number): string {
  return chance > 0 && chance < 0.01 ? 'under 1 %' : `${Math.round(chance * 100)} %`;
}

/** One sentence in two halves: what the better choice gains, and what the other one gains. */
export function whySaid({ best, other, why }: OpinionWords): string {
  if (!why) return '';
  if (why.kind === 'rated') return `The bot prefers “${best.label}”; no difference in points is clear.`;
  const points = withUnit(why.points);
  if (why.kind === 'behind') return `The bot prefers “${best.label}”, though “${other.label}” is ahead by ${points}.`;
  if (why.kind === 'lead') return `“${best.label}” leaves the others ${points} further behind.`;
  const from = why.brings ? `, most of it from ${why.brings}` : '';
  const instead = why.lacks ? `; “${other.label}” has more from ${why.lacks}` : '';
  return `“${best.label}” brings ${points} more${from}${instead}.`;
}
