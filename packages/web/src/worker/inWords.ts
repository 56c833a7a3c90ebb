import type { Counter, Frame, Option, Phrases, Seat, Reader } from '@thorp/kernel';
import { isPerson, updateFor, viewAfter, type PreviewStep, type Standing, type Table, type Update } from '@thorp/table';
import type { Choice, Question, Refused, Result, SeatFacts, Sheet, TableUpdate } from '../protocol/update.ts';
import type { Change, Preview, PreviewAnswer } from '../protocol/calls.ts';
import { newSentLog, type SentLog } from './sentLog.ts';

/** An update whose log holds only the entries that the page does not have yet. */
interface NextUpdate {
  readonly update: TableUpdate;
  readonly sentLog: SentLog;
  /** How many entries of the log, counted from the first, the page has already. */
  readonly known: number;
}

/** A table as one seat sees it, in words. Entries of the log that the page has are not sent again. */
export function updateInWords(
  table: Table,
  seat: Seat | null,
  words: Phrases,
  before: SentLog | null = null,
): NextUpdate {
  const sentLog = before?.seat === seat && before.words === words ? before : newSentLog(seat, words);
  const update = updateFor(table, seat, sentLog.upTo);
  const context = contextOf(table, update.view);
  const known = sentLog.plies.length;
  const log = update.log.map(({ ply, event }) => ({ ply, event, text: words.tell(event, context) }));
  sentLog.plies.push(...log.map(({ ply }) => ply));
  sentLog.upTo = table.match.plies.length;
  return { update: { ...wordsOf(table, update, words, context), log }, sentLog, known };
}

/** Which numbers on a seat's own side of the board a choice would change. */
export function changesByChoice(table: Table, seat: Seat, option: Option, words: Phrases): Change[] {
  const after = viewAfter(table, seat, option);
  return after === null ? [] : changesTo(table, seat, after, words);
}

/** A preview in words: every answer, and what has changed at the end. */
export function previewInWords(table: Table, seat: Seat, answers: readonly PreviewStep[], words: Phrases): Preview {
  const { game, state } = table.match;
  let before: unknown = game.view(state, seat);
  const steps = answers.map(({ option, options, view, ...rest }): PreviewAnswer => {
    const context = contextOf(table, before);
    before = view ?? before;
    const choices = options.map(each => choiceOf(each, words, context));
    return { ...rest, choice: choiceOf(option, words, context), choices, view };
  });
  return { steps, changes: changesTo(table, seat, before, words) };
}

/** The numbers on a seat's own side that differ in a later view. */
function changesTo(table: Table, seat: Seat, after: unknown, words: Phrases): Change[] {
  const { game, state } = table.match;
  const numbers = (view: unknown): Counter[] =>
    words.board(contextOf(table, view)).zones.flatMap(zone => (zone.seat === seat ? zone.counters : []));
  const now = numbers(game.view(state, seat));
  return numbers(after).flatMap(({ name, value }, i) => {
    const before = now[i];
    return before?.name === name && before.value !== value ? [{ name, before: before.value, after: value }] : [];
  });
}

function choiceOf(option: Option, words: Phrases, context: Reader<unknown>): Choice {
  return { option, label: words.label(option, context), target: words.target(option, context) };
}

/** What phrases are given: a view, and the names at the table. */
export function contextOf({ header: { players } }: Table, view: unknown): Reader<unknown> {
  return { view, name: each => players[each]?.name ?? `${each + 1}` };
}

function wordsOf(table: Table, update: Update, words: Phrases, context: Reader<unknown>): Omit<TableUpdate, 'log'> {
  const { game, header } = table.match;
  const { seat } = update;
  const choice = (option: Option): Choice => choiceOf(option, words, context);
  return {
    table: table.header.id,
    game: game.id,
    title: words.title,
    settings: header.settings,
    version: update.version,
    seat,
    seats: table.header.players.map((_, each) => seatFacts(table, update, each)),
    view: update.view,
    board: words.board(context),
    question: questionOf(update, choice, frame => words.prompt(frame, context)),
    refused: update.refusals.map(({ option, reason }): Refused => {
      return { ...choice(option), reason, why: words.why(reason, context), clause: reason.clause };
    }),
    holding: update.holding !== null && update.holding === seat,
    mayUndo: update.noUndo === null,
    noUndo: update.noUndo,
    unread: update.unread,
    sheets: sheetsOf(update, words, context),
    commitment: header.entropyCommitments ? header.commitment : null,
    result: resultOf(update, words, context),
  };
}

function seatFacts(table: Table, { waiting }: Update, seat: Seat): SeatFacts {
  const player = table.header.players[seat];
  return {
    seat,
    name: player?.name ?? '',
    kind: player?.kind === 'human' ? 'human' : 'bot',
    level: player?.kind === 'bot' ? player.level : null,
    resigned: player?.kind === 'human' && !isPerson(table, seat),
    asked: waiting.includes(seat),
  };
}

function questionOf(
  { seat, decision, forMe }: Update,
  choice: (option: Option) => Choice,
  prompt: (frame: Frame) => string,
): Question | null {
  if (!decision || seat === null) return null;
  const { step, frame, options } = decision;
  return {
    step,
    frame,
    prompt: prompt(frame),
    choices: options.map(choice),
    forMe: forMe === null ? null : choice(forMe),
  };
}

function sheetsOf(update: Update, words: Phrases, context: Reader<unknown>): Sheet[] {
  const scores: readonly Standing[] = update.result
    ? update.result.outcome.scores.map(({ seat, total, parts }) => ({ seat, low: total, high: total, parts }))
    : update.standings;
  return scores.map(({ seat, low, high, parts }) => ({
    seat,
    low,
    high,
    total: low === high ? inFigures(words.points(high)) : `${figure(words, low)}–${inFigures(words.points(high))}`,
    parts:
      parts?.map(part => ({
        text: words.part(part, context),
        amount: figure(words, part.amount),
        card: part.card ?? null,
        count: part.count ?? null,
      })) ?? null,
  }));
}

/** Points without their unit, as players of the game write them; some games count in halves. */
function figure(words: Phrases, points: number): string {
  return inFigures(words.points(points).split(' ')[0] ?? '');
}

/** With a typographic minus sign. */
function inFigures(points: string): string {
  return points.replace(/^-/, '−');
}

function resultOf({ result }: Update, words: Phrases, context: Reader<unknown>): Result | null {
  if (!result) return null;
  const verdict = result.outcome.verdict ?? null;
  const verdictText = verdict && words.verdict ? words.verdict(verdict, context) : null;
  return { ranks: result.ranks, verdict, verdictText, givenUp: result.givenUp };
}
