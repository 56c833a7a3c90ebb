import { same, type Frame, type Game, type Match, type Option, type Phrases, type Seat } from '@thorp/kernel';
import {
  eyesOf,
  hasEnded,
  landmarksOf,
  reviewOf,
  roundsOf,
  type Eyes,
  type OtherRules,
  type Table,
} from '@thorp/table';
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
import { contextOf, factsOf, updateInWords, type NextUpdate, type TableFacts } from './inWords.ts';
import { forgetAfter, type SentLog } from './sentLog.ts';

/* A game in review: the same words as at a live table, for any decision and point of view. */

/** A game to look at again: a whole one that is here, or a running one on a server as its reader has seen it. */
export interface SeenGame {
  readonly facts: TableFacts;
  readonly game: Game;
  readonly over: boolean;
  readonly otherRules: OtherRules | null;
  readonly eyes: Eyes;
  /** The first person at the table, or the reader; null if there is none. */
  readonly me: Seat | null;
  /** Who made each choice. */
  readonly seats: readonly Seat[];
  /** What everybody could read. */
  readonly log: Match['log'];
  /** What a spectator sees now. */
  readonly view: unknown;
  /** The table after some plies, as a seat (null: a spectator) sees it. */
  after(plies: number, seat: Seat | null, words: Phrases, sentLog: SentLog | null): NextUpdate;
  /** The question that the next choice answered; null if the reader may not know it. */
  answered(plies: number): Answered | null;
  /** Every hand after some plies; null if the reader may not see them. */
  hands(plies: number, words: Phrases): OpenHand[] | null;
}

/** A question and its answer, with what the seat saw then. */
interface Answered {
  readonly view: unknown;
  /** Null if it was not offered by these rules. */
  readonly question: { readonly frame: Frame; readonly options: number } | null;
  readonly option: Option | null;
}

/** A game that is open for review, and how much of its log the page has. */
export interface OpenReview {
  readonly seen: SeenGame;
  readonly words: Phrases;
  readonly fault: RecordFault | null;
  readonly branch: BranchFacts | null;
  readonly began: number | null;
  sentLog: SentLog | null;
}

export function openReview(
  seen: SeenGame,
  words: Phrases,
  { fault = null, branch = null, began = null }: Partial<Pick<OpenReview, 'fault' | 'branch' | 'began'>> = {},
): OpenReview {
  return { seen, words, fault, branch, began, sentLog: null };
}

/** A table that is here. */
export function seenHere(table: Table): SeenGame {
  const { header, match } = table;
  const review = reviewOf(table);
  const eyes = eyesOf(table);
  const me = header.players.findIndex(({ kind }) => kind === 'human');
  return {
    facts: factsOf(table),
    game: match.game,
    over: hasEnded(table),
    otherRules: table.otherRules,
    eyes,
    me: me < 0 ? null : me,
    seats: match.plies.map(({ seat }) => seat),
    log: match.log,
    view: match.game.view(match.state, null),
    after: (plies, seat, words, sentLog) => updateInWords(review.at(plies), seat, words, sentLog),
    answered(plies) {
      const made = match.plies[plies];
      if (!made || !eyes.seats.includes(made.seat)) return null;
      const { game, state, questions } = review.at(plies).match;
      const question = questions.find(each => each.seat === made.seat);
      return {
        view: game.view(state, made.seat),
        question: question ? { frame: question.frame, options: question.options.length } : null,
        option: question?.options.find(each => same(each, made.option)) ?? null,
      };
    },
    hands: (plies, words) => (eyes.open ? handsOf(review.at(plies), words) : null),
  };
}

/** The game as a whole. */
export function reviewFacts({ seen, words, fault, branch, began }: OpenReview): ReviewFacts {
  const { facts, game, eyes, me, seats, log } = seen;
  const rounds = roundsOf(seen, words, contextOf(facts, seen.view));
  const { update: final } = seen.after(seats.length, me !== null && eyes.seats.includes(me) ? me : null, words, null);
  return {
    table: facts.id,
    game: facts.game,
    title: final.title,
    seats: final.seats,
    decisions: seats.length,
    over: seen.over,
    rounds,
    landmarks: landmarksOf({ log }, words, rounds),
    me,
    eyes: eyes.seats,
    mayOpen: eyes.open,
    final: asPast(final),
    fault,
    otherRules: seen.otherRules,
    converted: began === null ? null : { recorded: began, here: game.version },
    branch,
  };
}

/** The table at a decision. Only the part of the log that the page does not have is sent. */
export function reviewMoment(open: OpenReview, decision: number, seenBy: SeenBy): ReviewMoment {
  const { seen, words } = open;
  const plies = Math.min(Math.max(decision - 1, 0), seen.seats.length);
  const chooser = seen.seats[plies];
  const seat = eyeOf(open, seenBy, chooser ?? open.sentLog?.seat ?? seen.eyes.seats[0] ?? null);
  if (open.sentLog) forgetAfter(open.sentLog, plies);
  const { update, sentLog, known } = seen.after(plies, seat, words, open.sentLog);
  open.sentLog = sentLog;
  return {
    decision: plies + 1,
    known,
    update: asPast({ ...update, version: plies }),
    asked: chooser === undefined ? null : askedThen(open, plies, chooser),
    hands: seenBy === 'open' ? seen.hands(plies, words) : null,
  };
}

/** With everything visible, the board is shown from the seat that decides. */
function eyeOf({ seen: { eyes } }: OpenReview, seenBy: SeenBy, deciding: Seat | null): Seat | null {
  if (seenBy === 'open') return eyes.open ? deciding : null;
  return seenBy !== null && eyes.seats.includes(seenBy) ? seenBy : null;
}

function askedThen({ seen, words }: OpenReview, plies: number, seat: Seat): AskedThen {
  const answered = seen.answered(plies);
  if (!answered) return { seat, prompt: null, chosen: null, target: null };
  const { view, question, option } = answered;
  const context = contextOf(seen.facts, view, seat);
  return {
    seat,
    prompt: question ? words.prompt(question.frame, context) : null,
    chosen: option ? words.label(option, context) : null,
    target: option ? words.target(option, context) : null,
  };
}

/** All decisions in words. Costs a replay of the whole game, so it is a separate call. */
export function reviewDecisions({ seen, words }: OpenReview): ReviewDecision[] {
  return seen.seats.map((seat, done): ReviewDecision => {
    const answered = seen.answered(done);
    if (!answered) return { seat, label: null, options: 0 };
    const { view, question, option } = answered;
    const label = option ? words.label(option, contextOf(seen.facts, view, seat)) : null;
    return { seat, label, options: question?.options ?? 0 };
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
