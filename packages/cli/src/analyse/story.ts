import { playerSummaries, type Analysis, type Mark, type PlayerSummary } from '@thorp/bots';
import { choose, replay, type Game, type GameRecord, type Seat } from '@thorp/kernel';
import { opinionInWords, type OpinionWords } from '@thorp/table';
import { readerOf } from '../words.ts';

/** A decision that was thought about, in words of the seat that made it. */
export interface MarkedDecision {
  /** Counted from 1. */
  readonly decision: number;
  readonly seat: Seat;
  readonly prompt: string;
  readonly mark: Mark | null;
  /** The difference in the chance to win, or in points where there is no such chance; below 0 for what was lost. */
  readonly by: string;
  readonly error: string;
  readonly opinion: OpinionWords;
}

export interface Story {
  readonly title: string;
  readonly names: readonly string[];
  readonly analysis: Analysis;
  readonly totals: readonly string[];
  readonly told: readonly MarkedDecision[];
  readonly players: readonly PlayerSummary[];
}

/** Walks through a record once more and puts what was found into words. */
export function storyOf(game: Game, record: GameRecord, analysis: Analysis, names: readonly string[]): Story {
  const match = replay(game, record, 0);
  const told: MarkedDecision[] = [];
  for (const [i, { seat, option }] of replay(game, record).plies.entries()) {
    const choice = analysis.plies[i]?.choice;
    const asked = match.questions.find(each => each.seat === seat);
    if (choice && asked) {
      const reader = readerOf(game, match.state, seat, each => names[each] ?? '');
      const { en } = game.text;
      const opinion = opinionInWords(choice, en, reader);
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
  const totals = (record.end?.totals ?? []).map(total => game.text.en.points(total));
  return { title: game.text.en.title, names, analysis, totals, told, players: playerSummaries(analysis) };
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

/** A chance as players read it. */
export function chanceSaid(chance: number): string {
  return chance > 0 && chance < 0.01 ? 'under 1 %' : `${Math.round(chance * 100)} %`;
}

/** One sentence in two halves: what the better choice brings, what the other one has instead. */
export function whySaid({ best, other, why }: OpinionWords): string {
  if (!why) return '';
  if (why.kind === 'rated') return `Search prefers “${best.label}”; no difference in points is clear.`;
  if (why.kind === 'lead') return `“${best.label}” leaves the others ${why.points} further behind.`;
  const from = why.brings ? `, most of it by ${why.brings}` : '';
  const instead = why.lacks ? `; “${other.label}” has more by ${why.lacks}` : '';
  return `“${best.label}” brings ${why.points} more${from}${instead}.`;
}
