import { same, type Phrases, type Seat } from '@thorp/kernel';
import { eyesOf, hasEnded, landmarksOf, reviewOf, type Eyes, type Review, type Table } from '@thorp/table';
import { asPast } from '../protocol/past.ts';
import type {
  AskedThen,
  BranchFacts,
  OpenHand,
  RecordFault,
  ReviewDecision,
  ReviewFacts,
  ReviewMoment,
  SeenBy,
} from '../protocol/review.ts';
import { contextOf, roundsIn, updateInWords } from './inWords.ts';
import { forgetAfter, type SentLog } from './sentLog.ts';

/* A game in review: the same words as at a live table, for any decision and point of view. */

/** A game that is open for review, and how much of its log the page has. */
export interface OpenReview {
  readonly review: Review;
  readonly eyes: Eyes;
  readonly words: Phrases;
  readonly fault: RecordFault | null;
  readonly branch: BranchFacts | null;
  readonly began: number | null;
  sentLog: SentLog | null;
}

export function openReview(
  table: Table,
  words: Phrases,
  { fault = null, branch = null, began = null }: Partial<Pick<OpenReview, 'fault' | 'branch' | 'began'>> = {},
): OpenReview {
  return { review: reviewOf(table), eyes: eyesOf(table), words, fault, branch, began, sentLog: null };
}

/** The game as a whole. */
export function reviewFacts({ review, eyes, words, fault, branch, began }: OpenReview): ReviewFacts {
  const { table } = review;
  const me = table.header.players.findIndex(({ kind }) => kind === 'human');
  const rounds = roundsIn(table, words);
  const { update: final } = updateInWords(table, eyes.seats.includes(me) ? me : null, words);
  return {
    table: table.header.id,
    game: table.header.game,
    title: final.title,
    seats: final.seats,
    decisions: review.plies,
    over: hasEnded(table),
    rounds,
    landmarks: landmarksOf(table.match, words, rounds),
    me: me < 0 ? null : me,
    eyes: eyes.seats,
    mayOpen: eyes.open,
    final: asPast(final),
    fault,
    otherRules: table.otherRules,
    converted: began === null ? null : { recorded: began, here: table.match.game.version },
    branch,
  };
}

/** The table at a decision. Only the part of the log that the page does not have is sent. */
export function reviewMoment(open: OpenReview, decision: number, seenBy: SeenBy): ReviewMoment {
  const { review, words } = open;
  const plies = Math.min(Math.max(decision - 1, 0), review.plies);
  const table = review.at(plies);
  const asked = review.table.match.plies[plies];
  const seat = eyeOf(open, seenBy, asked?.seat ?? open.sentLog?.seat ?? open.eyes.seats[0] ?? null);
  if (open.sentLog) forgetAfter(open.sentLog, plies);
  const { update, sentLog, known } = updateInWords(table, seat, words, open.sentLog);
  open.sentLog = sentLog;
  return {
    decision: plies + 1,
    known,
    update: asPast({ ...update, version: plies }),
    asked: asked ? askedThen(open, table, asked) : null,
    hands: seenBy === 'open' && open.eyes.open ? handsOf(table, words) : null,
  };
}

/** With everything visible, the board is shown from the seat that decides. */
function eyeOf({ eyes }: OpenReview, seenBy: SeenBy, deciding: Seat | null): Seat | null {
  if (seenBy === 'open') return eyes.open ? deciding : null;
  return seenBy !== null && eyes.seats.includes(seenBy) ? seenBy : null;
}

interface Chosen {
  readonly seat: Seat;
  readonly option: object;
}

function askedThen({ eyes, words }: OpenReview, table: Table, { seat, option }: Chosen): AskedThen {
  if (!eyes.seats.includes(seat)) return { seat, prompt: null, chosen: null, target: null };
  const { game, state, questions } = table.match;
  const context = contextOf(table.header, game.view(state, seat), seat);
  const question = questions.find(each => each.seat === seat);
  const offered = question?.options.find(each => same(each, option));
  return {
    seat,
    prompt: question ? words.prompt(question.frame, context) : null,
    chosen: offered ? words.label(offered, context) : null,
    target: offered ? words.target(offered, context) : null,
  };
}

/** All decisions in words. Costs a replay of the whole game, so it is a separate call. */
export function reviewDecisions({ review, eyes, words }: OpenReview): ReviewDecision[] {
  return review.table.match.plies.map(({ seat, option }, done): ReviewDecision => {
    if (!eyes.seats.includes(seat)) return { seat, label: null, options: 0 };
    const { header, match } = review.at(done);
    const question = match.questions.find(each => each.seat === seat);
    const offered = question?.options.find(each => same(each, option));
    const context = contextOf(header, match.game.view(match.state, seat), seat);
    return { seat, label: offered ? words.label(offered, context) : null, options: question?.options.length ?? 0 };
  });
}

/** What each seat holds that others could not see. */
function handsOf(table: Table, words: Phrases): OpenHand[] {
  const { game, state } = table.match;
  return table.header.players.map((_, seat): OpenHand => {
    const { zones } = words.board(contextOf(table.header, game.view(state, seat), seat));
    const own = zones.filter(zone => zone.seat === seat && zone.layout === 'hand');
    return { seat, zones: own.map(({ title, pieces }) => ({ title, cards: pieces.map(cardIn) })) };
  });
}

function cardIn({
  id,
  card,
  name,
}: {
  id: string;
  card: string | null;
  name: string;
}): OpenHand['zones'][number]['cards'][number] {
  return { id, card, name };
}
